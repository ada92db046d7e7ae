import { type ExactFraction, exactFraction } from '../shared/numbers/exact-fraction.ts';

const longest = 20;

/**
 * Returns a percentage such as `12.5%` as a fraction, or `undefined` if it has too many digits to
 * read.
 */
export function fractionOf(percentage: string): ExactFraction | undefined {
  const [, minus = '', whole = '', decimals = ''] =
    /^(-?)(\d+)(?:\.(\d+))?%$/.exec(percentage) ?? [];
  if (whole === '' || whole.length + decimals.length > longest) return undefined;
  return exactFraction(BigInt(minus + whole + decimals), 100n * 10n ** BigInt(decimals.length));
}
