import { countShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { removeDuplicateLines } from './remove-duplicate-lines.ts';
import { fields } from './request.ts';

export const removeDuplicateLinesTool = builtInTool({
  slug: 'remove-duplicate-lines',
  operation: 'remove-duplicate-lines',
  name: 'Remove Duplicate Lines',
  category: 'Text tools',
  description: 'Removes repeated lines from a text and keeps the first of each.',
  fields,
  request: {
    text: {
      description: 'At most 500,000 lines, ending with \\r\\n, \\n or \\r.',
      hint: 'At most 500,000 lines.',
    },
    caseSensitive: {
      description: 'false treats lines that differ only in case as equal, including ß and SS.',
      hint: 'Clear the box to treat lines that differ only in case as equal.',
    },
    trimWhitespace: {
      description: 'true ignores white space at the ends of lines when comparing them.',
      title: 'Ignore spaces at line ends',
      hint: '',
    },
    keepEmptyLines: { description: 'true keeps all blank lines, false removes them.', hint: '' },
  },
  result: {
    result: { shape: textShape, description: 'Remaining lines, unchanged.' },
    originalCount: {
      shape: countShape(),
      description: 'Lines of the text, including blank ones.',
      title: 'Lines before',
    },
    uniqueCount: { shape: countShape(), description: 'Lines of the result.', title: 'Lines after' },
    removedCount: {
      shape: countShape(),
      description: 'originalCount − uniqueCount.',
      title: 'Lines removed',
    },
  },
  example: { text: 'apple\nbanana\napple\ncherry' },
  run: removeDuplicateLines,
});
