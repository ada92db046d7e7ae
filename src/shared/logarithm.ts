import { bitLength, type Rational } from './rational.ts';

/** The binary places to which the terms of a series are computed. */
const places = 320n;

/** The natural logarithm of a positive fraction, with an error below 2^-300. */
export function naturalLogarithm({ numerator, denominator }: Rational): Rational {
  // The fraction is 2^exponent · upper / lower, and upper / lower lies between 1/2 and 2.
  const exponent = bitLength(numerator) - bitLength(denominator);
  const upper = exponent < 0 ? numerator << BigInt(-exponent) : numerator;
  const lower = exponent < 0 ? denominator : denominator << BigInt(exponent);
  // ln x = 2 · artanh((x - 1) / (x + 1)), which makes the logarithm of 2 that of a third.
  const artanhs = BigInt(exponent) * artanh(1n, 3n) + artanh(upper - lower, upper + lower);
  return { numerator: 2n * artanhs, denominator: 1n << places };
}

/** t + t³/3 + t⁵/5 + … for a fraction of at most a third, in units of the last place. */
function artanh(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -artanh(-numerator, denominator);
  const argument = (numerator << places) / denominator;
  const square = (argument * argument) >> places;
  let sum = 0n;
  for (let [power, odd] = [argument, 1n]; power !== 0n; odd += 2n) {
    sum += power / odd;
    power = (power * square) >> places;
  }
  return sum;
}
