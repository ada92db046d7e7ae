import { expect, test } from 'vitest';
import { ageUnit } from '../../../../demo/language/age-unit.ts';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { dateInWords } from '../../../../src/form/input-in-words.ts';
import { besideUnit } from '../../../../src/form/numbers/beside-unit.ts';
import { formatClock } from '../../../../src/form/numbers/clock.ts';
import { formatDuration, formatMonths } from '../../../../src/form/numbers/format.ts';
import { unitName } from '../../../../src/form/numbers/with-unit.ts';

function saidIn(code: LanguageCode, say: () => string | undefined): string | undefined {
  return inLanguage(languageFor(code), say)?.replaceAll('\u00a0', ' ');
}

/** Returns a figure as a result shows it. */
function figure(unit: string, count: number): string {
  return besideUnit(String(count), unit, count).join('');
}

test.each([
  ['en', 'months', 1, '1 month'],
  ['en', 'months', 2, '2 months'],
  ['en', 'years', 1.5, '1.5 years'],
  ['en', 'miles', 1, '1 mile'],
  ['en', 'min', 15, '15 min'],
  ['en', 'kg', 1, '1 kg'],
  ['de', 'months', 1, '1 Monat'],
  ['de', 'days', 12, '12 Tage'],
  ['de', 'min', 15, '15 min'],
  ['de', 'miles', 1, '1 Meile'],
  ['es', 'months', 1, '1 mes'],
  ['es', 'miles', 1, '1 milla'],
  ['fr', 'years', 1, '1 an'],
  ['fr', 'miles', 1, '1 mile'],
  ['pt', 'months', 2, '2 meses'],
  ['pt', 'miles', 1, '1 milha'],
  ['ja', 'months', 3, '3か月'],
  ['ja', '歳', 35, '35歳'],
  ['ja', 'minutes', 15, '15分'],
  ['ja', 'miles', 1, '1マイル'],
  ['ja', 'kg', 1, '1 kg'],
  ['ja', 'tbsp', 16, '大さじ16'],
  ['zh', 'days', 12, '12 天'],
  ['zh', 'miles', 1, '1 英里'],
  ['zh', '岁', 35, '35 岁'],
  ['zh', 'minutes', 15, '15 分钟'],
  ['ar', 'months', 2, 'شهران'],
  ['ar', 'miles', 2, 'ميلان'],
  ['ar', 'months', 3, '3 أشهر'],
  ['ar', 'years', 35, '35 سنة'],
  ['ar', 'minutes', 5, '5 دقائق'],
] as const)('in %s, the unit %s after %d gives %s', (code, unit, count, said) => {
  expect(saidIn(code, () => figure(unit, count))).toBe(said);
});

test.each([
  ['en', 'hours', 1, 'hour'],
  ['en', 'hours', undefined, 'hours'],
  ['ja', '歳', 35, '歳'],
  ['ja', 'tbsp', 1, '大さじ'],
  // The Arabic form for 2 would include the number.
  ['ar', 'years', 2, 'سنة'],
  ['de', 'kcal/day', 1, 'kcal/Tag'],
] as const)('in %s, a form names %s beside %s: %s', (code, unit, count, name) => {
  expect(saidIn(code, () => unitName(unit, count))).toBe(name);
});

test.each([
  ['en', '33 years, 9 months and 13 days'],
  ['de', '33 Jahre, 9 Monate und 13 Tage'],
  ['ja', '33歳9か月13日'],
  ['zh', '33 岁 9 个月 13 天'],
] as const)('in %s, an age is %s', (code, said) => {
  const age = () =>
    [
      [ageUnit(), 33],
      ['months', 9],
      ['days', 13],
    ] as const;
  expect(saidIn(code, () => formatDuration(age()))).toBe(said);
});

test.each([
  ['ja', '25年3か月'],
  ['zh', '25 年 3 个月'],
] as const)('in %s, 303 months are %s', (code, said) => {
  expect(saidIn(code, () => formatMonths(303))).toBe(said);
});

test.each([
  ['fr', '2024-03-01', '1er mars 2024'],
  ['fr', '2024-03-11', '11 mars 2024'],
  ['de', '2024-03-01', '1. März 2024'],
] as const)('in %s, %s is the %s', (code, date, said) => {
  expect(saidIn(code, () => dateInWords(date))).toBe(said);
});

test('Germans know no AM', () => {
  expect(saidIn('de', () => formatClock('09:00'))).toBe('09:00');
});
