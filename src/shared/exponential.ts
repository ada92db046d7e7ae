import { bitLength, type Rational } from './rational.ts';

/**
 * e^x - 1 for any fraction x, with a relative error below 2^-256. An x beyond ±4096 may count as
 * ±4096, for no number tells the results of these apart from infinity and -1.
 */
export function exponentialMinusOne({ numerator, denominator }: Rational): Rational {
  const size = bitLength(numerator < 0n ? -numerator : numerator) - bitLength(denominator);
  if (size > 12) {
    return exponentialMinusOne({ numerator: numerator < 0n ? -4096n : 4096n, denominator: 1n });
  }
  // The series is short for an argument below 2^-7.
  const halvings = Math.max(0, size + 8);
  const places = BigInt(300 + Math.abs(size));
  const one = 1n << places;
  let value = series((numerator << places) / (denominator << BigInt(halvings)), places);
  // e^2y - 1 = (e^y - 1) · (e^y + 1), in which nothing cancels.
  for (let i = 0; i < halvings; i += 1) value = (value * (value + 2n * one)) >> places;
  return { numerator: value, denominator: one };
}

/** y + y²/2! + y³/3! + … for small y, argument and sum having so many binary places. */
function series(argument: bigint, places: bigint): bigint {
  let sum = 0n;
  for (let [term, index] = [argument, 2n]; term !== 0n; index += 1n) {
    sum += term;
    term = ((term * argument) >> places) / index;
  }
  return sum;
}
