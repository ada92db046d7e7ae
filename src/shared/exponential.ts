import { type BigRational, bitLength, type Rational, toBigInts } from './rational.ts';

/**
 * Returns e^x - 1 for any fraction x, with a relative error below 2^-bits. An x beyond ±4096 may
 * count as ±4096, since doubles round both results to infinity or -1.
 */
export function exponentialMinusOne(exponent: Rational, bits: number): BigRational {
  const { numerator, denominator } = toBigInts(exponent);
  const whole = numerator / denominator;
  if (whole > 4096n || whole < -4096n) {
    return exponentialMinusOne({ numerator: whole < 0n ? -4096 : 4096, denominator: 1 }, bits);
  }
  const size = bitLength(numerator < 0n ? -numerator : numerator) - bitLength(denominator);
  // Each halving shortens the series but costs a doubling afterwards.
  const halvings = Math.max(0, size + 8 + (bits >> 6));
  const places = BigInt(bits + halvings + Math.abs(size) + 36);
  const one = 1n << places;
  const argument = (numerator << places) / (denominator << BigInt(halvings));
  let value = 0n;
  // y + y²/2! + y³/3! + …
  for (let [term, index] = [argument, 2n]; term !== 0n; index += 1n) {
    value += term;
    term = ((term * argument) >> places) / index;
  }
  // e^2y - 1 = (e^y - 1) · (e^y + 1), without cancellation.
  for (let i = 0; i < halvings; i += 1) value = (value * (value + 2n * one)) >> places;
  return { numerator: value, denominator: one };
}
