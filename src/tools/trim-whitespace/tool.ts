import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, longText, text } from '../fields.ts';
import { rules } from './rules.ts';
import { trimWhitespace } from './trim-whitespace.ts';

export const trimWhitespaceTool = defineTool({
  slug: 'trim-whitespace',
  operation: 'trim-whitespace',
  name: 'Trim Whitespace',
  category: 'Text tools',
  description: 'Trims, normalizes or removes the white space of a text.',
  request: () =>
    z.object({
      text: longText('The text.'),
      mode: z._default(
        choice(
          rules.mode.options,
          'normalize makes each run of white space (line ends too) one space and trims both ends, trim only trims, remove leaves none.',
        ),
        'normalize',
      ),
    }),
  result: () =>
    z.object({
      result: text('The text without that white space.'),
      originalLength: count('Length of the text in UTF-16 code units.'),
      resultLength: count('Length of the result in UTF-16 code units.'),
    }),
  example: { text: '  Hello,   world!  ' },
  run: trimWhitespace,
});
