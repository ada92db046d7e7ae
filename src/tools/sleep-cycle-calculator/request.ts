import {
  choice,
  crossFieldRule,
  type FieldsOf,
  integer,
  number,
  optional,
  type Parsed,
  time,
} from '../../fields/index.ts';

export interface SleepCycleCalculatorRequest {
  /** wake-at finds bedtimes for a wake time, sleep-now finds wake times for a bedtime. */
  readonly mode: 'wake-at' | 'sleep-now';
  /** Wake time for wake-at, bedtime for sleep-now, as HH:MM on a 24-hour clock. */
  readonly time: string;
  /** Length of a sleep cycle in minutes. */
  readonly cycleLength?: number;
  /** Minutes from going to bed to falling asleep. */
  readonly fallAsleepMinutes?: number;
  /** Smallest number of cycles to suggest; at most maxCycles. */
  readonly minCycles?: number;
  /** Largest number of cycles to suggest. */
  readonly maxCycles?: number;
}

const cycles = integer({ minimum: 1, maximum: 24 });

export const fields = {
  mode: { ...choice(['wake-at', 'sleep-now']), synonyms: 'type direction action' },
  time: { ...time(), synonyms: 'bedtime wakeUp alarm clock at' },
  cycleLength: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 1440 }), 90),
    synonyms: 'duration',
    unsupported: [{ names: 'unit', expected: 'minutes', harmless: ['minutes', 'minute', 'min'] }],
  },
  fallAsleepMinutes: {
    ...optional(number({ minimum: 0, maximum: 1440 }), 15),
    synonyms: 'latency onset delay sleepLatency sleepOnset minutesToSleep fallAsleepDuration',
  },
  minCycles: {
    ...optional(cycles, 3),
    synonyms: 'cycles cycleCount min minimum fewest least lowest numberOfCycles',
  },
  maxCycles: {
    ...optional(cycles, 6),
    synonyms: 'max maximum most highest',
    unsupported: [
      'age nap snooze buffer awakenings ampm pm timeFormat sleepDuration sleepMinutes targetSleep hoursOfSleep hours step offset days',
    ],
  },
} satisfies FieldsOf<SleepCycleCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['minCycles', 'maxCycles'],
    holds: ({ minCycles, maxCycles }) => minCycles <= maxCycles,
    expected: { minCycles: 'at most {maxCycles}', maxCycles: 'at least {minCycles}' },
  }),
];
