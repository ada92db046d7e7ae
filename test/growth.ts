import { expect } from 'vitest';

const factor = 4;
const attempts = 20;

/** The processor time in milliseconds: other programs do not prolong it much. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that four times the size takes about four times as long; in quadratic time it would take
 * sixteen times. Compares the least of some times, since chance only ever adds to them.
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
    // Below a millisecond, garbage counts for more than the work.
    if (most < 2 * factor * Math.max(least, 1)) return;
  }
  expect(most / least, `growth of the time from size ${small} to ${size}`).toBeLessThan(2 * factor);
}
