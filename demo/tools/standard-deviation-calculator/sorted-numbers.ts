import { readNumbers } from '../../../src/tools/standard-deviation-calculator/read-numbers.ts';
import { pause } from '../../tables/pause.ts';

const separator = /[\p{White_Space},;]/u;

/** Returns the numbers of a valid request in ascending order, read in parts to keep the page responsive. */
export async function sortedNumbers(numbers: readonly number[] | string): Promise<Float64Array> {
  if (typeof numbers !== 'string') return Float64Array.from(numbers).sort();
  const read: number[] = [];
  for (const part of partsOf(numbers, separator)) {
    if (read.length > 0) await pause();
    const found = readNumbers(part, Infinity);
    // A power of ten may be cut at a space.
    if (!Array.isArray(found)) return sorted(readNumbers(numbers, Infinity));
    for (const number of found) read.push(number);
  }
  return Float64Array.from(read).sort();
}

function sorted(numbers: ReturnType<typeof readNumbers>): Float64Array {
  return Float64Array.from(Array.isArray(numbers) ? numbers : []).sort();
}

/** Short enough to keep the page responsive. */
const charactersInPart = 100_000;

/** Cuts a long text before separators, so that no item is split. */
export function* partsOf(text: string, separator: RegExp): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + charactersInPart, text.length);
    while (end < text.length && !separator.test(text.charAt(end))) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}
