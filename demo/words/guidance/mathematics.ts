import type { SomeGuidance } from './guidance-of-tool.ts';

export const mathematicsGuidance = {
  'standard-deviation-calculator': {
    topics: 'variance, mean and median',
    reading:
      'The standard deviation says how far the numbers usually are from their mean. If they follow a bell curve, about two thirds are no further away than that.',
    example: {
      request: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
      sentence:
        'As a whole population, {numbers} have the mean {mean} and the standard deviation {standardDeviation}.',
    },
    mistake:
      'Leave the box for a sample ticked if you have only some of all values. Write decimals with a point, since a comma separates two numbers.',
  },
  'slope-calculator': {
    topics: 'line through two points',
    reading:
      'The slope is how much y grows when x grows by 1; a falling line has a negative slope. The y-intercept is where the line meets the y-axis.',
    example: {
      request: { x1: 0, y1: 1, x2: 3, y2: 7 },
      sentence:
        'The line through ({x1}, {y1}) and ({x2}, {y2}) has the slope {slope} and the equation {equation}.',
    },
    mistake:
      'Do not mix up x and y: x comes first in a point. A slope of 1 is an angle of 45°, but a slope of 2 is not 90°.',
  },
} satisfies SomeGuidance;
