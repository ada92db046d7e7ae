import { notNegative, type Rules } from '../../shared/rules.ts';
import type { CookingConversionRequest } from './convert-cooking.ts';

const units = {
  options: ['ml', 'teaspoon', 'tablespoon', 'floz', 'cup', 'pint', 'quart', 'liter', 'gallon'],
} as const;

export const rules = {
  value: notNegative,
  from: units,
  to: units,
} satisfies Rules<CookingConversionRequest>;
