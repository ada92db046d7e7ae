import { calculateSleepCycle } from 'toolworker';
import { formInput, type SpecOf } from '../support/spec.ts';

const byHand = 'the clock, by hand';

const form = 'a time from 00:00 to 23:59 in the form HH:MM';
const orderError = 'minCycles: expected at most 4 (maxCycles)';

const suggestion = (cycles: number, sleepMinutes: number, totalMinutes: number, clockTime: string, recommended: boolean) => ({
  cycles,
  sleepMinutes,
  totalMinutes,
  clockTime,
  recommended,
});

const timeForm = 'a time from 00:00 to 23:59 in the form HH:MM';

export const spec: SpecOf<typeof calculateSleepCycle> = {
  run: calculateSleepCycle,
  operation: 'calculateSleepCycle',
  fields: {
    mode: 'wake-at | sleep-now, required',
    time: 'string, required',
    cycleLength: 'number > 0 ≤ 1440, default 90',
    fallAsleepMinutes: 'number ≥ 0 ≤ 1440, default 15',
    minCycles: 'integer ≥ 1 ≤ 24, default 3',
    maxCycles: 'integer ≥ 1 ≤ 24, default 6',
  },
  result: ['mode', 'anchorTime', 'cycleLength', 'fallAsleepMinutes', 'results', 'recommended'],
  answers: [
    [
      { mode: 'wake-at', time: '07:00' },
      {
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
        recommended: [suggestion(6, 540, 555, '21:45', true), suggestion(5, 450, 465, '23:15', true)],
      },
      byHand,
    ],
    ...[' 22:30 ', '\t22:30\n', '\u300022:30', '２２：３０', '٢٢:٣٠', '۲۲:۳۰', '२२:३०', ' ２２:30'].map(
      (time) =>
        [
          { mode: 'sleep-now', time, minCycles: 5, maxCycles: 5 },
          {
            mode: 'sleep-now',
            anchorTime: '22:30',
            cycleLength: 90,
            fallAsleepMinutes: 15,
            results: [suggestion(5, 450, 465, '06:15', true)],
            recommended: [suggestion(5, 450, 465, '06:15', true)],
          },
          'white space around, and digits of other scripts (UnicodeData.txt)',
        ] as const,
    ),
    [
      { mode: 'sleep-now', time: '22:30', minCycles: 4, maxCycles: 7 },
      {
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
        recommended: [suggestion(6, 540, 555, '07:45', true), suggestion(5, 450, 465, '06:15', true)],
      },
      byHand,
    ],
    [
      { mode: 'sleep-now', time: '00:00', fallAsleepMinutes: 0, minCycles: 1, maxCycles: 1 },
      {
        mode: 'sleep-now',
        anchorTime: '00:00',
        cycleLength: 90,
        fallAsleepMinutes: 0,
        results: [suggestion(1, 90, 90, '01:30', false)],
        recommended: [],
      },
      `nothing of 5 to 6 cycles; ${byHand}`,
    ],
    [
      { mode: 'sleep-now', time: '12:00', cycleLength: 0.1, fallAsleepMinutes: 0.2, minCycles: 3, maxCycles: 3 },
      {
        mode: 'sleep-now',
        anchorTime: '12:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        results: [suggestion(3, 0.3, 0.5, '12:01', false)],
        recommended: [],
      },
      'three tenths and two are a half, which rounds up; in doubles 3 * 0.1 is above 0.3',
    ],
    [
      { mode: 'wake-at', time: '00:00', cycleLength: 0.1, fallAsleepMinutes: 0.2, minCycles: 3, maxCycles: 4 },
      {
        mode: 'wake-at',
        anchorTime: '00:00',
        cycleLength: 0.1,
        fallAsleepMinutes: 0.2,
        results: [suggestion(4, 0.4, 0.6, '23:59', false), suggestion(3, 0.3, 0.5, '00:00', false)],
        recommended: [],
      },
      '0.6 minutes before midnight is nearer to 23:59; from half past, up is to midnight',
    ],
    [
      { mode: 'wake-at', time: '23:59', cycleLength: 1440, fallAsleepMinutes: 1440, minCycles: 24, maxCycles: 24 },
      {
        mode: 'wake-at',
        anchorTime: '23:59',
        cycleLength: 1440,
        fallAsleepMinutes: 1440,
        results: [suggestion(24, 34560, 36000, '23:59', false)],
        recommended: [],
      },
      'whole days, 25 of them',
    ],
    [
      { mode: 'sleep-now', time: '23:59', cycleLength: 1439.5, fallAsleepMinutes: 1, minCycles: 5, maxCycles: 5 },
      {
        mode: 'sleep-now',
        anchorTime: '23:59',
        cycleLength: 1439.5,
        fallAsleepMinutes: 1,
        results: [suggestion(5, 7197.5, 7198.5, '23:58', true)],
        recommended: [suggestion(5, 7197.5, 7198.5, '23:58', true)],
      },
      'five days less a minute and a half, which rounds up to less a minute',
    ],
    [
      { mode: 'wake-at', time: '06:30', cycleLength: 5e-324, fallAsleepMinutes: 0, minCycles: 3, maxCycles: 3 },
      {
        mode: 'wake-at',
        anchorTime: '06:30',
        cycleLength: 5e-324,
        fallAsleepMinutes: 0,
        results: [suggestion(3, 1.5e-323, 1.5e-323, '06:30', false)],
        recommended: [],
      },
      byHand,
    ],
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
      [' 7:05 ', `${form}, got " 7:05 "`],
      ['０7:00', 'digits of one script, got "０7"'],
      ['07∶00', '":" between 07 and 00, got "∶" (U+2236)'],
      ['７：０５', `${form}, got "７：０５"`],
      ['２４：００', 'an hour from 00 to 23, got "24"'],
      ['07:00\ud800', String.raw`${form}, got "07:00\ud800"`],
      ['1'.repeat(1e5), `${form}, got "${'1'.repeat(39)}…"`],
    ].map(([time, expected]) => [{ mode: 'wake-at', time }, `time: expected ${expected}`] as const),
    [{ mode: 'wake-at', time: '07:00', minCycles: 5, maxCycles: 4 }, `${orderError}, got 5`],
    [{ mode: 'wake-at', time: '07:00', maxCycles: 2 }, 'maxCycles: expected at least minCycles, which is 3 by default, got 2'],
    [
      { mode: 'wake-at', time: '25:00', minCycles: 5, maxCycles: 4 },
      `time: expected an hour from 00 to 23, got "25"; ${orderError}, got 5`,
    ],
    [{}, `mode: required, one of wake-at, sleep-now; time: required, ${form}`],
    [{ mode: null, time: null }, `mode: required, one of wake-at, sleep-now; time: required, ${form}`],
  ],
  typed: [
    [
      { mode: 'wake-at', time: '06:15', fallAsleepMinutes: 0 },
      { results: [{ clockTime: '21:15' }, { clockTime: '22:45' }, { clockTime: '00:15' }, { clockTime: '01:45' }] },
      'the challenge "Sleep Cycle Estimator" of r/dailyprogrammer, #100',
    ],
    [
      { mode: 'wake-at', time: '07:00', fallAsleepMinutes: 14, minCycles: 4, maxCycles: 7 },
      { results: [{ clockTime: '20:16', sleepMinutes: 630 }, { clockTime: '21:46' }, { clockTime: '23:16' }, { clockTime: '00:46' }] },
      'clevr.tools',
    ],
    [
      { mode: 'sleep-now', time: '22:30', minCycles: 5 },
      { results: [{ clockTime: '07:45', totalMinutes: 555 }, { clockTime: '06:15' }] },
      '22:30 + 9:15 and + 7:45',
    ],
    [
      { mode: 'wake-at', time: '6:15 AM' },
      `time: expected ${timeForm}, got "6:15 AM"`,
      'the challenge "Sleep Cycle Estimator" of r/dailyprogrammer, #100',
    ],
    [{ mode: 'wake-at', time: '07:60' }, 'time: expected a minute from 00 to 59, got "60"', 'an hour has 60 minutes'],
    [{ mode: 'wake-at', time: 700 }, 'time: expected a string such as "07:00", got the number 700', 'military time as a number'],
    [{ mode: 'wake_at', time: '07:00' }, 'mode: expected one of wake-at, sleep-now, got "wake_at"', 'the enum’s name in Python'],
    [{ mode: 'sleep-now' }, `time: required, ${timeForm}`, '"now" could do without a time'],
    [
      { mode: 'wake-at', time: '07:00', cycles: 5 },
      'cycles: unknown field, did you mean minCycles?',
      'S-ishita in Srijita-Mandal/fix-your-nums #168, one number of cycles',
    ],
    [
      { mode: 'wake-at', time: '07:00', minCycles: 7 },
      'minCycles: expected at most maxCycles, which is 6 by default, got 7',
      'clevr.tools shows 7 cycles',
    ],
    [
      { mode: 'wake-at', time: '07:00', cycleLength: '90 min', maxCycles: '6' },
      'cycleLength: expected a number greater than 0 and at most 1,440, got "90 min"; maxCycles: expected a whole number from 1 to 24, got "6"',
      formInput,
    ],
    [
      { mode: 'sleep-now', time: '00:00', cycleLength: 100.5 },
      {
        results: [
          { clockTime: '10:18', totalMinutes: 618 },
          { clockTime: '08:38', totalMinutes: 517.5 },
          { clockTime: '06:57' },
          { clockTime: '05:17', totalMinutes: 316.5 },
        ],
      },
      'half a minute rounds up',
    ],
    [
      { mode: 'wake-at', time: '00:00', cycleLength: 100.5, maxCycles: 3 },
      { results: [{ clockTime: '18:44', totalMinutes: 316.5 }], recommended: [] },
      '24:00 - 5:16.5 is 18:43.5, which rounds up',
    ],
    [
      { mode: 'wake-at', time: '07:00', fallAsleep: 20 },
      'fallAsleep: unknown field, did you mean fallAsleepMinutes?',
      'freesmartcalculator.com: how long it takes you to fall asleep',
    ],
  ],
  beyondSchema: { time: 'it is a time of day', minCycles: 'it is at most maxCycles', maxCycles: 'it is at least minCycles' },
  otherNames: {
    meant: {
      mode: 'sleepMode type modeType direction',
      time: 'wakeTime wake_up_time bedtime timeValue sleepTime anchorTime alarm wakeUp',
      cycleLength:
        'cycleMinutes cycleLengthMinutes cycle_minutes sleepCycleLength cycleDuration cycleTime length lengthOfCycle ' +
        'cycle_duration minutesPerCycle duration cycleLen cycle_length_min lengthMinutes',
      fallAsleepMinutes:
        'fallAsleepTime fall_asleep sleepLatency fallAsleepDuration minutesToFallAsleep asleep timeToFallAsleep ' +
        'minutes latency onset fallAsleep asleepMinutes fall_asleep_min fallingAsleepMinutes sleepOnset ' +
        'sleep_latency_minutes delay fallAsleepDelay minutesToSleep fallAsleepIn',
      minCycles:
        'minimumCycles min_cycle_count minCycleCount cycles min minimum cyclesMin leastCycles fewestCycles ' +
        'min_number_of_cycles numberOfCycles cycleCount lowestCycles minCycle',
      maxCycles: 'maximumCycles max_cycle_count maxCyclesNumber sleepMaxCycles max maximum cyclesMax mostCycles maxCycle maximum_cycles',
    },
    refused:
      'unit="hours" cycleLengthUnit="hours" units="h" timeUnit="s" ' +
      'age=30 naps=1 napLength=20 snooze=9 hour12=true use12Hour=true timeFormat="12h" ampm="PM" ' +
      'sleepDuration=8 sleepHours=8 targetSleep=480 buffer=10 awakenings=2 offset=15 step=30',
    ignored:
      'name source cycleId minCyclesNote chronotype alarmSound results=[] recommended=[] timezone unit="minutes" naps=0 use12Hour=false timeName="x"',
  },
  slowest: { 'all cycles': () => ({ mode: 'wake-at', time: '23:59', minCycles: 1, maxCycles: 24 }) },
  sentence: '21:45 or 23:15 is when to go to bed to wake up at 07:00 between two sleep cycles.',
};
