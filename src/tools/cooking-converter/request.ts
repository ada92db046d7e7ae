import { choice, type FieldsOf, notNegative, number } from '../../fields/index.ts';

/** The size of each unit in millilitres. */
export const millilitres = {
  ml: 1,
  teaspoon: 4.92892159375,
  tablespoon: 14.78676478125,
  floz: 29.5735295625,
  cup: 236.5882365,
  pint: 473.176473,
  quart: 946.352946,
  liter: 1000,
  gallon: 3785.411784,
};

export type CookingUnit = keyof typeof millilitres;

// The literal above has no other keys.
export const cookingUnits = Object.keys(millilitres) as readonly CookingUnit[];

export interface CookingConversionRequest {
  /** Volume to convert. */
  readonly value: number;
  /** Unit of value; floz is the US fluid ounce. */
  readonly from: CookingUnit;
  /** Unit of the result. */
  readonly to: CookingUnit;
}

export const fields = {
  value: { ...number(notNegative), synonyms: ['amount'] },
  from: { ...choice(cookingUnits), synonyms: ['fromUnit'] },
  to: { ...choice(cookingUnits), synonyms: ['toUnit'] },
} satisfies FieldsOf<CookingConversionRequest>;
