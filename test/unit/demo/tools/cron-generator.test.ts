import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { inputsOfExpression } from '../../../../demo/tools/cron-generator/expression.ts';
import { presets } from '../../../../demo/tools/cron-generator/page.tsx';
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

test.each(presets())('the preset $name is an expression that runs', ({ text }) => {
  expect(new Cron(text, { paused: true }).nextRuns(2)).toHaveLength(2);
});
