import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { date, daysInMonth } from '../../../src/fields/date.ts';
import { readingOf } from './outcome-of.ts';

const form = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';

describe('a date', () => {
  test.each([
    ['the first', '0001-01-01'],
    ['the last', '9999-12-31'],
    ['a year before 100', '0099-12-31'],
    ['the end of a month of 31 days', '2023-01-31'],
    ['the end of a month of 30 days', '2023-04-30'],
    ['a leap day', '2024-02-29'],
    ['a leap day in a year divided by 400', '2000-02-29'],
    ['a leap day in a year before 100', '0004-02-29'],
    ['a leap day before the Gregorian calendar', '0400-02-29'],
    ['a day that was skipped when that came', '1582-10-10'],
    ['the month 09', '2023-09-09'],
  ])('may be %s', (_, day) => {
    expect(readingOf(date(), day)).toBe(day);
  });

  test.each([
    ['the year', '0000-01-01', 'a year from 0001 to 9999', '0000'],
    ['the year before all', '0000-13-32', 'a year from 0001 to 9999', '0000'],
    ['the month', '2023-00-01', 'a month from 01 to 12', '00'],
    ['the month', '2023-13-01', 'a month from 01 to 12', '13'],
    ['the month before the day', '2023-13-32', 'a month from 01 to 12', '13'],
    ['the day', '2023-01-00', 'a day from 01 to 31 in 2023-01', '00'],
    ['the day', '2023-12-32', 'a day from 01 to 31 in 2023-12', '32'],
    ['the day', '2023-04-31', 'a day from 01 to 30 in 2023-04', '31'],
    ['the day in a common year', '2023-02-29', 'a day from 01 to 28 in 2023-02', '29'],
    ['the day in a leap year', '2024-02-30', 'a day from 01 to 29 in 2024-02', '30'],
    ['the day in a year divided by 100', '1900-02-29', 'a day from 01 to 28 in 1900-02', '29'],
    ['the day in the year 100', '0100-02-29', 'a day from 01 to 28 in 0100-02', '29'],
  ])('is refused, naming %s: %s', (_, day, expected, part) => {
    expect(readingOf(date(), day)).toBe(`expected ${expected}, got "${part}"`);
  });

  test.each([
    ...['', '2023-2-9', '2023-02-9', '2023-2-09', '123-01-01', '12023-01-01', '+2023-01-01'],
    ...['-2023-01-01', ' 2023-01-01', '2023-01-01 ', '2023/01/01', '20230101', '2023-01'],
    ...['01.01.2023', '2023-01-01T00:00', '２０２３-1-01', 'today'],
  ])('is refused in another format: %o', (day) => {
    expect(readingOf(date(), day)).toBe(`expected ${form}, got "${day}"`);
  });

  test.each([
    [2023, 'the number 2023'],
    [new Date(0), 'an object'],
    [true, 'true'],
  ])('must be a string, not %o', (day, shown) => {
    expect(readingOf(date(), day)).toBe(`expected a string such as "2024-02-29", got ${shown}`);
  });

  test('describes itself when it is missing, and in JSON Schema', () => {
    expect(readingOf(date())).toBe(`required, ${form}`);
    expect(date().schema).toEqual({ type: 'string', format: 'date', examples: ['2024-02-29'] });
  });
});

describe('the days of a month', () => {
  test.each([
    [2023, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2024, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
  ])('are correct in %d', (year, days) => {
    expect(days.map((_, index) => daysInMonth(year, index + 1))).toEqual(days);
  });

  test('agree with Temporal for every February from 1 to 9999', () => {
    const wrong = Array.from({ length: 9999 }, (_, index) => index + 1).filter((year) => {
      const { daysInMonth: days } = Temporal.PlainYearMonth.from({ year, month: 2 });
      return daysInMonth(year, 2) !== days;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['13th', 'January', 9999, 13, 31],
    ['14th', 'February of the next year', 1999, 14, 29],
    // 100 is a common year, unlike 2000.
    ['14th', 'February of the next year', 99, 14, 28],
  ])('of a %s month are those of %s: %d', (_, __, year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});
