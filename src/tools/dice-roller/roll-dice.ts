import { parse } from '../../fields/index.ts';
import { randomBelow, secureWords } from '../../shared/random.ts';
import { type DiceRollerRequest, fields } from './request.ts';
import { splitMix64 } from './split-mix-64.ts';

export type { DiceRollerRequest };

export interface DiceRollerResult {
  /** As in the request, or the default. */
  readonly count: number;
  /** As in the request, or the default. */
  readonly sides: number;
  /** The rolls in order, each from 1 to sides. */
  readonly rolls: number[];
  /** Sum of the rolls. */
  readonly total: number;
  /** Mean of the rolls. */
  readonly average: number;
  /** Lowest roll. */
  readonly min: number;
  /** Highest roll. */
  readonly max: number;
}

/**
 * Returns rolls of fair dice, their total and mean, and the lowest and highest roll.
 *
 * A seed always gives the same rolls: each is the next output of SplitMix64 modulo `sides`, plus 1.
 * Outputs at or above the largest multiple of `sides` below 2^64 are skipped. A safe integer is
 * used as the seed directly, any other number by the 64 bits of its double. Without a seed, rolls
 * are cryptographically random.
 *
 * @throws `ToolError` if the request is invalid.
 *
 * @example
 * rollDice({ count: 5, seed: 1234567 });
 * // { count: 5, sides: 6, rolls: [4, 2, 4, 2, 6], total: 18, average: 3.6, min: 2, max: 6 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/dice-roller.md
 */
export function rollDice(request: DiceRollerRequest): DiceRollerResult {
  const { count, sides, seed } = parse(request, fields);
  const words = seed === undefined ? secureWords() : splitMix64(wordOf(seed));
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

function wordOf(seed: number): bigint {
  if (Number.isSafeInteger(seed)) return BigInt(seed);
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, seed);
  return bits.getBigUint64(0);
}
