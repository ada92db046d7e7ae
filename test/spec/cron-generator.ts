import { generateCron } from 'toolworker';
import { expect } from 'vitest';
import type { SpecOf } from '../support/spec.ts';

const forms = (highest: number) => `ranges from low to high (1-5) and steps up to ${highest} (*/5, 1-9/2), got`;
const minuteError = `minute: expected * or a list of minutes from 0 to 59, ${forms(59)}`;
const hourError = `hour: expected * or a list of hours from 0 to 23, ${forms(23)}`;
const dayError = `day: expected * or a list of days from 1 to 31, ${forms(31)}`;
const monthError = `month: expected * or a list of months from 1 to 12 or JAN to DEC, ${forms(12)}`;
const weekdayError = `weekday: expected * or a list of weekdays from 0 to 7 or SUN to SAT, ${forms(7)}`;

const manual = 'an example of crontab(5), its comment in our words';
const byHand = 'the rules of crontab(5), read by hand';

const schedules: readonly (readonly [cron: string, description: string, source: string])[] = [
  ['5 0 * * *', 'At 00:05, every day.', manual],
  ['15 14 1 * *', 'At 14:15, on the 1st of the month.', manual],
  ['0 22 * * 1-5', 'At 22:00, Monday through Friday.', manual],
  ['23 0-23/2 * * *', 'At 23 minutes past every 2nd hour from 00:00 through 22:00, every day.', manual],
  ['5 4 * * sun', 'At 04:05, on Sunday.', manual],
  ['30 4 1,15 * 5', 'At 04:30, on the 1st and 15th of the month or on Friday.', manual],
  ['0 4 8-14 * *', 'At 04:00, on the 8th through 14th of the month.', manual],

  ['*/15 * * * *', 'Every 15 minutes.', byHand],
  ['0,15,30,45 * * * *', 'Every 15 minutes.', 'the same minutes as */15'],
  ['*/7 * * * *', 'Every 7 minutes from 0 through 56 past the hour.', byHand],
  ['*/1 */1 */1 */1 */1', 'Every minute.', 'steps of 1 leave nothing out'],
  ['0-59 0-23 1-31 1-12 *', 'Every minute.', 'ranges from the lowest to the highest value'],
  ['*/40 * * * *', 'At 0 and 40 minutes past the hour.', byHand],
  ['*/59 * * * *', 'At 0 and 59 minutes past the hour.', 'the greatest step'],
  ['10-20/30 * * * *', 'At 10 minutes past the hour.', 'a step beyond the range'],
  ['10-40/5 * * * *', 'Every 5 minutes from 10 through 40 past the hour.', byHand],
  ['10-40 * * * *', 'Every minute from 10 through 40 past the hour.', byHand],
  ['5,10,20-25 * * * *', 'At 5, 10 and 20 through 25 minutes past the hour.', byHand],
  ['*/30,7 * * * *', 'At 0, 7 and 30 minutes past the hour.', 'a step in a list'],
  ['07,007,7 * * * *', 'At 7 minutes past the hour.', 'leading zeros, one value three times'],
  ['5-5 * * * *', 'At 5 minutes past the hour.', 'a range of one value'],
  ['1 * * * *', 'At 1 minute past the hour.', byHand],
  ['0 * * * *', 'Every hour on the hour.', byHand],

  ['0 9 * * *', 'At 09:00, every day.', byHand],
  ['0 9,17 * * *', 'At 09:00 and 17:00, every day.', byHand],
  ['30,0 17,9 * * *', 'At 09:00, 09:30, 17:00 and 17:30, every day.', 'any order'],
  ['0,30 8,12,17 * * *', 'At 08:00, 08:30, 12:00, 12:30, 17:00 and 17:30, every day.', 'six times are named one by one'],
  ['0,20 8,9,12,17 * * *', 'At 0 and 20 minutes past 08:00, 09:00, 12:00 and 17:00, every day.', 'eight are not'],
  ['10-40/10 9 * * *', 'Every 10 minutes from 10 through 40 past 09:00, every day.', byHand],
  ['5 8-14/2 * * *', 'At 5 minutes past every 2nd hour from 08:00 through 14:00, every day.', byHand],
  ['5 9-17 * * *', 'At 5 minutes past every hour from 09:00 through 17:00, every day.', byHand],
  ['* 9 * * *', 'Every minute from 09:00 through 09:59, every day.', byHand],
  ['*/15 9-17 * * MON-FRI', 'Every 15 minutes from 09:00 through 17:45, Monday through Friday.', byHand],
  ['* 1-3,9 * * *', 'Every minute from 01:00 through 03:59 and from 09:00 through 09:59, every day.', byHand],
  ['*/10 */4 * * *', 'Every 10 minutes during every 4th hour from 00:00 through 20:00, every day.', byHand],
  ['0 */2 * * *', 'Every 2 hours from 00:00 through 22:00, every day.', byHand],
  ['0 9-17 * * *', 'Every hour from 09:00 through 17:00, every day.', byHand],
  ['0 */23 * * *', 'At 00:00 and 23:00, every day.', 'the greatest step'],
  ['5,10 1,2,6,11 * * *', 'At 5 and 10 minutes past 01:00, 02:00, 06:00 and 11:00, every day.', byHand],

  [
    '0 0 1,2,3,11,12,13,21,22,23,31 * *',
    'At 00:00, on the 1st through 3rd, 11th through 13th, 21st through 23rd and 31st of the month.',
    byHand,
  ],
  ['0 0 */2 * *', 'At 00:00, on every 2nd day of the month from the 1st through the 31st.', 'steps of * start at the lowest value'],
  ['0 0 1-30 * *', 'At 00:00, on the 1st through 30th of the month.', 'all days but one'],
  ['0 0 */31 * *', 'At 00:00, on the 1st of the month.', 'the greatest step'],
  ['0 0 * 1-3 *', 'At 00:00, every day in January through March.', byHand],
  ['* * * dec *', 'Every minute, every day in December.', 'lower-case names'],
  ['0 0 1 Jan-DEC/3 *', 'At 00:00, on the 1st of the month, in January, April, July and October.', 'names in a range with a step'],
  ['0 0 30 2 *', 'At 00:00, on the 30th of the month, in February, which never comes.', 'no year has 30 February'],
  ['0 0 30,31 FEB *', 'At 00:00, on the 30th and 31st of the month, in February, which never comes.', 'nor 31 February'],
  [
    '0 0 31 2,4,6,9,11 *',
    'At 00:00, on the 31st of the month, in February, April, June, September and November, which never comes.',
    'the months of at most 30 days',
  ],
  ['*/5 * 31 4 *', 'Every 5 minutes, on the 31st of the month, in April, which never comes.', 'at no time'],
  [
    '0 0 31 6 */2',
    'At 00:00, on the 31st of the month, but only on Tuesday, Thursday, Saturday and Sunday, in June, which never comes.',
    manual,
  ],
  ['0 0 29 2 *', 'At 00:00, on the 29th of the month, in February.', 'leap years have 29 February'],
  ['0 0 30,31 4 *', 'At 00:00, on the 30th and 31st of the month, in April.', 'one of two dates comes'],
  ['0 0 31 2,3 *', 'At 00:00, on the 31st of the month, in February and March.', 'one of two months has the date'],
  ['0 0 31 2 MON', 'At 00:00, on the 31st of the month or on Monday, in February.', 'the weekday comes'],

  ['0 0 * * 7', 'At 00:00, on Sunday.', '7 is Sunday'],
  ['0 0 * * 0,SUN,7', 'At 00:00, on Sunday.', '0, SUN and 7 are one day'],
  ['0 0 * * FRI-SUN', 'At 00:00, Friday through Sunday.', 'SUN ends a range'],
  ['0 0 * * 5-7', 'At 00:00, Friday through Sunday.', '7 ends a range'],
  ['0 0 * * SUN-THU', 'At 00:00, Sunday through Thursday.', 'SUN starts a range'],
  ['0 0 * * Sun-Sun', 'At 00:00, on Sunday.', 'a range of one day'],
  ['0 0 * * 0-7', 'At 00:00, every day.', byHand],
  ['0 0 * * 6,0', 'At 00:00, on Saturday and Sunday.', 'Sunday ends the weekend'],
  ['0 0 * * 6,0,1', 'At 00:00, on Sunday, Monday and Saturday.', 'in the order of 0 to 6'],
  ['0 0 * * mon,Wed,FRI', 'At 00:00, on Monday, Wednesday and Friday.', 'names in any case'],
  ['0 0 * * */2', 'At 00:00, on Tuesday, Thursday, Saturday and Sunday.', '0, 2, 4 and 6'],
  ['0 0 * * */7', 'At 00:00, on Sunday.', 'the greatest step: 0 and 7'],

  ['0 0 13 * FRI', 'At 00:00, on the 13th of the month or on Friday.', 'the one or the other'],
  [
    '0 0 1-31 6 MON',
    'At 00:00, on the 1st through 31st of the month or on Monday, in June.',
    'a range is a restriction, though of all days',
  ],
  [
    '0 0 */10 * MON',
    'At 00:00, on every 10th day of the month from the 1st through the 31st, but only on Monday.',
    'Vixie cron, entry.c and cron.c: a leading * sets DOM_STAR, and then both must fit',
  ],
  [
    '0 0 13 * */5',
    'At 00:00, on the 13th of the month, but only on Sunday and Friday.',
    'Vixie cron, entry.c and cron.c: a leading * sets DOW_STAR, and then both must fit',
  ],
];

