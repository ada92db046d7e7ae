import { countShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertColor } from './convert-color.ts';
import { fields, rules } from './request.ts';

export const colorConverterTool = builtInTool({
  slug: 'color-converter',
  operation: 'convert-color',
  name: 'Color Converter',
  category: 'Converters',
  description: 'Converts a hex or RGB color to hex, RGB and HSL.',
  labels: { hex: 'Hex', rgb: 'RGB' },
  hints: {
    color: 'Such as #ff5733, 255, 87, 51 or rgb(255, 87, 51), without transparency.',
    from: '',
  },
  fields,
  rules,
  request: {
    color:
      'Color as #rgb, #rrggbb or 0xrrggbb, with or without #, or as r, g, b or rgb(…) as in CSS; an alpha must be 1.',
    from: { description: 'Notation of color.', title: 'Notation' },
  },
  result: () => ({
    hex: textShape('Hexadecimal notation in lower case, such as #ff5733.'),
    rgb: textShape({ description: 'RGB notation, such as rgb(255, 87, 51).', title: 'RGB' }),
    hsl: textShape({
      description: 'HSL notation with rounded parts, such as hsl(11, 100%, 60%).',
      title: 'HSL',
    }),
    r: countShape({ description: 'Red, 0 to 255.', title: 'Red' }, 255),
    g: countShape({ description: 'Green, 0 to 255.', title: 'Green' }, 255),
    b: countShape({ description: 'Blue, 0 to 255.', title: 'Blue' }, 255),
  }),
  example: { color: '#ff5733', from: 'hex' },
  run: convertColor,
});
