import { calculateSleepCycle } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the clock, by hand';

const modeError = 'mode: expected one of wake-at, sleep-now';
const timeError = 'time: expected a time from 00:00 to 23:59 in the form HH:MM';
const lengthError = 'cycleLength: expected a number greater than 0 and at most 1,440';
const fallAsleepError = 'fallAsleepMinutes: expected a number from 0 to 1,440';
const minError = 'minCycles: expected a whole number from 1 to 24';
const maxError = 'maxCycles: expected a whole number from 1 to 24';
const orderError = 'minCycles: expected a whole number at most maxCycles';

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
      '',
      '7:05',
      '07:5',
      '24:00',
      '23:60',
      '-1:00',
      '0700',
      '07.00',
      '07:00:00',
      '7:00 am',
      ' 07:00',
      '07:00\n',
      '０7:00',
      '07:00\ud800',
      '1'.repeat(1e5),
    ].map((time) => ({ request: { mode: 'wake-at', time }, error: timeError })),
    {
      request: { mode: 'wake-at', time: '07:00', cycleLength: 0, fallAsleepMinutes: -0.1 },
      error: `${lengthError}; ${fallAsleepError}`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', cycleLength: 1440.1, fallAsleepMinutes: 1441 },
      error: `${lengthError}; ${fallAsleepError}`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 0, maxCycles: 25 },
      error: `${minError}; ${maxError}`,
    },
    {
      request: { mode: 'wake-at', time: '07:00', minCycles: 3.5, maxCycles: 1e300 },
      error: `${minError}; ${maxError}`,
    },
    { request: { mode: 'wake-at', time: '07:00', minCycles: 5, maxCycles: 4 }, error: orderError },
    { request: { mode: 'wake-at', time: '07:00', minCycles: 7 }, error: orderError },
    { request: { mode: 'wake-at', time: '07:00', maxCycles: 2 }, error: orderError },
    {
      request: { mode: 'wake-at', time: '25:00', minCycles: 5, maxCycles: 4 },
      error: `${timeError}; ${orderError}`,
    },
    { request: { mode: 'wake-at', time: '07:00', minCycles: 25, maxCycles: 4 }, error: minError },
    { request: { mode: 'wake-at', time: '07:00', maxCycles: 0 }, error: maxError },
  ],
  malformed: [
    { request: {}, error: `${modeError}; ${timeError}` },
    { request: { mode: 'Wake-at', time: '07:00' }, error: modeError },
    { request: { mode: 'wake-at', time: 700 }, error: timeError },
    { request: { mode: null, time: null }, error: `${modeError}; ${timeError}` },
    { request: { mode: 'wake-at', time: '07:00', cycleLength: '90' }, error: lengthError },
    {
      request: { mode: 'wake-at', time: '07:00', fallAsleepMinutes: true },
      error: fallAsleepError,
    },
    { request: { mode: 'wake-at', time: '07:00', minCycles: '3' }, error: minError },
    { request: { mode: 'wake-at', time: '07:00', maxCycles: [6] }, error: maxError },
  ],
});
