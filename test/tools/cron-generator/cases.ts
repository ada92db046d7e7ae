import { generateCron } from 'toolworker';
import { defineCases } from '../cases.ts';

const forms = (highest: number) =>
  `ranges from low to high (1-5) and steps up to ${highest} (*/5, 1-9/2), got`;
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
  ['0 22 * * 1-5', 'At 22:00, on Monday through Friday.', manual],
  [
    '23 0-23/2 * * *',
    'At 23 minutes past every 2nd hour from 00:00 through 22:00, every day.',
    manual,
  ],
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
  [
    '0,30 8,12,17 * * *',
    'At 08:00, 08:30, 12:00, 12:30, 17:00 and 17:30, every day.',
    'six times are named one by one',
  ],
  [
    '0,20 8,9,12,17 * * *',
    'At 0 and 20 minutes past 08:00, 09:00, 12:00 and 17:00, every day.',
    'eight are not',
  ],
  ['10-40/10 9 * * *', 'Every 10 minutes from 10 through 40 past 09:00, every day.', byHand],
  [
    '5 8-14/2 * * *',
    'At 5 minutes past every 2nd hour from 08:00 through 14:00, every day.',
    byHand,
  ],
  ['5 9-17 * * *', 'At 5 minutes past every hour from 09:00 through 17:00, every day.', byHand],
  ['* 9 * * *', 'Every minute from 09:00 through 09:59, every day.', byHand],
  [
    '*/15 9-17 * * MON-FRI',
    'Every 15 minutes from 09:00 through 17:45, on Monday through Friday.',
    byHand,
  ],
  [
    '* 1-3,9 * * *',
    'Every minute from 01:00 through 03:59 and from 09:00 through 09:59, every day.',
    byHand,
  ],
  [
    '*/10 */4 * * *',
    'Every 10 minutes during every 4th hour from 00:00 through 20:00, every day.',
    byHand,
  ],
  ['0 */2 * * *', 'Every 2 hours from 00:00 through 22:00, every day.', byHand],
  ['0 9-17 * * *', 'Every hour from 09:00 through 17:00, every day.', byHand],
  ['0 */23 * * *', 'At 00:00 and 23:00, every day.', 'the greatest step'],
  [
    '5,10 1,2,6,11 * * *',
    'At 5 and 10 minutes past 01:00, 02:00, 06:00 and 11:00, every day.',
    byHand,
  ],

  [
    '0 0 1,2,3,11,12,13,21,22,23,31 * *',
    'At 00:00, on the 1st through 3rd, 11th through 13th, 21st through 23rd and 31st of the month.',
    byHand,
  ],
  [
    '0 0 */2 * *',
    'At 00:00, on every 2nd day of the month from the 1st through the 31st.',
    'steps of * start at the lowest value',
  ],
  ['0 0 1-30 * *', 'At 00:00, on the 1st through 30th of the month.', 'all days but one'],
  ['0 0 */31 * *', 'At 00:00, on the 1st of the month.', 'the greatest step'],
  ['0 0 * 1-3 *', 'At 00:00, every day in January through March.', byHand],
  ['* * * dec *', 'Every minute, every day in December.', 'lower-case names'],
  [
    '0 0 1 Jan-DEC/3 *',
    'At 00:00, on the 1st of the month, in January, April, July and October.',
    'names in a range with a step',
  ],
  ['0 0 30 2 *', 'At 00:00, on the 30th of the month, in February.', 'a date that never comes'],

  ['0 0 * * 7', 'At 00:00, on Sunday.', '7 is Sunday'],
  ['0 0 * * 0,SUN,7', 'At 00:00, on Sunday.', '0, SUN and 7 are one day'],
  ['0 0 * * FRI-SUN', 'At 00:00, on Friday through Sunday.', 'SUN ends a range'],
  ['0 0 * * 5-7', 'At 00:00, on Friday through Sunday.', '7 ends a range'],
  ['0 0 * * SUN-THU', 'At 00:00, on Sunday through Thursday.', 'SUN starts a range'],
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

