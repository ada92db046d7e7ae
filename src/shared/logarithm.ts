import { exponentialMinusOne } from './exponential.ts';
import {
  type BigRational,
  bitLength,
  type Rational,
  timesPowerOfTwo,
  toBigInts,
  toNumber,
} from './rational.ts';

/**
 * Returns the natural logarithm of a fraction from e^-4096 to e^4096, with an error below 2^-bits.
 */
export function naturalLogarithm(fraction: Rational, bits: number): BigRational {
  const { numerator, denominator } = toBigInts(fraction);
  const exponent = bitLength(numerator) - bitLength(denominator);
  const mantissa = toNumber(timesPowerOfTwo(fraction, -exponent));
  // A good estimate leaves only a short series. Near 1, the estimate is 0.
  const estimate = exponent * Math.LN2 + estimateLogarithm(mantissa);
  const start = { numerator: Math.round(estimate * 2 ** 20), denominator: 2 ** 20 };
  const power = exponentialMinusOne(start, bits + 12 - Math.min(0, exponent));
  // ln x = y + 2 · artanh((x - e^y) / (x + e^y))
  const left = numerator * power.denominator;
  const right = (power.numerator + power.denominator) * denominator;
  const places = BigInt(bits + 8);
  const rest = twiceArtanh(((left - right) << places) / (left + right), places);
  return {
    numerator: ((BigInt(start.numerator) << places) >> 20n) + rest,
    denominator: 1n << places,
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
 * Returns 2 · (t + t³/3 + t⁵/5 + …) for a small t. Argument and result are multiples of 2^-places.
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
