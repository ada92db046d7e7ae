import { choice, type FieldsOf, number } from '../../fields/index.ts';
import { fromUnitNames, rounding, toUnitNames } from '../../shared/common-names.ts';

/** The number of teaspoons in each unit. A teaspoon is 4.92892159375 ml. */
export const teaspoons = {
  ml: { numerator: 100_000_000_000, denominator: 492_892_159_375 },
  teaspoon: 1,
  tablespoon: 3,
  floz: 6,
  cup: 48,
  pint: 96,
  quart: 192,
  liter: { numerator: 100_000_000_000_000, denominator: 492_892_159_375 },
  gallon: 768,
};

/** A unit of volume in the kitchen. */
export type CookingUnit = keyof typeof teaspoons;

// The literal above has no other keys.
export const cookingUnits = Object.keys(teaspoons) as readonly CookingUnit[];

export interface CookingConverterRequest {
  /** Volume to convert. */
  readonly value: number;
  /** Unit of value; floz is the US fluid ounce. */
  readonly from: CookingUnit;
  /** Unit of the result. */
  readonly to: CookingUnit;
}

export const fields = {
  value: {
    ...number({ minimum: 0 }),
    synonyms: 'amount quantity qty volume number input',
  },
  from: {
    ...choice(cookingUnits),
    synonyms: fromUnitNames,
  },
  to: {
    ...choice(cookingUnits),
    synonyms: toUnitNames,
    unsupported: [
      'ingredient substance density uk imperial metricCup australian packed fraction temperature weight grams',
      {
        names: 'region system standard cupSize',
        harmless: ['us', 'US', 'usa', 'USA', 'customary', 'us-customary', 'US customary'],
      },
      {
        names: 'servings scale multiplier',
        harmless: [1],
      },
      rounding,
    ],
  },
} satisfies FieldsOf<CookingConverterRequest>;
