import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, flag, number, text } from '../fields.ts';
import { calculateSlope } from './calculate-slope.ts';
import { rules } from './rules.ts';

export const slopeCalculatorTool = defineTool({
  slug: 'slope-calculator',
  operation: 'calculate-slope',
  name: 'Slope Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes slope, angle, intercept and equation of the line through two points, and their distance.',
  request: () =>
    z.object({
      x1: number(rules.x1, 'x-coordinate of the first point.'),
      y1: number(rules.y1, 'y-coordinate of the first point.'),
      x2: number(rules.x2, 'x-coordinate of the second point, which differs from the first.'),
      y2: number(rules.y2, 'y-coordinate of the second point, which differs from the first.'),
    }),
  result: () =>
    z.object({
      slope: unlessVertical('Rise over run; null for a vertical line.'),
      isVertical: flag('Whether the line is vertical.'),
      angle: figure(
        'Angle with the x-axis in degrees, between -90 and 90; 90 for a vertical line alone.',
      ),
      intercept: unlessVertical('Where the line meets the y-axis; null for a vertical line.'),
      length: figure('Distance between the points.'),
      equation: text('The line in lowest form, such as y = 2x + 1, in plain decimals.'),
    }),
  example: { x1: 0, y1: 1, x2: 3, y2: 4 },
  run: calculateSlope,
});

function unlessVertical(description: string) {
  return z.nullable(figure(description));
}
