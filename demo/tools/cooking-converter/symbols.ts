import { plural } from '../../../src/form/numbers/plural.ts';
import type { KitchenUnit } from './units.ts';

/** Symbols of units other than cups. */
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
