/** Whether this run is thorough: `npm run test:sweeps`, which takes minutes. */
export const isSweep = process.env.TOOLWORKER_SWEEP !== undefined;

/** All items in a sweep, and the first few elsewhere: of what another door is asked in full. */
export function fewOf<Item>(items: readonly Item[], few = 3): readonly Item[] {
  return isSweep ? items : items.slice(0, few);
}

/** The number of runs of a property: all of them in a sweep, a tenth elsewhere. */
export function sampled(runs: number): number {
  return isSweep ? runs : Math.ceil(runs / 10);
}
