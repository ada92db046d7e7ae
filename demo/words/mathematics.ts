import type { AnyWords } from './words-of-tool.ts';

export const mathematicsWords = {
  'standard-deviation-calculator': {
    synonyms:
      'statistics variance mean average median sigma spread sample population histogram quartiles outliers box plot',
    headline: 'standardDeviation',
    formula: 's = √(Σ (x − mean)² / (n − 1)), or / n for a whole population',
    explanation:
      'The sum of squares is exact, so no digits are lost even if large numbers lie close together. Dividing by n − 1 corrects for a mean that comes from the sample itself.',
    source: 'Bessel’s correction; checked against the certified data sets of NIST StRD.',
    hints: {
      numbers: 'The numbers, separated by commas, semicolons or white space.',
      sample: 'Divides by n − 1. Clear the box to divide by n, for a whole population.',
    },
  },
  'slope-calculator': {
    synonyms:
      'line gradient rise run two points angle equation intercept distance graph point-slope standard form',
    headline: 'equation',
    formula:
      'slope = (y₂ − y₁) / (x₂ − x₁)\nintercept = y₁ − slope · x₁\nangle = arctan(slope)\ndistance = √((x₂ − x₁)² + (y₂ − y₁)²)',
    explanation: 'A vertical line has no slope and no intercept; its angle is 90 degrees.',
    source: 'Analytic geometry.',
    titles: { intercept: 'y-intercept', length: 'Distance' },
  },
} satisfies AnyWords;
