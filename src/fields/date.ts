import type { Field } from './field.ts';
import { text } from './text.ts';

/** A date of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31. */
export function date(): Field<string> {
  return text({
    format: 'date',
    examples: ['2024-02-29'],
    accepts: (value) => !faultOf(value),
    expected: (value) => faultOf(value)?.[0] ?? '',
    wrongPart: (value) => faultOf(value)?.[1] ?? value,
  });
}

/** Returns the number of days of a month; months count from 1, and the 13th is next January. */
export function daysInMonth(year: number, month: number): number {
  // The calendar repeats every 400 years. `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  return new Date(Date.UTC(400 + (year % 400), month, 0)).getUTCDate();
}

function faultOf(value: string): readonly [expected: string, wrongPart: string] | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year) return ['a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD', value];
  if (year === '0000') return ['a year from 0001 to 9999', year];
  if (month === '00' || month > '12') return ['a month from 01 to 12', month];
  const lastDay = daysInMonth(Number(year), Number(month));
  if (day !== '00' && Number(day) <= lastDay) return undefined;
  return [`a day from 01 to ${lastDay} in ${year}-${month}`, day];
}
