import { expect } from 'vitest';

const factor = 16;
const attempts = 20;
/** Halfway between linear and quadratic time, so that a machine that is busy four times over changes nothing. */
const mostGrowth = factor ** 1.5;

/** Returns the processor time in milliseconds, which other programs hardly affect. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that 16 times the size takes about 16 times as long; quadratic time would take 256 times as long. Compares
 * the shortest of several runs, since disturbances only add time.
 */
export function expectLinear(size: number, run: (size: number) => void): void {
  const small = Math.floor(size / factor);
  let [short, long] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    short = Math.min(
      short,
      timeOf(() => run(small)),
    );
    long = Math.min(
      long,
      timeOf(() => run(size)),
    );
    // Below a millisecond, garbage collection outweighs the work.
    if (long < mostGrowth * Math.max(short, 1)) return;
  }
  expect(long / short, `growth of the time from size ${small} to ${size}`).toBeLessThan(mostGrowth);
}