const fieldsOf = (cron: string) => {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.split(' ');
  return { minute, hour, day, month, weekday };
};

/** Items that only Quartz reads, and what to write instead. */
const quartz = [
  ['minute', '0/15', `"*/15" instead of Quartz's "0/15"`],
  ['minute', '5/10', `"5-59/10" instead of Quartz's "5/10"`],
  ['minute', '0,30/5', `"30-59/5" instead of Quartz's "30/5"`],
  ['minute', '?', `"*" instead of Quartz's "?"`],
  ['minute', 'L', `standard cron without Quartz's "L"`],
  ['hour', '0/2', `"*/2" instead of Quartz's "0/2"`],
  ['hour', '9/1', `"9-23/1" instead of Quartz's "9/1"`],
  ['day', '?', `"*" instead of Quartz's "?"`],
  ['day', '1/3', `"*/3" instead of Quartz's "1/3"`],
  ['day', 'L', `standard cron without Quartz's "L"`],
  ['day', '1,l', `standard cron without Quartz's "L"`],
  ['day', 'L-3', `standard cron without Quartz's "L"`],
  ['day', '15W', `standard cron without Quartz's "W"`],
  ['day', 'LW', `standard cron without Quartz's "L"`],
  ['month', 'JAN/2', `"*/2" instead of Quartz's "JAN/2"`],
  ['month', 'FEB/2', `"FEB-12/2" instead of Quartz's "FEB/2"`],
  ['weekday', '?', `"*" instead of Quartz's "?"`],
  ['weekday', 'MON/2', `"MON-6/2" instead of Quartz's "MON/2"`],
  ['weekday', '5L', `standard cron without Quartz's "L"`],
  ['weekday', 'friL', `standard cron without Quartz's "L"`],
  ['weekday', 'FRI#2', `standard cron without Quartz's "#"`],
  ['weekday', '6#3', `standard cron without Quartz's "#"`],
] as const;

