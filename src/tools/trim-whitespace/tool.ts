import { countShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { fields } from './request.ts';
import { trimWhitespace } from './trim-whitespace.ts';

export const trimWhitespaceTool = builtInTool({
  slug: 'trim-whitespace',
  operation: 'trim-whitespace',
  name: 'Trim Whitespace',
  category: 'Text tools',
  description: 'Trims, normalizes or removes white space in a text.',
  labels: { normalize: 'One line', trim: 'Ends only', remove: 'Remove all' },
  hints: {
    text: '',
    mode: 'Leaves one space between words, clears both ends of the text, or removes all white space.',
  },
  fields,
  request: {
    text: 'Text to trim.',
    mode: 'normalize trims and reduces white space to single spaces, trim only trims, remove removes all.',
  },
  result: () => ({
    result: textShape('Trimmed text.'),
    originalLength: countShape({
      description: 'Length of the text in UTF-16 code units.',
      title: 'Length before',
    }),
    resultLength: countShape({
      description: 'Length of the result in UTF-16 code units.',
      title: 'Length after',
    }),
  }),
  example: { text: '  Hello,   world!  ' },
  run: trimWhitespace,
});
