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
  fields,
  request: {
    text: { description: 'Text to trim.', hint: '' },
    mode: {
      description:
        'normalize trims and reduces white space to single spaces, trim only trims, remove removes all.',
      hint: 'Leaves one space between words, clears both ends of the text, or removes all white space.',
      labels: { normalize: 'One line', trim: 'Ends only', remove: 'Remove all' },
    },
  },
  result: {
    result: { shape: textShape, description: 'Trimmed text.' },
    originalLength: {
      shape: countShape(),
      description: 'Length of the text in UTF-16 code units.',
      title: 'Length before',
    },
    resultLength: {
      shape: countShape(),
      description: 'Length of the result in UTF-16 code units.',
      title: 'Length after',
    },
  },
  example: { text: '  Hello,   world!  ' },
  run: trimWhitespace,
});
