import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'slope-calculator'> = {
  icon: 'M4 20V4M4 20h16M6.5 17.5 18 6M9.5 14.5v.01M15 9v.01',
  synonyms:
    'line gradient rise run two points angle equation intercept distance graph point-slope standard form slope between linear function midpoint y-intercept steepness',
  // The sentence says them.
  fields: { slope: { hidden: true }, angle: { hidden: true } },
  handles: { x1: true, y1: true, x2: true, y2: true },
  formula:
    'slope = (y₂ − y₁) / (x₂ − x₁)\nintercept = y₁ − slope · x₁\nangle = arctan(slope)\ndistance = √((x₂ − x₁)² + (y₂ − y₁)²)',
  explanation: 'A vertical line has no slope and no intercept; its angle is 90 degrees.',
  topics: 'line through two points',
  reading:
    'The slope is how much y grows when x grows by 1; a falling line has a negative slope. The y-intercept is where the line meets the y-axis.',
  sentences: {
    answer: [
      {
        when: { isVertical: ['true'] },
        text: '{equation}\nis a vertical line, which has no slope.',
      },
      {
        when: { slope: ['0'] },
        text: '{equation}\nis a horizontal line, with a slope of {slope}.',
      },
      { text: '{equation}\nhas a slope of {slope} and an angle of {angle}.' },
    ],
  },
  mistake:
    'In a point, x comes first, then y. A slope of 1 is an angle of 45°, but a slope of 2 is not 90°.',
};
