import { calculateAge } from 'toolworker';
import { defineCases } from '../cases.ts';

const form = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';
const birthDateError = `birthDate: expected ${form}`;
const birthDateMissing = `birthDate: required, ${form}`;
const birthDateType = 'birthDate: expected a string such as "2024-02-29"';

const byHand = 'the calendar, by hand; days by subtraction of dates in Python';

export const cases = defineCases({
  run: calculateAge,
  answers: [
    {
      request: { birthDate: '2006-08-24', targetDate: '2019-01-31' },
      result: { years: 12, months: 5, days: 7, totalDays: 4543, nextBirthdayDays: 205 },
      source: 'documentation of Temporal.PlainDate.until: P12Y5M7D and P4543D',
    },
    {
      request: { birthDate: '2000-01-31', targetDate: '2000-03-01' },
      result: { years: 0, months: 1, days: 1, totalDays: 30, nextBirthdayDays: 336 },
      source: 'the last day of February is the 29th',
    },
    {
      request: { birthDate: '2001-01-31', targetDate: '2001-03-01' },
      result: { years: 0, months: 1, days: 1, totalDays: 29, nextBirthdayDays: 336 },
      source: 'the last day of February is the 28th',
    },
    {
      request: { birthDate: '2023-10-31', targetDate: '2024-02-29' },
      result: { years: 0, months: 3, days: 29, totalDays: 121, nextBirthdayDays: 245 },
      source: 'three months end on 31 January, a fourth would end on 31 February',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2000-03-01' },
      result: { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 365 },
      source: 'in a leap year the birthday is past on 1 March',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-02-28' },
      result: { years: 0, months: 11, days: 30, totalDays: 365, nextBirthdayDays: 1 },
      source: 'a year older on 1 March; eleven months end on 29 January',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-03-01' },
      result: { years: 1, months: 0, days: 0, totalDays: 366, nextBirthdayDays: 0 },
      source: 'the birthday in a common year',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-03-02' },
      result: { years: 1, months: 0, days: 1, totalDays: 367, nextBirthdayDays: 364 },
      source: 'days count from the birthday',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-03-29' },
      result: { years: 1, months: 0, days: 28, totalDays: 394, nextBirthdayDays: 337 },
      source: 'four weeks after the birthday, not a month after 29 February',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-03-31' },
      result: { years: 1, months: 0, days: 30, totalDays: 396, nextBirthdayDays: 335 },
      source: 'days count from the birthday',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-04-01' },
      result: { years: 1, months: 1, days: 0, totalDays: 397, nextBirthdayDays: 334 },
      source: 'months count from the birthday',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2002-02-28' },
      result: { years: 1, months: 11, days: 27, totalDays: 730, nextBirthdayDays: 1 },
      source: 'eleven months after 1 March 2001 are 1 February',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2004-02-28' },
      result: { years: 3, months: 11, days: 27, totalDays: 1460, nextBirthdayDays: 1 },
      source: 'a leap year before its birthday; from 1 March 2003',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2004-02-29' },
      result: { years: 4, months: 0, days: 0, totalDays: 1461, nextBirthdayDays: 0 },
      source: 'the birthday in a leap year',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2004-03-01' },
      result: { years: 4, months: 0, days: 1, totalDays: 1462, nextBirthdayDays: 365 },
      source: 'the day after, as in the year of birth',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2004-03-29' },
      result: { years: 4, months: 1, days: 0, totalDays: 1490, nextBirthdayDays: 337 },
      source: 'a month after 29 February',
    },
    {
      request: { birthDate: '1896-02-29', targetDate: '1900-02-28' },
      result: { years: 3, months: 11, days: 27, totalDays: 1460, nextBirthdayDays: 1 },
      source: '1900 is no leap year',
    },
    {
      request: { birthDate: '1896-02-29', targetDate: '1900-03-01' },
      result: { years: 4, months: 0, days: 0, totalDays: 1461, nextBirthdayDays: 0 },
      source: '1900 is no leap year',
    },
    {
      request: { birthDate: '1896-02-29', targetDate: '1904-02-28' },
      result: { years: 7, months: 11, days: 27, totalDays: 2920, nextBirthdayDays: 1 },
      source: 'the eighth year ends with the first leap day',
    },
    {
      request: { birthDate: '1896-02-29', targetDate: '1904-02-29' },
      result: { years: 8, months: 0, days: 0, totalDays: 2921, nextBirthdayDays: 0 },
      source: 'the first leap day after birth',
    },
    {
      request: { birthDate: '1990-05-17', targetDate: '2024-03-01' },
      result: { years: 33, months: 9, days: 13, totalDays: 12342, nextBirthdayDays: 77 },
      source: byHand,
    },
    {
      request: { birthDate: '2024-03-01', targetDate: '2024-03-01' },
      result: { years: 0, months: 0, days: 0, totalDays: 0, nextBirthdayDays: 0 },
      source: 'the day of birth',
    },
    {
      request: { birthDate: '1999-12-31', targetDate: '2000-01-01' },
      result: { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 365 },
      source: byHand,
    },
    {
      request: { birthDate: '0001-01-01', targetDate: '9999-12-31' },
      result: { years: 9998, months: 11, days: 30, totalDays: 3652058, nextBirthdayDays: 1 },
      source: 'Python: date.max - date.min; the next birthday is in year 10000',
    },
    {
      request: { birthDate: '0099-03-01', targetDate: '0100-03-01' },
      result: { years: 1, months: 0, days: 0, totalDays: 365, nextBirthdayDays: 0 },
      source: 'years below 100 are years of the first century; 100 is no leap year',
    },
    {
      request: { birthDate: '9999-02-28', targetDate: '9999-03-01' },
      result: { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 364 },
      source: '10000 is a leap year, but its 28 February comes before the leap day',
    },
    {
      request: { birthDate: '2011-12-29', targetDate: '2011-12-31' },
      result: { years: 0, months: 0, days: 2, totalDays: 2, nextBirthdayDays: 364 },
      source: 'Samoa skipped 30 December 2011, the calendar did not',
    },
  ],
  refusals: [
    ...[
      ['2023-02-29', 'a day from 01 to 28 in 2023-02, got "29"'],
      ['1900-02-29', 'a day from 01 to 28 in 1900-02, got "29"'],
      ['2000-02-30', 'a day from 01 to 29 in 2000-02, got "30"'],
      ['0099-02-29', 'a day from 01 to 28 in 0099-02, got "29"'],
      ['2023-04-31', 'a day from 01 to 30 in 2023-04, got "31"'],
      ['2023-12-32', 'a day from 01 to 31 in 2023-12, got "32"'],
      ['2023-01-00', 'a day from 01 to 31 in 2023-01, got "00"'],
      ['2023-13-01', 'a month from 01 to 12, got "13"'],
      ['2023-00-10', 'a month from 01 to 12, got "00"'],
      ['0000-12-31', 'a year from 0001 to 9999, got "0000"'],
      ['', `${form}, got ""`],
      ['-001-01-01', `${form}, got "-001-01-01"`],
      ['+002023-01-01', `${form}, got "+002023-01-01"`],
      ['10000-01-01', `${form}, got "10000-01-01"`],
      ['2023-2-9', `${form}, got "2023-2-9"`],
      ['20230209', `${form}, got "20230209"`],
      ['2023/02/09', `${form}, got "2023/02/09"`],
      ['09-02-2023', `${form}, got "09-02-2023"`],
      [' 2023-02-09', `${form}, got " 2023-02-09"`],
      ['2023-02-09\n', String.raw`${form}, got "2023-02-09\u000a"`],
      ['2023-02-09T00:00:00Z', `${form}, got "2023-02-09T00:00:00Z"`],
      ['２０２３-02-09', `${form}, got "２０２３-02-09"`],
      ['2023-02-0\ud800', String.raw`${form}, got "2023-02-0\ud800"`],
      ['1'.repeat(1e5), `${form}, got "${'1'.repeat(39)}…"`],
    ].map(([birthDate, expected]) => ({
      request: { birthDate, targetDate: '2024-01-01' },
      error: `birthDate: expected ${expected}`,
    })),
    {
      request: { birthDate: '2000-01-01', targetDate: '2000-02-30' },
      error: 'targetDate: expected a day from 01 to 29 in 2000-02, got "30"',
    },
    {
      request: { birthDate: 'yesterday', targetDate: 'today' },
      error: `${birthDateError}, got "yesterday"; targetDate: expected ${form}, got "today"`,
    },
    {
      request: { birthDate: '2000-01-02', targetDate: '2000-01-01' },
      error: 'birthDate: expected a date on or before targetDate, got "2000-01-02"',
    },
    {
      request: { birthDate: '9999-12-31' },
      error: 'birthDate: expected a date on or before today, got "9999-12-31"',
    },
    { request: {}, error: birthDateMissing },
    { request: { birthDate: null, targetDate: '2024-01-01' }, error: birthDateMissing },
    { request: { birthDate: 20000101 }, error: `${birthDateType}, got the number 20000101` },
    { request: { birthDate: ['2000-01-01'] }, error: `${birthDateType}, got an array` },
    {
      request: { birthDate: '2000-01-01', targetDate: 20240101 },
      error: 'targetDate: expected a string such as "2024-02-29", got the number 20240101',
    },
    {
      request: { dob: '2000-01-01', target_date: '2024-01-01' },
      error:
        'dob: unknown field, did you mean birthDate?; target_date: unknown field, did you mean targetDate?',
    },
    {
      request: { birthDate: '2000-01-01', asOf: '2024-01-01' },
      error: 'asOf: unknown field, did you mean targetDate?',
    },
    {
      request: { year: '2000' },
      error: 'request body: expected fields such as birthDate, targetDate',
    },
    {
      request: { birthDate: '1990-05-15', date: '2020-01-01' },
      error: 'date: unknown field, did you mean targetDate?',
    },
    {
      request: { birthDate: '1990-05-15', today: '2020-01-01' },
      error: 'today: unknown field, did you mean targetDate?',
    },
  ],
});
