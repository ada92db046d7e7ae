import type { Field } from './field.ts';
import { text } from './text.ts';

/**
 * Returns a field that takes a date in the form YYYY-MM-DD, from 0001-01-01 to 9999-12-31 (proleptic
 * Gregorian calendar).
 */
export function date(): Field<string> {
  return text({
    format: 'date',
    examples: ['2024-02-29'],
    accepts: (value) => !mistakeIn(value),
    expected: (value) => mistakeIn(value)?.[0] ?? '',
    wrongPart: (value) => mistakeIn(value)?.[1] ?? value,
  });
}

/** Returns the number of days in a month. Months count from 1; month 13 is January of the next year. */
export function daysInMonth(year: number, month: number): number {
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999; the calendar repeats every 400 years.
  return new Date(Date.UTC(400 + (year % 400), month, 0)).getUTCDate();
}

function mistakeIn(value: string): readonly [expected: string, wrongPart: string] | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year) return ['a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD', value];
  if (year === '0000') return ['a year from 0001 to 9999', year];
  if (month === '00' || month > '12') return ['a month from 01 to 12', month];
  const lastDay = daysInMonth(Number(year), Number(month));
  if (day !== '00' && Number(day) <= lastDay) return undefined;
  return [`a day from 01 to ${lastDay} in ${year}-${month}`, day];
}
