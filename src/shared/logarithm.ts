import { exponentialMinusOne } from './exponential.ts';
import { bitLength, timesPowerOfTwo, toNumber } from './rational.ts';
import { magnitude, type Real, toEnclosure, Undecided } from './real.ts';

/**
 * Returns the natural logarithm of a number from e^-4096 to e^4096, with an error of about 2^-bits,
 * beside that of the number, and near 1 with such a relative error.
 *
 * Of the positive fractions, only 1 has a rational logarithm (Lindemann 1882), which is exactly 0.
 */
export function naturalLogarithm(value: Real, bits: number): Real {
  const { center: numerator, radius, scale: denominator } = toEnclosure(value);
  if (numerator === denominator && radius === 0n) return 0;
  if (2n * radius > numerator) throw new Undecided();
  const exponent = bitLength(numerator) - bitLength(denominator);
  const mantissa = toNumber(timesPowerOfTwo({ numerator, denominator }, -exponent));
  // A good estimate leaves only a short series. Near 1, the estimate is 0.
  const estimate = exponent * Math.LN2 + estimateLogarithm(mantissa);
  const start = { numerator: Math.round(estimate * 2 ** 20), denominator: 2 ** 20 };
  const nearness = bitLength(denominator) - bitLength(magnitude(numerator - denominator));
  const precision = bits + Math.max(0, nearness);
  const power = toEnclosure(exponentialMinusOne(start, precision + 4 - Math.min(0, exponent)));
  // For any z near e^y, ln x = y + ln (z / e^y) + 2 · artanh((x - z) / (x + z)).
  const z = power.center + power.scale;
  const left = numerator * power.scale;
  const right = z * denominator;
  const places = BigInt(precision + 12);
  const rest = twiceArtanh(((left - right) << places) / (left + right), places);
  // |ln (1 + t)| is at most 2|t| for |t| up to a half.
  const ofPower = ((2n * power.radius) << places) / z;
  const ofValue = ((2n * radius) << places) / numerator;
  return {
    center: ((BigInt(start.numerator) << places) >> 20n) + rest,
    radius: 8n * places + ofPower + ofValue + 3n,
    scale: 1n << places,
  };
}

/**
 * Returns the natural logarithm of a number between 2^-8 and 2^8 to about seven digits, the same
 * ones in every engine, unlike `Math.log`.
 */
function estimateLogarithm(value: number): number {
  if (value > 1.5) return estimateLogarithm(value / 2) + Math.LN2;
  if (value < 0.7) return estimateLogarithm(value * 2) - Math.LN2;
  const t = (value - 1) / (value + 1);
  const square = t * t;
  return 2 * t * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))));
}

/**
 * Returns 2 · (t + t³/3 + t⁵/5 + …) for a t up to ±1/2. Argument and result are multiples of
 * 2^-places. The result is off by less than 8 · places of them: there are at most places / 2 + 1
 * terms, each off by less than 4, and those left out are less than 6.
 */
function twiceArtanh(argument: bigint, places: bigint): bigint {
  const square = (argument * argument) >> places;
  let [power, term, sum] = [argument, argument, 0n];
  for (let odd = 1n; term !== 0n; term = power / odd) {
    sum += term;
    odd += 2n;
    power = (power * square) >> places;
  }
  return 2n * sum;
}
