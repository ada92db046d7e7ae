import { calculateSleepCycle } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the clock, by hand';

const form = 'a time from 00:00 to 23:59 in the form HH:MM';
const lengthError = 'cycleLength: expected a number greater than 0 and at most 1,440';
const fallAsleepError = 'fallAsleepMinutes: expected a number from 0 to 1,440';
const minError = 'minCycles: expected a whole number from 1 to 24';
const maxError = 'maxCycles: expected a whole number from 1 to 24';
const orderError = 'minCycles: expected at most maxCycles';

const suggestion = (
  cycles: number,
  sleepMinutes: number,
  totalMinutes: number,
  clockTime: string,
  recommended: boolean,
) => ({ cycles, sleepMinutes, totalMinutes, clockTime, recommended });

export const cases = defineCases({
  run: calculateSleepCycle,
  answers: [
    {
      request: { mode: 'wake-at', time: '07:00' },
      result: {
        mode: 'wake-at',
        anchorTime: '07:00',
        cycleLength: 90,
        fallAsleepMinutes: 15,
        results: [
          suggestion(6, 540, 555, '21:45', true),
          suggestion(5, 450, 465, '23:15', true),
          suggestion(4, 360, 375, '00:45', false),
          suggestion(3, 270, 285, '02:15', false),
        ],
        recommended: [
          suggestion(6, 540, 555, '21:45', true),
          suggestion(5, 450, 465, '23:15', true),
        ],
      },
      source: byHand,
    },
    {
      request: { mode: 'sleep-now', time: '22:30', minCycles: 4, maxCycles: 7 },
      result: {
        mode: 'sleep-now',
        anchorTime: '22:30',
        cycleLength: 90,
        fallAsleepMinutes: 15,
        results: [
          suggestion(7, 630, 645, '09:15', false),
          suggestion(6, 540, 555, '07:45', true),
          suggestion(5, 450, 465, '06:15', true),
          suggestion(4, 360, 375, '04:45', false),
        ],
        recommended: [
          suggestion(6, 540, 555, '07:45', true),
          suggestion(5, 450, 465, '06:15', true),
        ],
      },
      source: byHand,
    },
    {
      request: {
        mode: 'sleep-now',
        time: '00:00',
        fallAsleepMinutes: 0,
        minCycles: 1,
        maxCycles: 1,
      },
      result: {
        mode: 'sleep-now',
        anchorTime: '00:00',
        cycleLength: 90,
        fallAsleepMinutes: 0,
        results: [suggestion(1, 90, 90, '01:30', false)],
        recommended: [],
      },
      source: `nothing of 5 to 6 cycles; ${byHand}`,
    },
    {
      request: {
        mode: 'sleep-now',
        time: '12:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        minCycles: 3,
        maxCycles: 3,
      },
      result: {
        mode: 'sleep-now',
        anchorTime: '12:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        results: [suggestion(3, 0.3, 0.5, '12:01', false)],
        recommended: [],
      },
      source: 'three tenths and two are a half, which rounds up; in doubles 3 * 0.1 is above 0.3',
    },
    {
      request: {
        mode: 'wake-at',
        time: '00:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        minCycles: 3,
        maxCycles: 4,
      },
      result: {
        mode: 'wake-at',
        anchorTime: '00:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        results: [suggestion(4, 0.4, 0.6, '23:59', false), suggestion(3, 0.3, 0.5, '00:00', false)],
        recommended: [],
      },
      source: '0.6 minutes before midnight is nearer to 23:59; from half past, up is to midnight',
    },
    {
      request: {
        mode: 'wake-at',
        time: '23:59',
        cycleLength: 1440,
        fallAsleepMinutes: 1440,
        minCycles: 24,
        maxCycles: 24,
      },
      result: {
        mode: 'wake-at',
        anchorTime: '23:59',
        cycleLength: 1440,
        fallAsleepMinutes: 1440,
        results: [suggestion(24, 34560, 36000, '23:59', false)],
        recommended: [],
      },
      source: 'whole days, 25 of them',
    },
    {
      request: {
        mode: 'sleep-now',
        time: '23:59',
        cycleLength: 1439.5,
        fallAsleepMinutes: 1,
        minCycles: 5,
        maxCycles: 5,
      },
      result: {
        mode: 'sleep-now',
        anchorTime: '23:59',
        cycleLength: 1439.5,
        fallAsleepMinutes: 1,
        results: [suggestion(5, 7197.5, 7198.5, '23:58', true)],
        recommended: [suggestion(5, 7197.5, 7198.5, '23:58', true)],
      },
      source: 'five days less a minute and a half, which rounds up to less a minute',
    },
    {
      request: {
        mode: 'wake-at',
        time: '06:30',
        cycleLength: 5e-324,
        fallAsleepMinutes: 0,
        minCycles: 3,
        maxCycles: 3,
      },
      result: {
        mode: 'wake-at',
        anchorTime: '06:30',
        cycleLength: 5e-324,
        fallAsleepMinutes: 0,
        results: [suggestion(3, 1.5e-323, 1.5e-323, '06:30', false)],
        recommended: [],
      },
      source: byHand,
    },
  ],
  refusals: [
    ...[
      ['24:00', 'an hour from 00 to 23, got "24"'],
      ['99:99', 'an hour from 00 to 23, got "99"'],
      ['23:60', 'a minute from 00 to 59, got "60"'],
      ['', `${form}, got ""`],
      ['7:05', `${form}, got "7:05"`],
      ['07:5', `${form}, got "07:5"`],
      ['-1:00', `${form}, got "-1:00"`],
      ['0700', `${form}, got "0700"`],
      ['07.00', `${form}, got "07.00"`],
      ['07:00:00', `${form}, got "07:00:00"`],
      ['7:00 am', `${form}, got "7:00 am"`],
      [' 07:00', `${form}, got " 07:00"`],
      ['07:00\n', String.raw`${form}, got "07:00\u000a"`],
      ['０7:00', `${form}, got "０7:00"`],
      ['07:00\ud800', String.raw`${form}, got "07:00\ud800"`],
      ['1'.repeat(1e5), `${form}, got "${'1'.repeat(39)}…"`],
    ].map(([time, expected]) => ({
      request: { mode: 'wake-at', time },
      error: `time: expected ${expected}`,
    })),
    {
      request: { mode: 'wake-at', time: '07:00', cycleLength: 0, fallAsleepMinutes: -0.1 },
      error: `${lengthError}, got 0; ${fallAsleepError}, got -0.1`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', cycleLength: 1440.1, fallAsleepMinutes: 1441 },
      error: `${lengthError}, got 1440.1; ${fallAsleepError}, got 1441`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 0, maxCycles: 25 },
      error: `${minError}, got 0; ${maxError}, got 25`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 3.5, maxCycles: 1e300 },
      error: `${minError}, got 3.5; ${maxError}, got 1e+300`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 5, maxCycles: 4 },
      error: `${orderError}, got 5`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 7 },
      error: `${orderError}, which is 6 by default, got 7`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', maxCycles: 2 },
      error: 'maxCycles: expected at least minCycles, which is 3 by default, got 2',
    },
    {
      request: { mode: 'wake-at', time: '25:00', minCycles: 5, maxCycles: 4 },
      error: `time: expected an hour from 00 to 23, got "25"; ${orderError}, got 5`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 25, maxCycles: 4 },
      error: `${minError}, got 25`,
    },
    { request: { mode: 'wake-at', time: '07:00', maxCycles: 0 }, error: `${maxError}, got 0` },
    { request: {}, error: `mode: required, one of wake-at, sleep-now; time: required, ${form}` },
    {
      request: { mode: 'Wake-at', time: '07:00' },
      error: 'mode: expected one of wake-at, sleep-now, got "Wake-at"',
    },
    {
      request: { mode: 'wake-at', time: 700 },
      error: 'time: expected a string such as "07:00", got the number 700',
    },
    {
      request: { mode: null, time: null },
      error: `mode: required, one of wake-at, sleep-now; time: required, ${form}`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', cycleLength: '90' },
      error: `${lengthError}, got "90"`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', fallAsleepMinutes: true },
      error: `${fallAsleepError}, got true`,
    },
    { request: { mode: 'wake-at', time: '07:00', minCycles: '3' }, error: `${minError}, got "3"` },
    {
      request: { mode: 'wake-at', time: '07:00', maxCycles: [6] },
      error: `${maxError}, got an array`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', cycle_length: 100, sleepLatency: 20 },
      error:
        'cycle_length: unknown field, did you mean cycleLength?; sleepLatency: unknown field, did you mean fallAsleepMinutes?',
    },
    {
      request: { mode: 'wake-at', time: '07:00', cycleMinutes: 100, cycles: 5, maxCycles: 5 },
      error:
        'cycleMinutes: unknown field, did you mean cycleLength?; cycles: unknown field, did you mean minCycles?',
    },
    {
      request: {
        mode: 'wake-at',
        time: '07:00',
        cycleDuration: 100,
        minutesToFallAsleep: 20,
        minimumCycles: 5,
      },
      error: [
        'cycleDuration: unknown field, did you mean cycleLength?',
        'minutesToFallAsleep: unknown field, did you mean fallAsleepMinutes?',
        'minimumCycles: unknown field, did you mean minCycles?',
      ].join('; '),
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 5, maximumCycles: 5 },
      error: 'maximumCycles: unknown field, did you mean maxCycles?',
    },
    {
      request: { nap: '07:00' },
      error:
        'request body: expected fields such as mode, time, cycleLength, fallAsleepMinutes, minCycles, maxCycles',
    },
    {
      request: { mode: 'wake-at', time: '07:00', fallAsleep: 20 },
      error: 'fallAsleep: unknown field, did you mean fallAsleepMinutes?',
    },
  ],
});
