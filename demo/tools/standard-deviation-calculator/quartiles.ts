import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';

/** The distance of the fences from the middle half, in interquartile ranges. */
export const fenceFactor = 1.5;

/** The quartiles of numbers, and the numbers far from the middle half. */
export interface Quartiles {
  readonly first: number;
  readonly median: number;
  readonly third: number;
  /** Third quartile minus first. */
  readonly interquartileRange: number;
  /** 1.5 interquartile ranges below the first quartile. */
  readonly lowerFence: number;
  /** 1.5 interquartile ranges above the third quartile. */
  readonly upperFence: number;
  /** The smallest and the largest number within the fences. */
  readonly whiskers: readonly [lowest: number, highest: number];
  /** The numbers beyond the fences (Tukey, Exploratory Data Analysis, 1977), in ascending order. */
  readonly outliers: readonly number[];
}

/** Returns the quartiles of one or more numbers in ascending order. */
export function quartilesOf(sorted: Float64Array): Quartiles {
  const [first, median, third] = [quartile(sorted, 1), quartile(sorted, 2), quartile(sorted, 3)];
  const interquartileRange = withoutBinaryNoise(third - first);
  const lowerFence = withoutBinaryNoise(first - fenceFactor * interquartileRange);
  const upperFence = withoutBinaryNoise(third + fenceFactor * interquartileRange);
  const start = sorted.findIndex((number) => number >= lowerFence);
  const end = 1 + sorted.findLastIndex((number) => number <= upperFence);
  return {
    first,
    median,
    third,
    interquartileRange,
    lowerFence,
    upperFence,
    whiskers: [sorted[start] ?? first, sorted[end - 1] ?? third],
    outliers: [...sorted.subarray(0, start), ...sorted.subarray(end)],
  };
}

/**
 * Interpolates between neighbors like type 7 of Hyndman and Fan (1996), which R, NumPy and
 * QUARTILE.INC in spreadsheets use.
 */
export function quartile(sorted: Float64Array, quarter: 1 | 2 | 3): number {
  const place = ((sorted.length - 1) * quarter) / 4;
  const [index, share] = [Math.floor(place), place % 1];
  const below = sorted[index] ?? Number.NaN;
  const above = sorted[index + 1] ?? below;
  return withoutBinaryNoise(below + share * (above - below));
}
