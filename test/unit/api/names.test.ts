import { tools } from 'toolworker';
import { expect, test } from 'vitest';

/** The names that the API document fixes, copied from it in its order. A tool of it keeps its. */
const fixed = [
  'age-calculator',
  'bmi-calculator',
  'bmr-calculator',
  'body-fat-calculator',
  'sleep-cycle-calculator',
  'percentage-of',
  'percentage-change',
  'retirement-calculator',
  'loan-payoff-calculator',
  'salary-calculator',
  'roi-calculator',
  'sales-tax-calculator',
  'unit-price-calculator',
  'fuel-cost-calculator',
  'angle-converter',
  'base-converter',
  'scientific-notation-converter',
  'cooking-converter',
  'color-converter',
  'decimal-to-percent-converter',
  'word-counter',
  'remove-duplicate-lines',
  'trim-whitespace',
  'caesar-cipher',
  'randomizer',
  'token-counter',
  'hmac-generator',
  'cron-generator',
  'gradient-generator',
  'meta-tag-generator',
  'random-number-generator',
  'dice-roller',
  'standard-deviation-calculator',
  'slope-calculator',
];

test('the API has each path of its document, in the order of the document', () => {
  const slugs: string[] = tools.map(({ slug }) => slug);
  expect(
    slugs.filter((slug) => fixed.includes(slug)),
    'A path of the API document is fixed: give `slug` in src/tools/<slug>/tool.ts its name again',
  ).toEqual(fixed);
});
