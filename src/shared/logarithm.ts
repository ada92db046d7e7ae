import { floorLog2, type Rational, timesPowerOfTwo } from './rational.ts';

/** More places than the bits asked for: what is cut off adds up over the terms of a series. */
const guardBits = 20;

/** The natural logarithm of a positive fraction, with an error below 2^-bits; fast just above 1. */
export function naturalLogarithm(fraction: Rational, bits = 300): Rational {
  const places = BigInt(bits + guardBits);
  // The fraction is 2^exponent · upper / lower, and upper / lower lies between 1 and 2.
  const exponent = floorLog2(fraction);
  const { numerator: upper, denominator: lower } = timesPowerOfTwo(fraction, -exponent);
  // ln x = 2 · artanh((x - 1) / (x + 1)), which makes the logarithm of 2 that of a third.
  const halfOfPower = exponent === 0 ? 0n : BigInt(exponent) * artanh(1n, 3n, places);
  const artanhs = halfOfPower + artanh(upper - lower, upper + lower, places);
  return { numerator: 2n * artanhs, denominator: 1n << places };
}

/** t + t³/3 + t⁵/5 + … for a fraction from 0 to a third, in units of the last place. */
function artanh(numerator: bigint, denominator: bigint, places: bigint): bigint {
  const argument = (numerator << places) / denominator;
  const square = (argument * argument) >> places;
  let sum = 0n;
  for (let [power, odd] = [argument, 1n]; power !== 0n; odd += 2n) {
    sum += power / odd;
    power = (power * square) >> places;
  }
  return sum;
}
