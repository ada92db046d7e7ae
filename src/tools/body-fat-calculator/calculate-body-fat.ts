import { naturalLogarithm } from '../../shared/logarithm.ts';
import {
  add,
  compare,
  divide,
  type Exact,
  multiply,
  type Rational,
  subtract,
  toNumber,
  toRational,
} from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { girth, relations, rules } from './rules.ts';

export interface BodyFatRequest {
  readonly gender: 'male' | 'female';
  readonly height: number;
  readonly neck: number;
  readonly waist: number;
  readonly hip?: number;
}

export interface BodyFatResult {
  readonly bodyFatPercent: number;
  readonly category: 'Essential fat' | 'Athletes' | 'Fitness' | 'Average' | 'Obese';
  readonly method: 'US Navy';
}

/**
 * Body fat by the method of the US Navy (Hodgdon and Beckett 1984): the body density is
 * 1.0324 − 0.19077 · log10(waist − neck) + 0.15456 · log10(height) for a man and
 * 1.29579 − 0.35004 · log10(waist + hip − neck) + 0.221 · log10(height) for a woman, and the
 * percentage is 495 / density − 450 (Siri).
 *
 * Categories are those of the American Council on Exercise: below 6, 14, 18 and 25 per cent for a
 * man, below 14, 21, 25 and 32 for a woman, and above.
 *
 * All measures are in centimetres and greater than 0. A woman's `hip` is needed, a man's ignored.
 * Throws a `ToolError` where a measure is missing or not greater than 0, `waist` (for a woman with
 * `hip`) is not greater than `neck`, or the percentage is not from 0 to 100.
 *
 * @example
 * calculateBodyFat({ gender: 'male', height: 178, neck: 38, waist: 85 });
 * // { bodyFatPercent: 16.43601481813168, category: 'Fitness', method: 'US Navy' }
 */
export function calculateBodyFat(request: BodyFatRequest): BodyFatResult {
  check(request, rules, relations);
  const density = bodyDensity(request);
  if (compare(density, 0.9) < 0 || compare(density, 1.1) > 0) {
    throw new ToolError(
      'result: expected a body fat percentage from 0 to 100, from measures in centimetres',
    );
  }
  const bodyFatPercent = toNumber(subtract(divide(495, density), 450));
  return { bodyFatPercent, category: categoryOf(bodyFatPercent, request), method: 'US Navy' };
}

/** In g/cm³: from 1.1 without any fat to 0.9 for fat alone. */
function bodyDensity(request: BodyFatRequest): Rational {
  const [constant, ofGirth, ofHeight] =
    request.gender === 'male' ? [1.0324, -0.19077, 0.15456] : [1.29579, -0.35004, 0.221];
  const inGirth = multiply(ofGirth, decimalLogarithm(girth(request)));
  const inHeight = multiply(ofHeight, decimalLogarithm(request.height));
  return add(constant, add(inGirth, inHeight));
}

function decimalLogarithm(value: Exact): Rational {
  return divide(naturalLogarithm(toRational(value), 300), naturalLogarithm(toRational(10), 300));
}

function categoryOf(percent: number, { gender }: BodyFatRequest): BodyFatResult['category'] {
  const [essential, athletes, fitness, average] =
    gender === 'male' ? [6, 14, 18, 25] : [14, 21, 25, 32];
  if (percent < essential) return 'Essential fat';
  if (percent < athletes) return 'Athletes';
  if (percent < fitness) return 'Fitness';
  return percent < average ? 'Average' : 'Obese';
}
