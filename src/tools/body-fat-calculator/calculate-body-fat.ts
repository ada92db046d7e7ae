import { invalidField, parse } from '../../fields/index.ts';
import { naturalLogarithm } from '../../shared/logarithm.ts';
import { once } from '../../shared/once.ts';
import type { Rational } from '../../shared/rational.ts';
import {
  add,
  divide,
  multiply,
  type Real,
  subtract,
  toNumber,
  withEnoughBits,
} from '../../shared/real.ts';
import { limits } from './limits.ts';
import { type BodyFatCalculatorRequest, fields, rules } from './request.ts';

export type { BodyFatCalculatorRequest };

type Gender = BodyFatCalculatorRequest['gender'];

export interface BodyFatCalculatorResult {
  /** Body fat as a percentage of body weight. */
  readonly bodyFatPercent: number;
  /**
   * Essential fat below 6%, Athletes below 14%, Fitness below 18%, Average below 25%, else Obese;
   * for females below 14%, 21%, 25% and 32%.
   */
  readonly category: 'Essential fat' | 'Athletes' | 'Fitness' | 'Average' | 'Obese';
  /** Method of the estimate. */
  readonly method: 'US Navy';
}

/**
 * Returns the body fat percentage by the method of the US Navy (Hodgdon and Beckett 1984), and its
 * category by the American Council on Exercise.
 *
 * The percentage is 495 / density − 450 (Siri). The body density is 1.0324 − 0.19077 · log10(waist
 * − neck) + 0.15456 · log10(height) for men and 1.29579 − 0.35004 · log10(waist + hip − neck) +
 * 0.221 · log10(height) for women, with all measures in centimeters. It is rounded once, to the
 * nearest double. It is rational only if both logarithms are integers, since any other such height
 * or girth has thousands of digits. Then it is 49,500,000 / n − 450 for a small integer n, which is
 * not halfway between two doubles.
 *
 * @throws `ToolError` if the request is invalid, a man's `waist` is not greater than `neck`, or the
 * percentage is not from 0 to 100. It also throws if a measure is one that no adult has, which
 * means that it is in another unit, such as inches: a height outside 100 to 250 cm, a neck outside
 * 20 to 80 cm, a waist outside 40 to 250 cm, or a woman's hip outside 50 to 250 cm.
 *
 * @example
 * calculateBodyFat({ gender: 'male', height: 178, neck: 38, waist: 85 });
 * // { bodyFatPercent: 16.43601481813168, category: 'Fitness', method: 'US Navy' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/body-fat-calculator.md
 */
export function calculateBodyFat(request: BodyFatCalculatorRequest): BodyFatCalculatorResult {
  const { gender, height, neck, waist, hip = 0 } = parse(request, fields, rules);
  const girth = subtract(gender === 'male' ? waist : add(waist, hip), neck);
  const bodyFatPercent = withEnoughBits(firstBits, (bits) =>
    toNumber(subtract(divide(495, bodyDensity(gender, girth, height, bits)), 450)),
  );
  if (bodyFatPercent < 0 || bodyFatPercent > 100) {
    // Nobody's waist exceeds the height, so such a height is wrong.
    const [name, value, other] =
      height < waist ? ['height', height, 'waist'] : ['waist', waist, 'height'];
    const others = gender === 'male' ? `${other} and neck` : `${other}, neck and hip`;
    const shown = bodyFatPercent < 0 ? Math.floor(bodyFatPercent) : Math.ceil(bodyFatPercent);
    const why = `since body fat would be about ${shown}%`;
    throw invalidField(name, `centimeters that fit ${others}, ${why}`, value);
  }
  return { bodyFatPercent, category: categoryOf(bodyFatPercent, gender), method: 'US Navy' };
}

/** Returns the body density in g/cm³, from 0.9 for pure fat to 1.1 without any fat. */
function bodyDensity(gender: Gender, girth: Rational, height: number, bits: number): Real {
  const [constant, ofGirth, ofHeight] =
    gender === 'male' ? [1.0324, -0.19077, 0.15456] : [1.29579, -0.35004, 0.221];
  const inGirth = multiply(ofGirth, naturalLogarithm(girth, bits));
  const inHeight = multiply(ofHeight, naturalLogarithm(height, bits));
  // log10 x = ln x / ln 10
  return add(constant, divide(add(inGirth, inHeight), logarithmOfTen(bits)));
}

function logarithmOfTen(bits: number): Real {
  return bits === firstBits ? firstLogarithmOfTen() : naturalLogarithm(10, bits);
}

const firstBits = 80;

const firstLogarithmOfTen = once(() => naturalLogarithm(10, firstBits));

function categoryOf(percent: number, gender: Gender): BodyFatCalculatorResult['category'] {
  const [athletes, fitness, average, obese] = limits[gender];
  if (percent < athletes) return 'Essential fat';
  if (percent < fitness) return 'Athletes';
  if (percent < average) return 'Fitness';
  return percent < obese ? 'Average' : 'Obese';
}
