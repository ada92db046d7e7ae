import { randomBelow, secureWords } from '../../shared/random.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';
import { splitMix64 } from './split-mix-64.ts';

export interface DiceRequest {
  readonly count?: number;
  readonly sides?: number;
  readonly seed?: number;
}

export interface DiceResult {
  readonly count: number;
  readonly sides: number;
  readonly rolls: number[];
  readonly total: number;
  readonly average: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Rolls of fair dice, with their total, their mean, and the lowest and highest roll.
 *
 * `count` is 1 to 10,000 (1 unless given), `sides` 2 to 1,000,000 (6 unless given), both whole.
 * Without a seed the rolls are cryptographically random. A seed, any safe integer, gives the same
 * rolls for ever: each is the next word of SplitMix64 modulo `sides`, plus 1, where words from the
 * largest multiple of `sides` that is at most 2^64 are skipped. Throws a `ToolError` that names the
 * fields which are out of range.
 *
 * @example
 * rollDice({ count: 5, seed: 1234567 });
 * // { count: 5, sides: 6, rolls: [4, 2, 4, 2, 6], total: 18, average: 3.6, min: 2, max: 6 }
 */
export function rollDice(request: DiceRequest): DiceResult {
  check(request, rules);
  const { count = 1, sides = 6, seed } = request;
  const words = seed === undefined ? secureWords() : splitMix64(BigInt(seed));
  const rolls = Array.from({ length: count }, () => randomBelow(sides, words) + 1);
  const total = rolls.reduce((sum, roll) => sum + roll, 0);
  return {
    count,
    sides,
    rolls,
    total,
    average: total / count,
    min: Math.min(...rolls),
    max: Math.max(...rolls),
  };
}
