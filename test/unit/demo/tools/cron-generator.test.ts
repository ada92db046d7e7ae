import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { inputsOfExpression } from '../../../../demo/tools/cron-generator/expression.ts';
import { presets } from '../../../../demo/tools/cron-generator/presets.ts';
import { scheduleOf } from '../../../../demo/tools/cron-generator/schedule.ts';
import { scheduleInWords } from '../../../../demo/tools/cron-generator/schedule-in-words.ts';

const saidIn = (code: LanguageCode, cron: string) =>
  inLanguage(languageFor(code, 'cron-generator'), () => scheduleInWords(cron));

// Read by hand, as in crontab(5).
test.each([
  ['0 9 * * MON-FRI', 'Um 09:00, Montag bis Freitag.'],
  ['30 6,18 1 * *', 'Um 06:30 und 18:30, an den Tagen 1 des Monats.'],
  ['* * * * *', 'Jede Minute, jeden Tag.'],
  ['*/15 * * * *', 'Alle 15 Minuten, jeden Tag.'],
  ['0 * * * *', 'Zu jeder vollen Stunde, jeden Tag.'],
  ['0 */6 * JAN,JUL *', 'Um 00:00, 06:00, 12:00 und 18:00, jeden Tag, in Januar und Juli.'],
  ['0 */2 * * *', 'Alle 2 Stunden, jeden Tag.'],
  ['*/20 9-17 * * *', 'In den Minuten 0, 20 und 40 der Stunden 09:00 bis 17:00, jeden Tag.'],
  ['0 0 13 * 5', 'Um 00:00, an den Tagen 13 des Monats oder Freitag.'],
  ['0 0 */10 * 5', 'Um 00:00, an den Tagen 1, 11, 21 und 31 des Monats, aber nur Freitag.'],
  ['0 0 * * 0', 'Um 00:00, Sonntag.'],
  ['0 0 * * FRI-SUN', 'Um 00:00, Freitag bis Sonntag.'],
  ['0 0 * 10-12 6,7', 'Um 00:00, Samstag und Sonntag, in Oktober bis Dezember.'],
])('says %s in German: %s', (cron, said) => {
  expect(saidIn('de', cron)).toBe(said);
});

test.each([
  ['es', 'A las 9:00, lunes a viernes.'],
  ['fr', 'À 09:00, lundi à vendredi.'],
  ['pt', 'Às 09:00, segunda-feira a sexta-feira.'],
  ['ja', '月曜日～金曜日、9:00。'],
  ['zh', '星期一至星期五，09:00。'],
] as const)('says 0 9 * * 1-5 in %s: %s', (code, said) => {
  expect(saidIn(code, '0 9 * * 1-5')).toBe(said);
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
