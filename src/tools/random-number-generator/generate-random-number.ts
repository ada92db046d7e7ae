import { parse } from '../../fields/index.ts';
import { randomBigIntBelow, secureWords } from '../../shared/random.ts';
import { fields, type RandomNumberRequest, relations } from './request.ts';

export type { RandomNumberRequest };

export interface RandomNumberResult {
  /** The numbers in the order in which they were drawn. */
  readonly results: number[];
  /** As in the request, or the default. */
  readonly min: number;
  /** As in the request, or the default. */
  readonly max: number;
  /** As in the request, or the default. */
  readonly count: number;
}

/**
 * Returns cryptographically random whole numbers from `min` to `max`, both included. Every number
 * is equally likely; if they are unique, so is every order. Throws a `ToolError` for an invalid
 * request, such as one for more unique numbers than the range has.
 *
 * @example
 * generateRandomNumber({ min: 7, max: 7, count: 3 });
 * // { results: [7, 7, 7], min: 7, max: 7, count: 3 }
 */
export function generateRandomNumber(request: RandomNumberRequest): RandomNumberResult {
  const { min, max, count, unique } = parse(request, fields, relations);
  // The range may have 2^54 - 1 numbers, more than safe integers can count.
  const lowest = BigInt(min);
  const range = BigInt(max) - lowest + 1n;
  const offsets = unique ? distinctBelow(range, count) : below(range, count);
  return { results: offsets.map((offset) => Number(lowest + offset)), min, max, count };
}

function below(limit: bigint, count: number): bigint[] {
  const words = secureWords();
  return Array.from({ length: count }, () => randomBigIntBelow(limit, words));
}

/**
 * Returns the first `count` places of 0, 1, 2 … after a shuffle by Fisher and Yates. Remembers only
 * the places that no longer hold their own number.
 */
function distinctBelow(limit: bigint, count: number): bigint[] {
  const words = secureWords();
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, index) => {
    const place = BigInt(index);
    const other = place + randomBigIntBelow(limit - place, words);
    const drawn = moved.get(other) ?? other;
    moved.set(other, moved.get(place) ?? place);
    return drawn;
  });
}
