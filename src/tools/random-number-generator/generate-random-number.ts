import { randomBigIntBelow, secureWords } from '../../shared/random.ts';
import { check } from '../../shared/rules.ts';
import { relations, rules } from './rules.ts';

export interface RandomNumberRequest {
  readonly min?: number;
  readonly max?: number;
  readonly count?: number;
  readonly unique?: boolean;
}

export interface RandomNumberResult {
  readonly results: number[];
  readonly min: number;
  readonly max: number;
  readonly count: number;
}

/**
 * Cryptographically random whole numbers from `min` to `max`, both included, each equally likely.
 *
 * `min` and `max` are safe integers, 1 and 100 unless given; `count` is 1 to 10,000, 1 unless
 * given. With `unique` no number comes twice, and every order is equally likely. Throws a
 * `ToolError` for other numbers, where `min` is greater than `max`, and where fewer unique numbers
 * exist than `count`.
 *
 * @example
 * generateRandomNumber({ min: 7, max: 7, count: 3 });
 * // { results: [7, 7, 7], min: 7, max: 7, count: 3 }
 */
export function generateRandomNumber(request: RandomNumberRequest): RandomNumberResult {
  const { min = 1, max = 100, count = 1, unique = false } = request;
  check({ min, max, count, unique }, rules, relations);
  // A range of up to 2^54 - 1 numbers is beyond the safe integers.
  const lowest = BigInt(min);
  const range = BigInt(max) - lowest + 1n;
  const offsets = unique ? distinctBelow(range, count) : below(range, count);
  return {
    results: offsets.map((offset) => Number(lowest + offset)),
    // Without the sign of a negative zero.
    min: min + 0,
    max: max + 0,
    count,
  };
}

function below(limit: bigint, count: number): bigint[] {
  const words = secureWords();
  return Array.from({ length: count }, () => randomBigIntBelow(limit, words));
}

/**
 * The first places of 0, 1, 2 … after a shuffle by Fisher and Yates, which remembers only the places
 * that no longer hold their own number.
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
