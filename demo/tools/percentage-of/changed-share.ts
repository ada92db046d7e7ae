import { decimalOf } from '../../../src/form/numbers/decimal-parts.ts';

/** Returns 100 with a change added to it: the number nearest to the exact sum. */
export function changedShare(change: number): number {
  const { digits, exponent } = decimalOf(String(change));
  const [places, zeros] = [Math.max(-exponent, 0), Math.max(exponent, 0)];
  const sum = 100n * 10n ** BigInt(places) + digits * 10n ** BigInt(zeros);
  return Number(`${sum}e${-places}`);
}
