import { Cron } from 'croner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import {
  expressionOf,
  inputsOfExpression,
} from '../../../../demo/tools/cron-generator/expression.ts';
import { presets } from '../../../../demo/tools/cron-generator/page.tsx';
import { nextRuns, runsBetween } from '../../../../demo/tools/cron-generator/runs.ts';
import { scheduleOf } from '../../../../demo/tools/cron-generator/schedule.ts';
import { scheduleInWords } from '../../../../demo/tools/cron-generator/schedule-in-words.ts';

const saidIn = (code: LanguageCode, cron: string) =>
  inLanguage(languageFor(code, 'cron-generator'), () => scheduleInWords(cron));

// Read by hand, as in crontab(5); cron-sentences.test.ts has common schedules in every language.
test.each([
  ['*/15 * * * *', 'Alle 15 Minuten.'],
  ['*/15 * * * 0', 'Sonntags alle 15 Minuten.'],
  ['5,35 * * 1 *', 'Jede Stunde zu den Minuten 5 und 35, im Januar.'],
  ['30 9-17 * * *', 'Jede Stunde von 09:30 bis 17:30 Uhr.'],
  ['0 8-20/4 * * *', 'Alle 4 Stunden von 08:00 bis 20:00 Uhr.'],
  ['0 */6 * JAN,JUL *', 'Alle 6 Stunden, im Januar und Juli.'],
  ['10-13 1,3,4 * * *', 'Zu den Minuten 10–13 in den Stunden 1, 3 und 4.'],
  ['0,15 1,3,4,8 1 * *', 'Am 1. des Monats zu den Minuten 0 und 15 in den Stunden 1, 3, 4 und 8.'],
  ['0 0 1-3,20 * *', 'Am 20. und vom 1. bis 3. des Monats um 00:00 Uhr.'],
  ['0 0 13 1-3 5', 'Am 13. des Monats oder freitags um 00:00 Uhr, von Januar bis März.'],
  ['0 0 13 1 *', 'Am 13. Januar um 00:00 Uhr.'],
  ['0 0 13 1-3 *', 'Am 13. des Monats um 00:00 Uhr, von Januar bis März.'],
  ['0 0 * * FRI-SUN', 'Von Freitag bis Sonntag um 00:00 Uhr.'],
  ['0 0 * * 1-3,5,6', 'Von Montag bis Mittwoch, freitags und samstags um 00:00 Uhr.'],
])('says %s in German: %s', (cron, said) => {
  expect(saidIn('de', cron)).toBe(said);
});

test('an Arabic sentence has no Latin letters', () => {
  for (const cron of ['0 9 * * 1-5', '*/20 9-17 */2 1 1', '*/5 * * * *', '0 */2 1 * 2']) {
    expect(saidIn('ar', cron)).not.toMatch(/\p{Script=Latin}/u);
  }
});

test.each([
  ['0 0 * * 7', [7]],
  ['0 0 * * 0,7', [7]],
  ['0 0 * * sat-sun', [6, 7]],
  ['0 0 * * SUN-TUE', [1, 2, 7]],
  ['0 0 * * 1-7/2', [1, 3, 5, 7]],
])('the weekdays of %s are %j', (cron, weekdays) => {
  expect(scheduleOf(cron).weekdays).toEqual(weekdays);
});

test.each([
  ['0 9 * * 1-5', { minute: '0', hour: '9', day: '*', month: '*', weekday: '1-5' }],
  [' */5\t* * * *  ', { minute: '*/5', hour: '*', day: '*', month: '*', weekday: '*' }],
  ['0 3 1 JAN * /bin/backup', { minute: '0', hour: '3', day: '1', month: 'JAN', weekday: '*' }],
  ['@Weekly', { minute: '0', hour: '0', day: '*', month: '*', weekday: '0' }],
  ['0 9 * *', undefined],
  // Quartz begins with seconds, and may end with a year.
  ['0 0 12 ? * MON-FRI', undefined],
  ['0 30 9 * * *', undefined],
  ['0 9 * * 1-5 2027', undefined],
  ['', undefined],
])('reads the expression "%s"', (text, inputs) => {
  expect(inputsOfExpression(text)).toEqual(inputs);
});

test('an expression is written as its fields, with * for one that is empty', () => {
  expect(expressionOf({ minute: '0', hour: ' 9 ', day: '', weekday: 'MON-FRI' })).toBe(
    '0 9 * * MON-FRI',
  );
});

const runsOf = (cron: string, start: string, count: number) =>
  nextRuns(scheduleOf(cron), new Date(start), 'UTC', count).map((run) =>
    run.toISOString().slice(0, 16),
  );

test.each(presets())('the preset $name is an expression that runs', ({ text }) => {
  expect(runsOf(text, '2026-11-30T10:00Z', 2)).toHaveLength(2);
});

// From a calendar, by the rules of crontab(5). 30 November 2026 is a Monday.
test.each([
  ['0 9 * * 1-5', '2026-11-30T09:00Z', ['2026-11-30T09:00', '2026-12-01T09:00']],
  ['0 9 * * 1-5', '2026-11-30T09:00:00.001Z', ['2026-12-01T09:00', '2026-12-02T09:00']],
  ['59 23 31 12 *', '2026-12-31T23:59Z', ['2026-12-31T23:59', '2027-12-31T23:59']],
  // Either the day or the weekday fits, unless one of them starts with *.
  ['0 0 1 * 0', '2026-11-30T00:00Z', ['2026-12-01T00:00', '2026-12-06T00:00']],
  ['0 0 */2 * 0', '2026-11-30T00:00Z', ['2026-12-13T00:00', '2026-12-27T00:00']],
  // 2100 is no leap year.
  ['0 0 29 2 *', '2096-03-01T00:00Z', ['2104-02-29T00:00', '2108-02-29T00:00']],
  ['0 0 30 2 *', '2026-11-30T00:00Z', []],
])('%s runs from %s on at %j', (cron, start, runs) => {
  expect(runsOf(cron, start, 2)).toEqual(runs);
});

test('a week of every minute ends before its end', () => {
  const [start, end] = [new Date('2026-11-30T00:00Z'), new Date('2026-12-07T00:00Z')];
  const runs = runsBetween(scheduleOf('* * * * *'), start, end, 'UTC');
  expect(runs).toHaveLength(7 * 24 * 60);
  expect(runs.at(-1)).toEqual(new Date('2026-12-06T23:59Z'));
});

test('runs are those of another implementation', () => {
  const value = (lowest: number, highest: number) =>
    fc.oneof(fc.constant('*'), fc.integer({ min: lowest, max: highest }).map(String));
  // The other one takes a step of days for a day that is set, and crontab(5) does not.
  const fields = [value(0, 59), value(0, 23), value(1, 28), value(1, 12), value(0, 7)] as const;
  const start = new Date('2026-11-30T10:30Z');
  fc.assert(
    fc.property(fc.tuple(...fields), (parts) => {
      const cron = parts.join(' ');
      const other = new Cron(cron, { paused: true, timezone: 'UTC' });
      expect(nextRuns(scheduleOf(cron), start, 'UTC', 3)).toEqual(
        other.nextRuns(3, new Date(start.getTime() - 1)),
      );
    }),
    { numRuns: 50 },
  );
});
