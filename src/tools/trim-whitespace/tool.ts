import { count, text } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { fields } from './request.ts';
import { trimWhitespace } from './trim-whitespace.ts';

export const trimWhitespaceTool = builtInTool({
  slug: 'trim-whitespace',
  operation: 'trim-whitespace',
  name: 'Trim Whitespace',
  category: 'Text tools',
  description: 'Trims, normalizes or removes the white space of a text.',
  fields,
  request: {
    text: 'Text to trim.',
    mode: 'normalize makes white space single spaces and trims, trim only trims, remove leaves none.',
  },
  result: () => ({
    result: text('Trimmed text.'),
    originalLength: count('Length of the text in UTF-16 code units.'),
    resultLength: count('Length of the result in UTF-16 code units.'),
  }),
  example: { text: '  Hello,   world!  ' },
  run: trimWhitespace,
});
