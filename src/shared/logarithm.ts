import { exponentialMinusOne } from './exponential.ts';
import {
  add,
  divide,
  floorLog2,
  type Rational,
  subtract,
  timesPowerOfTwo,
  toNumber,
  toRational,
} from './rational.ts';

/** The natural logarithm, with an error below 2^-bits, of a fraction from e^-4096 to e^4096. */
export function naturalLogarithm(fraction: Rational, bits: number): Rational {
  const exponent = floorLog2(fraction);
  const mantissa = toNumber(timesPowerOfTwo(fraction, -exponent));
  const estimate = exponent * Math.LN2 + Math.log(mantissa);
  // What one decimal leaves is a short series; near 1 it is all there is.
  const start = toRational(Number(estimate.toFixed(1)));
  const power = add(1, exponentialMinusOne(start, bits + 8 - Math.min(0, exponent)));
  // ln x = y + 2 · artanh((x - e^y) / (x + e^y))
  return add(start, twiceArtanh(divide(subtract(fraction, power), add(fraction, power)), bits));
}

/** 2 · (t + t³/3 + t⁵/5 + …) for a small fraction. */
function twiceArtanh({ numerator, denominator }: Rational, bits: number): Rational {
  const places = BigInt(bits + 8);
  const argument = (numerator << places) / denominator;
  const square = (argument * argument) >> places;
  let [power, term, sum] = [argument, argument, 0n];
  for (let odd = 1n; term !== 0n; term = power / odd) {
    sum += term;
    odd += 2n;
    power = (power * square) >> places;
  }
  return { numerator: 2n * sum, denominator: 1n << places };
}
