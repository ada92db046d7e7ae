import { parse } from '../../fields/index.ts';
import { randomBigIntBelow, secureWords } from '../../shared/random.ts';
import { fields, type RandomNumberGeneratorRequest, rules } from './request.ts';

export type { RandomNumberGeneratorRequest };

export interface RandomNumberGeneratorResult {
  /** The numbers in the order drawn. */
  readonly results: number[];
  /** As in the request, or the default. */
  readonly min: number;
  /** As in the request, or the default. */
  readonly max: number;
  /** As in the request, or the default. */
  readonly count: number;
}

/**
 * Returns cryptographically random integers from `min` to `max`, both included. Every number is
 * equally likely, and so is every order of unique numbers.
 *
 * @throws `ToolError` if the request is invalid, for example if it asks for more unique numbers
 * than the range has.
 *
 * @example
 * generateRandomNumber({ min: 7, max: 7, count: 3 });
 * // { results: [7, 7, 7], min: 7, max: 7, count: 3 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/random-number-generator.md
 */
export function generateRandomNumber(
  request: RandomNumberGeneratorRequest,
): RandomNumberGeneratorResult {
  const { min, max, count, unique } = parse(request, fields, rules);
  // The range can have up to 2^54 - 1 numbers, beyond the safe integers.
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
 * Returns the first `count` numbers of a Fisher–Yates shuffle of 0 to `limit` - 1. It stores only
 * the positions that no longer have their own number.
 */
function distinctBelow(limit: bigint, count: number): bigint[] {
  const words = secureWords();
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, index) => {
    const position = BigInt(index);
    const other = position + randomBigIntBelow(limit - position, words);
    const drawn = moved.get(other) ?? other;
    moved.set(other, moved.get(position) ?? position);
    return drawn;
  });
}
