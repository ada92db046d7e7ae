import { type BigRational, fromScaledInteger } from './rational.ts';

/** Returns π with 70 decimal places. */
export function pi(): BigRational {
  return fromScaledInteger({
    integer: 31415926535897932384626433832795028841971693993751058209749445923078164n,
    exponent: -70,
  });
}
