import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, text } from '../fields.ts';
import { convertColor } from './convert-color.ts';
import { rules } from './rules.ts';

export const colorConverterTool = defineTool({
  slug: 'color-converter',
  operation: 'convert-color',
  name: 'Color Converter',
  category: 'Converters',
  description: 'Converts a hex or RGB color to hex, RGB and HSL.',
  request: () =>
    z.object({
      color: text(
        'The color: #rgb or #rrggbb (the # may be missing), or r, g, b from 0 to 255 with or without rgb(…) around.',
      ),
      from: choice(rules.from.options, 'The notation of color.'),
    }),
  result: () =>
    z.object({
      hex: text('Such as #ff5733, in lower case.'),
      rgb: text('Such as rgb(255, 87, 51).'),
      hsl: text('Such as hsl(11, 100%, 60%): degrees and per cent, each rounded half up.'),
      r: count('Red, 0 to 255.'),
      g: count('Green, 0 to 255.'),
      b: count('Blue, 0 to 255.'),
    }),
  example: { color: '#ff5733', from: 'hex' },
  run: convertColor,
});
