import fc from 'fast-check';
import { calculateSleepCycle } from 'toolworker';
import { expect, test } from 'vitest';

const minuteOfDay = fc.integer({ min: 0, max: 1439 });
const cycles = fc.integer({ min: 1, max: 24 });

/** Returns the UTC time of day. It adds half a minute, so that truncating rounds half up. */
function clockAt(milliseconds: number): string {
  return new Date(milliseconds + 30_000).toISOString().slice(11, 16);
}

test('agrees with Date to a hundredth of a minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('wake-at', 'sleep-now'),
      minuteOfDay,
      fc.integer({ min: 1, max: 144_000 }),
      fc.integer({ min: 0, max: 144_000 }),
      cycles,
      cycles,
      (mode, minute, length, before, one, other) => {
        const [minCycles, maxCycles] = [Math.min(one, other), Math.max(one, other)];
        const expected = Array.from({ length: maxCycles - minCycles + 1 }, (_, index) => {
          const asleep = (maxCycles - index) * length;
          const total = asleep + before;
          // A hundredth of a minute is 600 ms.
          const away = 600 * (mode === 'wake-at' ? -total : total);
          return {
            cycles: maxCycles - index,
            sleepMinutes: asleep / 100,
            totalMinutes: total / 100,
            clockTime: clockAt(Date.UTC(2001, 6, 1, 0, minute) + away),
            recommended: [5, 6].includes(maxCycles - index),
          };
        });
        const result = calculateSleepCycle({
          mode,
          time: clockAt(60_000 * minute),
          cycleLength: length / 100,
          fallAsleepMinutes: before / 100,
          minCycles,
          maxCycles,
        });
        expect(result.results).toEqual(expected);
        expect(result.recommended).toEqual(expected.filter(({ recommended }) => recommended));
      },
    ),
  );
});

test('bedtimes of wake-at lead back to the wake time', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  fc.assert(
    fc.property(minuteOfDay, minutes, minutes, (minute, cycleLength, fallAsleepMinutes) => {
      const terms = { cycleLength, fallAsleepMinutes, minCycles: 1, maxCycles: 24 };
      const time = clockAt(60_000 * minute);
      for (const bed of calculateSleepCycle({ mode: 'wake-at', time, ...terms }).results) {
        const wake = calculateSleepCycle({ mode: 'sleep-now', time: bed.clockTime, ...terms });
        const same = wake.results.find((suggestion) => suggestion.cycles === bed.cycles);
        expect(same).toEqual({ ...bed, clockTime: time });
      }
    }),
    { numRuns: 20 },
  );
});
