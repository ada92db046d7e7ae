import { type CookingUnit, convertCooking } from 'toolworker';
import { plural } from '../../../src/form/numbers/plural.ts';

/** The size of a unit that the API lacks: its exact milliliters or grams. */
type Size = { readonly ml: string } | { readonly grams: string };

/**
 * Units that the API lacks. A metric cup and its spoons have round sizes, Australia has a larger
 * tablespoon, and Japan a smaller cup. US food labels have a cup of their own (21 CFR 101.9). An
 * imperial pint is 0.56826125 liters (UK Units of Measurement Regulations 1995) and has 2 cups or
 * 20 fluid ounces. A pound is exactly 0.45359237 kg and has 16 ounces.
 */
const sizes = {
  'metric cup': { ml: '250' },
  'metric tablespoon': { ml: '15' },
  'metric teaspoon': { ml: '5' },
  'Japanese cup': { ml: '200' },
  'Australian tablespoon': { ml: '20' },
  'label cup': { ml: '240' },
  'imperial cup': { ml: '284.130625' },
  'imperial fluid ounce': { ml: '28.4130625' },
  'imperial pint': { ml: '568.26125' },
  gram: { grams: '1' },
  kilogram: { grams: '1000' },
  ounce: { grams: '28.349523125' },
  pound: { grams: '453.59237' },
} as const satisfies Readonly<Record<string, Size>>;

type OwnUnit = keyof typeof sizes;

/** A unit of the form. */
export type KitchenUnit = CookingUnit | OwnUnit;

/** The units of the form, by the group in which it shows them. */
export const unitGroups = {
  metric: [
    'ml',
    'liter',
    'metric cup',
    'metric tablespoon',
    'Australian tablespoon',
    'metric teaspoon',
    'Japanese cup',
  ],
  us: ['cup', 'tablespoon', 'teaspoon', 'floz', 'pint', 'quart', 'gallon', 'label cup'],
  imperial: ['imperial cup', 'imperial fluid ounce', 'imperial pint'],
  weight: ['gram', 'kilogram', 'ounce', 'pound'],
} as const satisfies Readonly<Record<string, readonly KitchenUnit[]>>;

export const kitchenUnits: readonly KitchenUnit[] = Object.values(unitGroups).flat();

export function isOwn(unit: KitchenUnit): unit is OwnUnit {
  return unit in sizes;
}

export function isWeight(unit: KitchenUnit): boolean {
  return isOwn(unit) && 'grams' in sizes[unit];
}

/**
 * Returns the exact grams of a unit of weight, or the exact milliliters of any other, as a decimal.
 */
export function sizeOf(unit: KitchenUnit): string {
  // The shortest decimal of such a small number is exact.
  if (!isOwn(unit)) return String(convertCooking({ value: 1, from: unit, to: 'ml' }).ml);
  const size: Size = sizes[unit];
  return 'grams' in size ? size.grams : size.ml;
}

const symbols: Readonly<Record<string, string>> = {
  ml: 'ml',
  liter: 'l',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  floz: 'fl oz',
  pint: 'pt',
  quart: 'qt',
  gallon: 'gal',
  gram: 'g',
  kilogram: 'kg',
  ounce: 'oz',
  pound: 'lb',
  'metric tablespoon': 'tbsp',
  'Australian tablespoon': 'tbsp',
  'metric teaspoon': 'tsp',
  'imperial fluid ounce': 'fl oz',
  'imperial pint': 'pt',
};

/** Returns the symbol of a unit, or the word for cups in its form for a count. */
export function symbolOf(unit: KitchenUnit, count: number): string {
  return symbols[unit] ?? plural(count, 'cup', 'cups');
}
