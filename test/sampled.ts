import { test } from 'vitest';

/** Whether this run is thorough: `npm run test:sweeps`, which takes minutes. */
export const isSweep = process.env.TOOLWORKER_SWEEP !== undefined;

/** All items in a sweep, and a few from start to end elsewhere: of what another door is asked in full. */
export function fewOf<Item>(items: readonly Item[], few = 3): readonly Item[] {
  const step = isSweep ? 1 : Math.ceil(items.length / few);
  return items.filter((_, place) => place % step === 0);
}

/** The items in a sweep, none elsewhere: of what needs a large package that only a sweep installs. */
export function inSweep<Item>(...items: readonly Item[]): readonly Item[] {
  return isSweep ? items : [];
}

/** The number of runs of a property: all of them in a sweep, a tenth elsewhere. */
export function sampled(runs: number): number {
  return isSweep ? runs : Math.ceil(runs / 10);
}

/** A test that only a sweep runs. */
export const testInSweep = test.runIf(isSweep);
