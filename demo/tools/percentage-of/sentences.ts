import { percentageOf } from 'toolworker';
import { formatInWords, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { percentOf } from '../percentages.ts';

/** What people ask next about a percentage: discount and markup, and the question the other ways round. */
export function sentencesOf({ x, y }: Shown<'percentage-of'>['request']): readonly string[] {
  const [percent, value] = [formatNumber(x), formatNumber(y)];
  const whole = percentOf(y, x);
  const share = percentOf(x, y);
  // Nobody takes off a negative percentage.
  const [less, more] = x > 0 ? [changed(-x, y), changed(x, y)] : [];
  return [
    less &&
      more &&
      `${value} less ${percent}\u00a0% is ${less}. ${value} plus ${percent}\u00a0% is ${more}.`,
    whole !== undefined && `${value} is ${percent}\u00a0% of ${formatInWords(whole)}.`,
    share !== undefined && `${percent} is ${formatInWords(share)}\u00a0% of ${value}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

function changed(percent: number, value: number): string | undefined {
  try {
    return formatInWords(percentageOf({ x: 100 + percent, y: value }).result);
  } catch {
    // Beyond the range of a number.
    return undefined;
  }
}
