import { invalidField, parse } from '../../fields/index.ts';
import { unlikelyMeasure } from '../../shared/body-measures.ts';
import { add, compare, multiply, toNumber } from '../../shared/rational.ts';
import { type BmrCalculatorRequest, fields } from './request.ts';

export type { BmrCalculatorRequest };

export interface BmrCalculatorResult {
  /** Basal metabolic rate in kcal a day. */
  readonly bmr: number;
  /** As in the request, or the default. */
  readonly formula: NonNullable<BmrCalculatorRequest['formula']>;
  /** As in the request. */
  readonly gender: BmrCalculatorRequest['gender'];
  /** As in the request. */
  readonly age: number;
  /** As in the request. */
  readonly weight: number;
  /** As in the request. */
  readonly height: number;
}

const equations = {
  mifflin: {
    male: { constant: 5, perKilogram: 10, perCentimeter: 6.25, perYear: -5 },
    female: { constant: -161, perKilogram: 10, perCentimeter: 6.25, perYear: -5 },
  },
  harris: {
    male: { constant: 88.362, perKilogram: 13.397, perCentimeter: 4.799, perYear: -5.677 },
    female: { constant: 447.593, perKilogram: 9.247, perCentimeter: 3.098, perYear: -4.33 },
  },
};

/**
 * Returns the basal metabolic rate of an adult in kcal a day, estimated from weight w in kilograms,
 * height h in centimeters and age a in years.
 *
 * `mifflin` is the formula of Mifflin, St Jeor and others (Am J Clin Nutr 51, 1990): 10 w + 6.25 h
 * − 5 a, plus 5 for men, less 161 for women. `harris` is that of Harris and Benedict as revised by
 * Roza and Shizgal (Am J Clin Nutr 40, 1984): 88.362 + 13.397 w + 4.799 h − 5.677 a for men,
 * 447.593 + 9.247 w + 3.098 h − 4.330 a for women. The result is rounded once, to the nearest
 * double.
 *
 * @throws `ToolError` if the request is invalid, the rate is not greater than 0, or a measure is
 * one that no adult has, which means that its unit is wrong: an age above 130 years, a weight below
 * 10 or above 700 kg, a height below 50 or above 300 cm, or a body mass index outside 5 to 300.
 *
 * @example
 * calculateBmr({ gender: 'male', age: 30, weight: 70, height: 175 });
 * // { bmr: 1648.75, formula: 'mifflin', gender: 'male', age: 30, weight: 70, height: 175 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/bmr-calculator.md
 */
export function calculateBmr(request: BmrCalculatorRequest): BmrCalculatorResult {
  const { gender, age, weight, height, formula } = parse(request, fields);
  const unlikely = unlikelyMeasure(height, weight);
  if (unlikely !== undefined) {
    const value = { height, weight }[unlikely];
    throw invalidField(unlikely, fields[unlikely].expected(value), value);
  }
  const { constant, perKilogram, perCentimeter, perYear } = equations[formula][gender];
  const byBody = add(multiply(perKilogram, weight), multiply(perCentimeter, height));
  const bmr = add(add(constant, byBody), multiply(perYear, age));
  if (compare(bmr, 0) <= 0) {
    const expected = 'more weight or height, or a lower age, for a BMR greater than 0';
    throw invalidField('weight', expected, weight);
  }
  return { bmr: toNumber(bmr), formula, gender, age, weight, height };
}
