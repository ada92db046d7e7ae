import { countShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertColor } from './convert-color.ts';
import { fields } from './request.ts';

export const colorConverterTool = builtInTool({
  slug: 'color-converter',
  operation: 'convert-color',
  name: 'Color Converter',
  category: 'Converters',
  description: 'Converts a hex or RGB color to hex, RGB and HSL.',
  fields,
  request: {
    color: {
      description:
        'Color as #rgb, #rrggbb or 0xrrggbb, with or without #, or as r, g, b or rgb(…) as in CSS; an alpha must be 1.',
      hint: 'Such as #ff5733, 255, 87, 51 or rgb(255, 87, 51), without transparency.',
    },
    from: {
      description: 'Notation of color.',
      title: 'Notation',
      hint: '',
      labels: { hex: 'Hex', rgb: 'RGB' },
    },
  },
  result: {
    hex: { shape: textShape, description: 'Hexadecimal notation in lower case, such as #ff5733.' },
    rgb: { shape: textShape, description: 'RGB notation, such as rgb(255, 87, 51).', title: 'RGB' },
    hsl: {
      shape: textShape,
      description: 'HSL notation with rounded parts, such as hsl(11, 100%, 60%).',
      title: 'HSL',
    },
    r: { shape: countShape(255), description: 'Red, 0 to 255.', title: 'Red', hidden: true },
    g: { shape: countShape(255), description: 'Green, 0 to 255.', title: 'Green', hidden: true },
    b: { shape: countShape(255), description: 'Blue, 0 to 255.', title: 'Blue', hidden: true },
  },
  example: { color: '#ff5733', from: 'hex' },
  run: convertColor,
});