const five = 'minute, hour, day, month, weekday';

/** Whole expressions in a single field. */
const expressions = [
  ['minute', '0 9 * * MON-FRI', 'minute "0", hour "9", day "*", month "*", weekday "MON-FRI"'],
  ['minute', '*/15 * * * *', 'minute "*/15", hour "*", day "*", month "*", weekday "*"'],
  ['minute', '* * * * *', 'minute "*", hour "*", day "*", month "*", weekday "*"'],
  ['minute', ' 0  0 1 1 0 ', 'minute "0", hour "0", day "1", month "1", weekday "0"'],
  ['hour', '30 4 1,15 * 5', 'minute "30", hour "4", day "1,15", month "*", weekday "5"'],
  ['weekday', '0 0 * * SUN', 'minute "0", hour "0", day "*", month "*", weekday "SUN"'],
  ['minute', '0 0 12 * * ?', `${five}, without Quartz's seconds or year`],
  ['minute', '0 0/5 14 * * ?', `${five}, without Quartz's seconds or year`],
  ['minute', '0 15 10 ? * 6L 2026-2030', `${five}, without Quartz's seconds or year`],
  ['day', '0 0 12 1/5 * ?', `${five}, without Quartz's seconds or year`],
] as const;

/** Returns the error for a field of a cron expression. */
function cronError(field: string, [values, highest]: readonly [string, number], got: string) {
  return `${field}: expected * or a list of ${values}, ranges from low to high (1-5) and steps up to ${highest} (*/5, 1-9/2), got "${got}"`;
}
const minutes = ['minutes from 0 to 59', 59] as const;
const hours = ['hours from 0 to 23', 23] as const;
const days = ['days from 1 to 31', 31] as const;
const months = ['months from 1 to 12 or JAN to DEC', 12] as const;
const weekdays = ['weekdays from 0 to 7 or SUN to SAT', 7] as const;

