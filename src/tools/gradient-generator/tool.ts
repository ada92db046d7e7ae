import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number, text } from '../fields.ts';
import { generateGradient } from './generate-gradient.ts';
import { rules } from './rules.ts';

export const gradientGeneratorTool = defineTool({
  slug: 'gradient-generator',
  operation: 'generate-gradient',
  name: 'CSS Gradient Generator',
  category: 'Generators',
  description: 'Generates a linear, radial or conic CSS gradient between two colors.',
  request: () =>
    z.object({
      type: z._default(choice(rules.type.options, 'The shape of the gradient.'), 'linear'),
      from: text('The starting color: 3, 4, 6 or 8 hex digits; the # may be missing.', rules.from),
      to: text('The ending color: 3, 4, 6 or 8 hex digits; the # may be missing.', rules.to),
      angle: z._default(
        number(
          rules.angle,
          'Degrees: the direction of a linear gradient or the start of a conic one; radial ignores it.',
        ),
        90,
      ),
    }),
  result: () =>
    z.object({
      css: text('The CSS value, such as linear-gradient(90deg, #ff0000, #0000ff).'),
      type: choice(rules.type.options, 'The shape used.'),
      from: text('The starting color with #, in lower case.'),
      to: text('The ending color with #, in lower case.'),
      angle: figure('The angle given or its default, in degrees.'),
    }),
  example: { type: 'linear', from: '#ff0000', to: '#0000ff', angle: 90 },
  run: generateGradient,
});
