import { calculateSleepCycle } from 'toolworker';
import { expect, test } from 'vitest';
import { napsFor } from '../../../../demo/tools/sleep-cycle-calculator/answer.tsx';

test.each([
  // 13:00 + 15 + 20 and + 15 + 90 minutes
  [{ mode: 'sleep-now', time: '13:00' }, ['13:35', '14:45']],
  // 00:30 − 10 − 20 and − 10 − 80 minutes
  [{ mode: 'wake-at', time: '00:30', fallAsleepMinutes: 10, cycleLength: 80 }, ['00:00', '23:00']],
] as const)('plans naps for %j at %j', (request, times) => {
  const naps = napsFor(calculateSleepCycle(request));
  expect(naps.map(({ clockTime }) => clockTime)).toEqual(times);
});
