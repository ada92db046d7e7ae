import { test } from 'vitest';

/** Whether this run is thorough: `npm run test:sweeps`, which takes minutes. */
export const isSweep = process.env.TOOLWORKER_SWEEP !== undefined;

/** Returns all items in a sweep, otherwise a few from start to end. */
export function fewOf<Item>(items: readonly Item[], few = 3): readonly Item[] {
  const step = isSweep ? 1 : Math.ceil(items.length / few);
  return items.filter((_, place) => place % step === 0);
}

/** Returns the items in a sweep, otherwise none. For tests that need a large package, which only a sweep installs. */
export function inSweep<Item>(...items: readonly Item[]): readonly Item[] {
  return isSweep ? items : [];
}

/** Returns how often to run a property: `runs` times in a sweep, otherwise a tenth of that. */
export function sampled(runs: number): number {
  return isSweep ? runs : Math.ceil(runs / 10);
}

/** A test that only a sweep runs. */
export const testInSweep = test.runIf(isSweep);