export const spec: SpecOf<typeof generateCron> = {
  run: generateCron,
  operation: 'generate-cron',
  fields: {
    minute: 'string ≤ 200 characters, default "*"',
    hour: 'string ≤ 200 characters, default "*"',
    day: 'string ≤ 200 characters, default "*"',
    month: 'string ≤ 200 characters, default "*"',
    weekday: 'string ≤ 200 characters, default "*"',
  },
  result: ['cron', 'description'],
  answers: [
    ...schedules.map(([cron, description, source]) => [fieldsOf(cron), { cron, description }, source] as const),
    [{}, { cron: '* * * * *', description: 'Every minute.' }, 'the defaults of the API document'],
    [
      { weekday: '1', hour: '12', minute: '00' },
      { cron: '00 12 * * 1', description: 'At 12:00, on Monday.' },
      'fields that are left out are *',
    ],
    ...[
      { minute: '０', hour: '９－１７', weekday: 'ＭＯＮ－ＦＲＩ' },
      { minute: '٠', hour: '٩-١٧', weekday: 'MON-FRI' },
      { minute: '۰', hour: '۹−۱۷', weekday: ' MON-FRI\n' },
      { minute: '०', hour: '९-१७', weekday: '\u3000MON-FRI' },
    ].map(
      (request) =>
        [
          request,
          { cron: '0 9-17 * * MON-FRI', description: 'Every hour from 09:00 through 17:00, Monday through Friday.' },
          'digits of other scripts (UnicodeData.txt), full-width characters, U+2212 and white space around',
        ] as const,
    ),
    [
      { minute: '０，１５、３０،٤٥', hour: '＊／１' },
      { cron: '0,15,30,45 */1 * * *', description: 'Every 15 minutes.' },
      'full-width signs, and commas of Chinese and Arabic',
    ],
  ],
  refusals: [
    ...[
      '',
      ' ',
      '1 2',
      '1 - 2',
      '60',
      '-1',
      '+1',
      '1.5',
      '1e1',
      '0x1',
      'W',
      '#',
      'H',
      'H/5',
      '@daily',
      '1-',
      '-',
      '1-2-3',
      '5-4',
      '50-10',
      '1-60',
      '*-5',
      '5-*',
      '**',
      '*5',
      '5*',
      '/5',
      '*/',
      '*/0',
      '*/00',
      '*/60',
      '*/-1',
      '*/5-7',
      '*/5/5',
      '1-5/0',
      '1-5/60',
      '~',
      '0~59',
      'JAN',
      'SUN',
      'undefined',
      '1;rm -rf /',
    ].map((minute) => [{ minute }, `${minuteError} "${minute}"`] as const),
    ...[
      ['0,75', '75'],
      ['75,0', '75'],
      ['60,61', '60'],
      ['1, 2', ' 2'],
      [',', ''],
      ['1,', ''],
      [',1', ''],
      ['1,,2', ''],
      ['*/5,1-2-3', '1-2-3'],
      ['5\n6', '5\\u000a6'],
      ['5\u200b,6', '5\\u200b'],
      ['\u0000', '\\u0000'],
      ['\ud83d', '\\ud83d'],
      ['9'.repeat(100), `${'9'.repeat(39)}…`],
    ].map(([minute, wrong]) => [{ minute }, `${minuteError} "${wrong}"`] as const),
    [{ month: 'ſep' }, `${monthError} "ſep" (ſ = U+017F)`],
    ...[
      { weekday: 'MON–FRI', expected: '"-" between MON and FRI, got "–" (U+2013)' },
      { weekday: 'mon‑fri,SUN', expected: '"-" between mon and fri, got "‑" (U+2011)' },
      { minute: '∗/5', expected: '"*" before /5, got "∗" (U+2217)' },
      { minute: '⁎', expected: '"*", got "⁎" (U+204E)' },
      { hour: '*⁄2', expected: '"/" before 2, got "⁄" (U+2044)' },
      { hour: '9‚17', expected: '"," between 9 and 17, got "‚" (U+201A)' },
      { day: '1–40', expected: `${dayError.slice('day: expected '.length)} "1–40" (– = U+2013)` },
      { day: '1２', expected: 'digits of one script, got "1２"' },
    ].map(({ expected, ...request }) => [request, `${Object.keys(request)}: expected ${expected}`] as const),
    [{ minute: `${'0'.repeat(200)}1` }, `minute: expected at most 200 characters, got "${'0'.repeat(39)}…"`],
    [{ minute: '*,'.repeat(101) }, `minute: expected at most 200 characters, got "${'*,'.repeat(19)}*…"`],
    ...['24', '0-24', '*/24', '9:00', '9am', 'MON', '17-9'].map((hour) => [{ hour }, `${hourError} "${hour}"`] as const),
    ...['0', '00', '32', '0-5', '*/32', '1st', '31-1'].map((day) => [{ day }, `${dayError} "${day}"`] as const),
    ...['0', '13', '*/13', 'JANUARY', 'JA', 'MON', 'DEC-JAN', '1-JA', '_'].map((month) => [{ month }, `${monthError} "${month}"`] as const),
    ...['8', '*/8', '7-1', '7-0', 'SAT-MON', 'MONDAY', 'JAN', '1-SU'].map(
      (weekday) => [{ weekday }, `${weekdayError} "${weekday}"`] as const,
    ),
    ...quartz.map(([name, item, instead]) => [{ [name]: item }, `${name}: expected ${instead}, got "${item.split(',').at(-1)}"`] as const),
    ...expressions.map(
      ([name, expression, expected]) =>
        [{ [name]: expression }, `${name}: expected one part in each field: ${expected}, got "${expression}"`] as const,
    ),
    [
      { minute: `${'0,'.repeat(30)}0 9 * * 1` },
      `minute: expected one part in each field: minute, hour, day, month, weekday, got "${'0,'.repeat(19)}0…"`,
    ],
    [
      { minute: 'x', hour: '1,x', day: 'x', month: 'JAN,x', weekday: 'x' },
      [minuteError, hourError, dayError, monthError, weekdayError].map((error) => `${error} "x"`).join('; '),
    ],
    [{ schedule: '0 9 * * *' }, 'schedule: expected the fields minute, hour, day, month and weekday, got "0 9 * * *"'],
  ],
  typed: [
    [
      { minute: '0', hour: '0', weekday: '6,7' },
      { cron: '0 0 * * 6,7', description: expect.stringContaining('Saturday and Sunday') },
      'bunkat/later #152',
    ],
    [
      { minute: '30', hour: '15', weekday: '1-5' },
      { cron: '30 15 * * 1-5', description: expect.stringContaining('Monday through Friday') },
      'he3-app/he3-feedback #307',
    ],
    [
      { minute: '0', hour: '0', weekday: '2-7' },
      { cron: '0 0 * * 2-7', description: expect.stringContaining('Tuesday through Sunday') },
      'bradymholt/cRonstrue #4',
    ],
    [{ minute: '15,45', hour: '6-18/3' }, { cron: '15,45 6-18/3 * * *' }, 'python-validators/validators #482'],
    [
      { minute: '0', hour: '0', day: '13', weekday: 'fri' },
      { cron: '0 0 13 * fri', description: expect.stringMatching(/13th.* or .*Friday/) },
      'crontab(5): either day is enough',
    ],
    [
      { minute: '00', hour: '09', day: null },
      { cron: '00 09 * * *', description: expect.stringContaining('09:00') },
      'clocks write leading zeros',
    ],
    [{ minute: '*/90' }, cronError('minute', minutes, '*/90'), 'GuillaumeRochat/cron-validator #29, robfig/cron #543'],
    [{ hour: '/10' }, cronError('hour', hours, '/10'), 'CorentinTh/it-tools #1706, "* /10 * * *"'],
    [
      { minute: '5/2', hour: '2/3', day: '?' },
      [
        `minute: expected "5-59/2" instead of Quartz's "5/2", got "5/2"`,
        `hour: expected "2-23/3" instead of Quartz's "2/3", got "2/3"`,
        `day: expected "*" instead of Quartz's "?", got "?"`,
      ].join('; '),
      'dragonmantank/cron-expression #77',
    ],
    [
      { minute: '0.5', hour: '1.5', day: '2.5', month: '3.5', weekday: '4.5' },
      [
        cronError('minute', minutes, '0.5'),
        cronError('hour', hours, '1.5'),
        cronError('day', days, '2.5'),
        cronError('month', months, '3.5'),
        cronError('weekday', weekdays, '4.5'),
      ].join('; '),
      'Airfooox/cron-validate #291',
    ],
    [{ minute: '@daily' }, cronError('minute', minutes, '@daily'), 'bunkat/later #82, a macro'],
    [
      { minute: '30 15 * * 1-5' },
      'minute: expected one part in each field: minute "30", hour "15", day "*", month "*", weekday "1-5", got "30 15 * * 1-5"',
      'he3-app/he3-feedback #307, the whole line',
    ],
    [
      { day: 'L', weekday: '7#1' },
      `day: expected standard cron without Quartz's "L", got "L"; weekday: expected standard cron without Quartz's "#", got "7#1"`,
      'javan/whenever #746, grahamar/cron-parser #62: extensions of Quartz',
    ],
    [
      { hour: '9am', weekday: 'Monday' },
      `${cronError('hour', hours, '9am')}; ${cronError('weekday', weekdays, 'Monday')}`,
      'as people speak',
    ],
    [
      { minute: '0, 30', hour: '17-9' },
      `${cronError('minute', minutes, ' 30')}; ${cronError('hour', hours, '17-9')}`,
      'a space after the comma; a range over midnight',
    ],
    [
      { minute: 0, hour: 9 },
      'minute: expected a string such as "0", got the number 0; hour: expected a string such as "9", got the number 9',
      'numbers where strings are due',
    ],
    [{ dayOfWeek: '1-5' }, 'dayOfWeek: unknown field, did you mean weekday?', 'harrisiirak/cron-parser #352'],
    [{ minute: '' }, cronError('minute', minutes, ''), 'an empty input'],
    [
      { minute: '0', hour: '9', weekday: 'SAT-SUN' },
      { cron: '0 9 * * SAT-SUN', description: expect.stringContaining('Saturday and Sunday') },
      'esturniolo in CorentinTh/it-tools #1484, a weekend',
    ],
    [
      { weekday: 'FRI-MON', month: 'Sept' },
      `${cronError('month', months, 'Sept')}; ${cronError('weekday', weekdays, 'FRI-MON')}`,
      'a range over the end of the week',
    ],
    [
      { minute: '0', hour: '0', day: '31', month: '2' },
      { cron: '0 0 31 2 *', description: 'At 00:00, on the 31st of the month, in February, which never comes.' },
      'crontab(5) takes a day that never comes',
    ],
    [{ hour: '22-6' }, cronError('hour', hours, '22-6'), 'a night'],
    [{ minute: ' */15 ' }, { cron: '*/15 * * * *' }, 'pasted with the spaces around'],
    [{ minute: '*/ 15' }, cronError('minute', minutes, '*/ 15'), 'a stray space'],
    [
      { weekday: 'MON–FRI' },
      'weekday: expected "-" between MON and FRI, got "–" (U+2013)',
      'U+2013, which word processors make of a hyphen',
    ],
    [{ min: '0', hour: '9' }, 'min: unknown field, did you mean minute?', 'a schedule that would run every minute'],
    [{ minute: '0', hr: '9' }, 'hr: unknown field, did you mean hour?', 'the abbreviation'],
    [{ minute: '0', hour: '9', date: '1' }, 'date: unknown field, did you mean day?', 'a schedule that would run every day'],
  ],
  beyondSchema: {
    minute: 'it is a field of cron',
    hour: 'it is a field of cron',
    day: 'it is a field of cron',
    month: 'it is a field of cron',
    weekday: 'it is a field of cron',
  },
  otherNames: {
    meant: {
      minute: 'minutes min minuteValue cronMinute minute_of_hour mins',
      hour: 'hours hr hourOfDay cron_hour startHour hrs',
      day: 'dayOfMonth day_of_month dom date days="15" days="1,15" monthDay mday day_of_the_month',
      month: 'months monthOfYear month_name mon monthNumber',
      weekday:
        'day-of-week DOW dayOfWeek day_of_week dow weekdays days="MON-FRI" days="1-5" cronWeekday wday week_day dayOfTheWeek week-days',
    },
    refused:
      'second="30" seconds="5" sec="1" year="2027" cron="0 9 * * *" expression="0 9 * * *" schedule="daily" ' +
      'time="09:30" at="09:30" every="hour" interval=5 frequency="daily" cronExpression="* * * * *" startTime="09:00" ' +
      'preset="daily" alias="@daily" repeat="weekly" recurrence="daily" rrule="FREQ=DAILY" step=5 ' +
      'hourly=true daily=true monthly=true weekOfMonth=2 nth=2 lastDay=true businessDays=true ' +
      'excludeWeekends=true startDate="2026-01-01" endDate="2026-12-31" jitter=5 ampm="PM" pm=true ' +
      'format="quartz"',
    ignored:
      'name job command description="x" timezone tz time_zone seconds="0" year="*" enabled=true ampm="AM" hourly=false jitter=0 dayName="Monday" jobName="x"',
  },
  slowest: {
    'long lists': (share) => {
      const list = (item: string) =>
        Array(Math.floor((200 * share) / (item.length + 1)) || 1)
          .fill(item)
          .join();
      return { minute: list('0-59'), hour: list('0-23'), day: list('1-31'), month: list('1-12') };
    },
  },
  sentence: 'At 09:00, Monday through Friday.',
};
