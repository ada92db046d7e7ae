import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import { quartile } from './quartiles.ts';

export interface Histogram {
  /** The lower limit of the first bin. */
  readonly start: number;
  /** The width of each bin. A bin includes its lower limit, but not its upper one. */
  readonly width: number;
  readonly counts: readonly number[];
}

/** More bins would be too thin to see. */
const mostBins = 40;

/**
 * Counts numbers in ascending order in bins. The width follows the rule of Freedman and Diaconis
 * (1981), 2 · interquartile range / ∛n, or the rule of Sturges (1926) if the interquartile range
 * is 0. It is rounded to 1, 2 or 5 times a power of ten, and is at least 1 for integers.
 */
export function histogramOf(sorted: Float64Array): Histogram {
  const count = sorted.length;
  const [lowest = 0, highest = lowest] = [sorted.at(0), sorted.at(-1)];
  const range = highest - lowest;
  if (range === 0) return { start: lowest - 0.5, width: 1, counts: [count] };
  const interquartileRange = quartile(sorted, 3) - quartile(sorted, 1);
  const byRule =
    interquartileRange > 0
      ? (2 * interquartileRange) / Math.cbrt(count)
      : range / (Math.ceil(Math.log2(count)) + 1);
  const least = sorted.every(Number.isInteger) ? 1 : 0;
  const width = roundWidth(Math.max(byRule, range / mostBins, least));
  const start = withoutBinaryNoise(binAt(lowest, 0, width) * width);
  const counts = Array.from({ length: binAt(highest, start, width) + 1 }, () => 0);
  for (const number of sorted) {
    const bin = Math.max(0, binAt(number, start, width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { start, width, counts };
}

function binAt(number: number, start: number, width: number): number {
  const place = (number - start) / width;
  // 0.3 / 0.1 is a little less than 3.
  const nearest = Math.round(place);
  return Math.abs(place - nearest) < 1e-9 ? nearest : Math.floor(place);
}

/** Returns the nearest of 1, 2 and 5 times a power of ten, by ratio. */
function roundWidth(width: number): number {
  const power = Math.floor(Math.log10(width));
  const candidates = [1, 2, 5, 10].map((digit) => Number(`${digit}e${power}`));
  const distance = (candidate: number) => Math.abs(Math.log(candidate / width));
  return candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
