import { expect } from 'vitest';

/** A size of what is built, and how large it may be. */
export interface Weighed {
  /** Such as `calculateBmi alone`. */
  readonly what: string;
  readonly size: number;
  readonly unit: 'bytes' | 'tokens';
  readonly ceiling: number;
  /** What to do about it. */
  readonly remedy: string;
}

/** The share by which a size may exceed its ceiling, so that none stops the fix of a bug. */
const allowance = 0.01;

/**
 * Expects that a size is about within its ceiling. The message says by how much it is not, and what
 * to do.
 */
export function expectWithin({ what, size, unit, ceiling, remedy }: Weighed): void {
  const most = Math.floor(ceiling * (1 + allowance));
  const more = `${size - ceiling} ${unit} more than its ceiling of ${ceiling}`;
  expect(size, `${what} has ${size} ${unit}, ${more}. ${remedy}`).toBeLessThanOrEqual(most);
}

/**
 * A ceiling for all tools together: what they share, and so much for each, so that a new tool
 * brings its own.
 */
export const ceilingForAll = (shared: number, each: number, count: number) => shared + each * count;

/** Returns the largest of these sizes, for messages: `countTokens 13500, countWords 11800`. */
export function largestOf(sizes: readonly (readonly [name: string, size: number])[]): string {
  const sorted = sizes.toSorted(([, size], [, other]) => other - size);
  return sorted
    .slice(0, 5)
    .map((one) => one.join(' '))
    .join(', ');
}
