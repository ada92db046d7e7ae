/** The least distance of dots beside each other on a phone, in percent of the drawing. */
const dotWidth = 4;

const mostLevels = 6;

const mostBins = 100 / dotWidth;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A number on its scale: how far from the left, in percent, and how many dots are below it. */
export interface Dot {
  readonly x: number;
  readonly level: number;
}

/**
 * Returns a dot for each number, in ascending order, on top of others that it would touch;
 * `undefined` if too many would be on top of each other.
 */
export function dotsOf(numbers: readonly number[], range: Range): readonly Dot[] | undefined {
  if (numbers.length > mostLevels * mostBins) return undefined;
  const lastOn: number[] = [];
  const dots = numbers
    .toSorted((one, other) => one - other)
    .map((number) => {
      const x = shareOf(number, range);
      const free = lastOn.findIndex((last) => x - last >= dotWidth);
      const level = free < 0 ? lastOn.length : free;
      lastOn[level] = x;
      return { x, level };
    });
  return lastOn.length > mostLevels ? undefined : dots;
}

/** Counts the numbers in equal parts of their range. */
export function countsOf(numbers: readonly number[], { min, max }: Range): readonly number[] {
  const bins = Math.min(mostBins, max - min + 1);
  const counts = Array.from({ length: bins }, () => 0);
  for (const number of numbers) {
    const bin = Math.floor((bins * (number - min)) / (max - min + 1));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

function shareOf(number: number, { min, max }: Range): number {
  return max === min ? 50 : (100 * (number - min)) / (max - min);
}
