import type { ToolSlug } from '../own-tools/tools-of-site.ts';

/** Tools that most people look for, shown to visitors who have few or no tools of their own yet. */
export const everyday: readonly ToolSlug[] = [
  'percentage-of',
  'loan-payoff-calculator',
  'bmi-calculator',
  'age-calculator',
  'word-counter',
  'sales-tax-calculator',
  'cooking-converter',
  'color-converter',
];
