import type { AnyWords } from './words-of-tool.ts';

export const mathematicsWords = {
  'standard-deviation-calculator': {
    synonyms: 'statistics variance mean average median sigma spread sample population',
    headline: 'standardDeviation',
    formula: 's = √(Σ (x − mean)² / (n − 1)), or / n for a whole population',
    explanation:
      'The sum of squares is exact, so a list of large and close numbers loses no digit. Dividing by n − 1 makes up for a mean that comes from the sample itself.',
    source: 'Bessel’s correction; checked against the certified sets of NIST StRD.',
  },
  'slope-calculator': {
    synonyms: 'line gradient rise run two points angle equation intercept distance',
    headline: 'equation',
    formula:
      'slope = (y₂ − y₁) / (x₂ − x₁)\nintercept = y₁ − slope · x₁\nangle = arctan(slope)\nlength = √((x₂ − x₁)² + (y₂ − y₁)²)',
    explanation: 'A vertical line has neither slope nor intercept; its angle is 90 degrees.',
    source: 'Analytic geometry.',
  },
} satisfies AnyWords;