export const cases = defineCases({
  run: generateCron,
  answers: [
    ...schedules.map(([cron, description, source]) => ({
      request: fieldsOf(cron),
      result: { cron, description },
      source,
    })),
    {
      request: {},
      result: { cron: '* * * * *', description: 'Every minute.' },
      source: 'the defaults of the API document',
    },
    {
      request: { weekday: '1', hour: '12', minute: '00' },
      result: { cron: '00 12 * * 1', description: 'At 12:00, on Monday.' },
      source: 'fields that are left out are *',
    },
  ],
  refusals: [
    ...[
      '',
      ' ',
      ' 5',
      '5 ',
      '1 2',
      '1 - 2',
      '60',
      '-1',
      '+1',
      '1.5',
      '1e1',
      '0x1',
      '١',
      '５',
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
    ].map((minute) => ({ request: { minute }, error: `${minuteError} "${minute}"` })),
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
      ['5\n', '5\\u000a'],
      ['\u0000', '\\u0000'],
      ['\ud83d', '\\ud83d'],
      ['9'.repeat(100), `${'9'.repeat(39)}…`],
    ].map(([minute, wrong]) => ({ request: { minute }, error: `${minuteError} "${wrong}"` })),
    {
      request: { minute: `${'0'.repeat(200)}1` },
      error: `minute: expected at most 200 characters, got "${'0'.repeat(39)}…"`,
    },
    {
      request: { minute: '*,'.repeat(101) },
      error: `minute: expected at most 200 characters, got "${'*,'.repeat(19)}*…"`,
    },
    ...['24', '0-24', '*/24', '9:00', '9am', 'MON', '17-9'].map((hour) => ({
      request: { hour },
      error: `${hourError} "${hour}"`,
    })),
    ...['0', '00', '32', '0-5', '*/32', '1st', '31-1'].map((day) => ({
      request: { day },
      error: `${dayError} "${day}"`,
    })),
    ...['0', '13', '*/13', 'JANUARY', 'JA', 'MON', 'DEC-JAN', 'ſep', '1-JA', '_'].map((month) => ({
      request: { month },
      error: `${monthError} "${month}"`,
    })),
    ...['8', '*/8', '7-1', '7-0', 'SAT-MON', 'MONDAY', 'JAN', '1-SU'].map((weekday) => ({
      request: { weekday },
      error: `${weekdayError} "${weekday}"`,
    })),
    ...quartz.map(([name, item, instead]) => ({
      request: { [name]: item },
      error: `${name}: expected ${instead}, got "${item.split(',').at(-1)}"`,
    })),
    ...expressions.map(([name, expression, expected]) => ({
      request: { [name]: expression },
      error: `${name}: expected a single one of the fields ${expected}, got "${expression}"`,
    })),
    {
      request: { minute: `${'0,'.repeat(30)}0 9 * * 1` },
      error: `minute: expected a single one of the fields minute, hour, day, month, weekday, got "${'0,'.repeat(19)}0…"`,
    },
    {
      request: { minute: 'x', hour: '1,x', day: 'x', month: 'JAN,x', weekday: 'x' },
      error: [minuteError, hourError, dayError, monthError, weekdayError]
        .map((error) => `${error} "x"`)
        .join('; '),
    },
    {
      request: { minute: 0 },
      error: 'minute: expected a string such as "0", got the number 0',
    },
    { request: { hour: ['9'] }, error: 'hour: expected a string such as "9", got an array' },
    { request: { day: {} }, error: 'day: expected a string such as "1", got an object' },
    { request: { month: true }, error: 'month: expected a string such as "JAN", got true' },
    {
      request: { weekday: 1 },
      error: 'weekday: expected a string such as "MON-FRI", got the number 1',
    },
    ...[
      ['minutes', 'minute'],
      ['Hour', 'hour'],
      ['dayOfMonth', 'day'],
      ['day_of_month', 'day'],
      ['dom', 'day'],
      ['moth', 'month'],
      ['dayOfWeek', 'weekday'],
      ['day-of-week', 'weekday'],
      ['dow', 'weekday'],
      ['DOW', 'weekday'],
      ['weekdays', 'weekday'],
    ].map(([slip = '', field]) => ({
      request: { [slip]: '0' },
      error: `${slip}: unknown field, did you mean ${field}?`,
    })),
    {
      request: { minute: '0', hour: '9', dow: 'MON-FRI' },
      error: 'dow: unknown field, did you mean weekday?',
    },
    {
      request: { schedule: '0 9 * * *' },
      error: 'schedule: expected the fields minute, hour, day, month and weekday, got "0 9 * * *"',
    },
    { request: { min: '0', hour: '9' }, error: 'min: unknown field, did you mean minute?' },
    { request: { minute: '0', hr: '9' }, error: 'hr: unknown field, did you mean hour?' },
    {
      request: { minute: '0', hour: '9', date: '1' },
      error: 'date: unknown field, did you mean day?',
    },
  ],
});
