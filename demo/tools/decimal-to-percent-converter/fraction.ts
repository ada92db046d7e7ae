import { decimalOf } from '../../../src/form/numbers/decimal-parts.ts';
import { type ExactFraction, exactFraction } from '../shared/numbers/exact-fraction.ts';

const longest = 20;

/**
 * Returns a percentage such as `12.5%` as a fraction, or `undefined` if it has too many digits to
 * read.
 */
export function fractionOf(percentage: string): ExactFraction | undefined {
  const [, decimal = ''] = /^(-?\d+(?:\.\d+)?)%$/.exec(percentage) ?? [];
  if (decimal === '' || decimal.replace(/\D/g, '').length > longest) return undefined;
  const { digits, exponent } = decimalOf(decimal);
  return exactFraction(digits, 10n ** BigInt(2 - exponent));
}
