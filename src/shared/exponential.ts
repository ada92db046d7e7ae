import { bitLength } from './rational.ts';
import { magnitude, type Real, toEnclosure, Undecided } from './real.ts';

/**
 * Returns e^x - 1, with a relative error of about 2^-bits beside that of x.
 *
 * If x is rational, the result is rational only for x = 0, where it is exact (Lindemann 1882). An x
 * beyond 4096 counts as 4096: any multiple of e^4096 by a double is infinite, and any fraction 0.
 */
export function exponentialMinusOne(exponent: Real, bits: number): Real {
  const { center, radius, scale } = toEnclosure(exponent);
  if (center === 0n && radius === 0n) return 0;
  if (center - radius > 4096n * scale) return exponentialMinusOne(4096, bits);
  if (center + radius < -4096n * scale) {
    // e^-4096 < 2^-5900
    const one = 1n << BigInt(Math.min(bits, 5900));
    return { center: 1n - one, radius: 1n, scale: one };
  }
  // |e^t - 1| is less than 2|t| for |t| up to a half.
  if (2n * radius > scale) throw new Undecided();
  const size = bitLength(magnitude(center)) - bitLength(scale);
  // Each halving shortens the series but costs a doubling afterwards.
  const halvings = Math.max(0, size + 8 + (bits >> 6));
  const places = BigInt(bits + halvings + Math.abs(size) + 16);
  const one = 1n << places;
  const argument = (center << places) / (scale << BigInt(halvings));
  let value = 0n;
  // y + y²/2! + y³/3! + …
  for (let [term, index] = [argument, 2n]; term !== 0n; index += 1n) {
    value += term;
    term = ((term * argument) >> places) / index;
  }
  // e^2y - 1 = (e^y - 1) · (e^y + 1), without cancellation.
  for (let i = 0; i < halvings; i += 1) value = (value * (value + 2n * one)) >> places;
  // Each of at most places / 4 + 2 terms is off by less than 2 units, as is the rest of the series.
  // A doubling doubles the error, multiplies it by e^y, and adds a unit.
  const ofSeries = ((2n * places) << BigInt(halvings)) * (value > 0n ? value + one : one);
  const ofExponent = (2n * radius * (value + one)) / scale;
  return { center: value, radius: (ofSeries >> places) + ofExponent + 2n, scale: one };
}
