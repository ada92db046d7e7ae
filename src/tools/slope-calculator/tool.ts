import { booleanShape, numberShape, orNull, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSlope } from './calculate-slope.ts';
import { fields } from './request.ts';

export const slopeCalculatorTool = builtInTool({
  slug: 'slope-calculator',
  operation: 'calculate-slope',
  name: 'Slope Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes slope, angle, intercept and equation of the line through two points, and their distance.',
  headline: 'equation',
  fields,
  request: {
    x1: { description: 'x-coordinate of the first point.', title: 'x₁' },
    y1: { description: 'y-coordinate of the first point.', title: 'y₁' },
    x2: {
      description: 'x-coordinate of the second point, which differs from the first.',
      title: 'x₂',
    },
    y2: {
      description: 'y-coordinate of the second point, which differs from the first.',
      title: 'y₂',
    },
  },
  result: {
    slope: {
      shape: orNull(numberShape),
      description: 'Rise over run, or null for a vertical line.',
    },
    isVertical: {
      shape: booleanShape,
      description: 'Whether the line is vertical.',
      title: 'Vertical',
      hidden: true,
    },
    angle: {
      shape: numberShape,
      description: 'Angle with the x-axis: 90 for a vertical line, or else between -90 and 90.',
      unit: '°',
    },
    intercept: {
      shape: orNull(numberShape),
      description: 'y where the line meets the y-axis, or null for a vertical line.',
      title: 'y-intercept',
    },
    length: { shape: numberShape, description: 'Distance between the points.', title: 'Distance' },
    equation: {
      shape: textShape,
      description: 'Equation of the line in plain decimals, such as y = 2x + 1.',
    },
  },
  example: { x1: 0, y1: 1, x2: 3, y2: 4 },
  run: calculateSlope,
});
