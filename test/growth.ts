import { expect } from 'vitest';

const factor = 4;
const attempts = 20;

/** Returns the processor time in milliseconds, which other programs hardly affect. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that four times the size takes about four times as long; quadratic time would take sixteen times as long.
 * Compares the shortest of several runs, since disturbances only add time.
 */
export function expectLinear(size: number, run: (size: number) => void): void {
  const small = Math.floor(size / factor);
  let [least, most] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    least = Math.min(
      least,
      timeOf(() => run(small)),
    );
    most = Math.min(
      most,
      timeOf(() => run(size)),
    );
    // Below a millisecond, garbage collection outweighs the work.
    if (most < 2 * factor * Math.max(least, 1)) return;
  }
  expect(most / least, `growth of the time from size ${small} to ${size}`).toBeLessThan(2 * factor);
}
