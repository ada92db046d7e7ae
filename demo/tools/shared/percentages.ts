import { calculateUnitPrice, percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { percentage } from '../../../src/form/numbers/format.ts';
import { inRange } from './in-range.ts';

/**
 * Returns `part` as a percentage of `whole`, or `undefined` if `whole` is 0 or the percentage is
 * beyond the range of a number. Computes with the decimals as written, so a finite decimal is
 * exact.
 */
export function percentOf(part: number, whole: number): number | undefined {
  if (whole === 0) return undefined;
  const isNegative = part < 0 !== whole < 0;
  return inRange(() => {
    const { result: hundredfold } = percentageOf({ x: Math.abs(part), y: 10_000 });
    const { unitPrice } = calculateUnitPrice({ price: hundredfold, quantity: Math.abs(whole) });
    return isNegative && unitPrice !== 0 ? -unitPrice : unitPrice;
  });
}

/**
 * Returns a sentence that gives a part as a percentage of a whole. The arguments are formatted
 * numbers.
 */
export function shareSentence(part: string, percent: string, whole: string): string {
  return t('{part} is {percentage} of {whole}.', { part, percentage: percentage(percent), whole });
}
