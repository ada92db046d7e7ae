import type { Field } from './field.ts';
import { Mistake, notation } from './notation.ts';

const form = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';

/**
 * Returns a field that takes a date in the form YYYY-MM-DD, from 0001-01-01 to 9999-12-31
 * (proleptic Gregorian calendar). It reads digits of any script, but no white space around the
 * date.
 */
export function date(): Field<string> {
  return notation({ format: 'date', examples: ['2024-02-29'], expected: form, read: readDate });
}

/**
 * Returns the number of days in a month. Months count from 1; month 13 is January of the next year.
 */
export function daysInMonth(year: number, month: number): number {
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999; the calendar repeats every 400 years.
  return new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

function readDate(written: string, typed: string): string | Mistake {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? [];
  if (!year || /\p{White_Space}/u.test(typed)) return new Mistake(form);
  if (year === '0000') return new Mistake('a year from 0001 to 9999', year);
  if (month === '00' || month > '12') return new Mistake('a month from 01 to 12', month);
  const lastDay = daysInMonth(Number(year), Number(month));
  if (day !== '00' && Number(day) <= lastDay) return written;
  return new Mistake(`a day from 01 to ${lastDay} in ${year}-${month}`, day);
}
