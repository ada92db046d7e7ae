import { arctangent } from './arctangent.ts';
import type { BigRational } from './rational.ts';
import { multiply, type Real, subtract } from './real.ts';

/** The binary places of the constant. */
const places = 240;

/** π · 2^places, rounded down (OEIS A062964). */
const digits = 0x3_243f6a88_85a308d3_13198a2e_03707344_a4093822_299f31d0_082efa98_ec4en;

/** Returns π with 240 binary places, rounded down. */
export function longPi(): BigRational {
  return { numerator: digits, denominator: 1n << BigInt(places) };
}

/** Returns π with a relative error below 2^-bits; of many bits by Machin's formula (1706). */
export function pi(bits: number): Real {
  if (bits <= places) {
    return { center: digits >> BigInt(places - bits), radius: 1n, scale: 1n << BigInt(bits) };
  }
  const ofFifth = arctangent({ numerator: 1, denominator: 5 }, bits);
  const of239th = arctangent({ numerator: 1, denominator: 239 }, bits);
  return subtract(multiply(16, ofFifth), multiply(4, of239th));
}
