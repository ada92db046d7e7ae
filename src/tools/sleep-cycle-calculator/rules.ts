import type { NumberRule, Relation, Rules } from '../../shared/rules.ts';
import type { SleepCycleRequest } from './calculate-sleep-cycle.ts';

const cycles: NumberRule = { whole: true, minimum: 1, maximum: 24 };

export const rules = {
  mode: { options: ['wake-at', 'sleep-now'] },
  time: {
    accepts: (time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time),
    expected: 'a time from 00:00 to 23:59 in the form HH:MM',
  },
  cycleLength: { above: 0, maximum: 1440 },
  fallAsleepMinutes: { minimum: 0, maximum: 1440 },
  minCycles: cycles,
  maxCycles: cycles,
} as const satisfies Rules<SleepCycleRequest>;

type CycleRange = Required<Pick<SleepCycleRequest, 'minCycles' | 'maxCycles'>>;

export const cyclesInOrder: Relation<CycleRange> = {
  fields: ['minCycles', 'maxCycles'],
  holds: ({ minCycles, maxCycles }) => minCycles <= maxCycles,
  expected: 'a whole number at most maxCycles',
};
