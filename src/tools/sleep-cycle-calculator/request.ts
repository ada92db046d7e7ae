import {
  choice,
  crossFieldRule,
  type FieldsOf,
  integer,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { Mistake, notation } from '../../fields/notation.ts';

export interface SleepCycleRequest {
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

const form = 'a time from 00:00 to 23:59 in the form HH:MM';

const time = notation({
  examples: ['07:00'],
  expected: form,
  read: (written) => {
    const [, hour, minute = ''] = /^(\d\d):(\d\d)$/.exec(written) ?? [];
    if (!hour) return new Mistake(form);
    if (hour > '23') return new Mistake('an hour from 00 to 23', hour);
    return minute > '59' ? new Mistake('a minute from 00 to 59', minute) : written;
  },
});

const cycles = integer({ minimum: 1, maximum: 24 });

export const fields = {
  mode: { ...choice(['wake-at', 'sleep-now']), synonyms: 'type direction action' },
  time: { ...time, synonyms: 'bedtime wakeUp wakeAt alarm clock at' },
  cycleLength: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 1440 }), 90),
    synonyms: 'duration',
    unsupported: [{ names: 'unit', harmless: ['minutes', 'minute', 'min'] }],
  },
  fallAsleepMinutes: {
    ...optional(number({ minimum: 0, maximum: 1440 }), 15),
    synonyms: 'latency onset delay falling sleepLatency sleepOnset minutesToSleep',
  },
  minCycles: {
    ...optional(cycles, 3),
    synonyms: 'cycles cycleCount min minimum fewest least lowest numberOfCycles',
  },
  maxCycles: {
    ...optional(cycles, 6),
    synonyms: 'max maximum most highest',
  },
} satisfies FieldsOf<SleepCycleRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['minCycles', 'maxCycles'],
    holds: ({ minCycles, maxCycles }) => minCycles <= maxCycles,
    expected: { minCycles: 'at most maxCycles', maxCycles: 'at least minCycles' },
  }),
];
