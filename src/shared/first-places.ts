import type { Ranges } from './ranges.ts';

/** The largest prime below 2^26: products of two numbers below it are safe integers. */
const prime = 67_108_859;

/**
 * A predicate that takes the places of ranges of a text in their order, or some of them, and says
 * of each whether what its range holds is in none of the former. A `Set` of a million strings takes
 * several times as long, as it looks for each all over the memory.
 */
export function firstPlaces(text: string, ranges: Ranges): (place: number) => boolean {
  const { count, bounds } = ranges;
  // Places count from 1 here: the latest of each hash, and before each place one of the same hash.
  const latest = new Uint32Array(count);
  const previous = new Uint32Array(count + 1);
  // Who does not know the point of the polynomials cannot send many texts of one hash.
  const point = Math.floor(Math.random() * prime);
  return (place) => {
    const start = bounds[2 * place] ?? 0;
    const end = bounds[2 * place + 1] ?? 0;
    // The length and the code units are the coefficients.
    let hash = (end - start) % prime;
    for (let index = start; index < end; index += 1) {
      const sum = hash * point + text.charCodeAt(index);
      // Its remainder: of safe integers this is as exact as `%`, and faster.
      hash = sum - Math.floor(sum / prime) * prime;
    }
    hash %= count;
    let other = latest[hash];
    previous[place + 1] = other ?? 0;
    while (other) {
      const otherStart = bounds[2 * other - 2] ?? 0;
      const otherEnd = bounds[2 * other - 1] ?? 0;
      if (otherEnd - otherStart === end - start && isSame(text, start, end, otherStart))
        return false;
      other = previous[other];
    }
    latest[hash] = place + 1;
    return true;
  };
}

function isSame(text: string, start: number, end: number, other: number): boolean {
  let index = start;
  while (index < end && text.charCodeAt(index) === text.charCodeAt(other + index - start))
    index += 1;
  return index === end;
}
