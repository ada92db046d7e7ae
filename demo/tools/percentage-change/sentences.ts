import { percentageChange, percentageOf } from 'toolworker';
import { formatInWords, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { percentOf } from '../percentages.ts';

/** What people ask next about a change: the way back, the share, and the same change again. */
export function sentencesOf({
  from,
  to,
}: Shown<'percentage-change'>['request']): readonly string[] {
  const share = percentOf(to, from);
  return [wayBack(from, to), shareOf(from, to, share), again(from, to, share)].filter(
    (sentence) => sentence !== undefined,
  );
}

function wayBack(from: number, to: number): string | undefined {
  if (from === to) return undefined;
  const [start, end] = [formatNumber(from), formatNumber(to)];
  if (to === 0)
    return `No percentage leads from 0 back to ${start}, since any percentage of 0 is 0.`;
  const change = attempt(() => percentageChange({ from: to, to: from }).percentChange);
  if (change === undefined) return undefined;
  const size = formatInWords(Math.abs(change));
  return change > 0
    ? `To get back from ${end} to ${start}, it takes an increase of ${size}\u00a0%.`
    : `To get back from ${end} to ${start}, it takes a decrease of ${size}\u00a0%.`;
}

function shareOf(from: number, to: number, share: number | undefined): string | undefined {
  if (share === undefined) return undefined;
  return `${formatNumber(to)} is ${formatInWords(share)}\u00a0% of ${formatNumber(from)}.`;
}

/** Only between values above 0 does the same percentage mean the same factor. */
function again(from: number, to: number, share: number | undefined): string | undefined {
  if (share === undefined || from <= 0 || to <= 0 || from === to) return undefined;
  const next = attempt(() => percentageOf({ x: share, y: to }).result);
  if (next === undefined) return undefined;
  return `The same change once more leads from ${formatNumber(to)} to ${formatInWords(next)}.`;
}

/** Returns a figure, if it is in the range of a number. */
function attempt(compute: () => number): number | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
