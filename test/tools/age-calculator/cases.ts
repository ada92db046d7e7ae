import { calculateAge } from 'toolworker';
import { defineCases } from '../cases.ts';

const expected = 'expected a calendar date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';
const birthDateError = `birthDate: ${expected}`;
const targetDateError = `targetDate: ${expected}`;
const orderError = 'birthDate: expected a date not after targetDate';

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
      request: { birthDate: '2000-02-29', targetDate: '2001-02-28' },
      result: { years: 0, months: 11, days: 30, totalDays: 365, nextBirthdayDays: 1 },
      source: 'a year older on 1 March; eleven months end on 29 January',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2001-03-01' },
      result: { years: 1, months: 0, days: 1, totalDays: 366, nextBirthdayDays: 0 },
      source: 'the year counts from the last day of February, the birthday is 1 March',
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2004-02-29' },
      result: { years: 4, months: 0, days: 0, totalDays: 1461, nextBirthdayDays: 0 },
      source: byHand,
    },
    {
      request: { birthDate: '2000-02-29', targetDate: '2000-03-01' },
      result: { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 365 },
      source: 'in a leap year the birthday is past on 1 March',
    },
    {
      request: { birthDate: '1896-02-29', targetDate: '1900-02-28' },
      result: { years: 3, months: 11, days: 30, totalDays: 1460, nextBirthdayDays: 1 },
      source: '1900 is no leap year',
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
      '',
      '2023-02-29',
      '1900-02-29',
      '2023-04-31',
      '2023-13-01',
      '2023-00-10',
      '2023-01-00',
      '0000-12-31',
      '-001-01-01',
      '+002023-01-01',
      '10000-01-01',
      '2023-2-9',
      '20230209',
      '2023/02/09',
      '09-02-2023',
      ' 2023-02-09',
      '2023-02-09\n',
      '2023-02-09T00:00:00Z',
      '２０２３-02-09',
      '2023-02-0\ud800',
    ].map((birthDate) => ({
      request: { birthDate, targetDate: '2024-01-01' },
      error: birthDateError,
    })),
    { request: { birthDate: '2000-01-01', targetDate: '2000-02-30' }, error: targetDateError },
    {
      request: { birthDate: 'yesterday', targetDate: 'today' },
      error: `${birthDateError}; ${targetDateError}`,
    },
    { request: { birthDate: '2000-01-02', targetDate: '2000-01-01' }, error: orderError },
    {
      request: { birthDate: '9999-12-31' },
      error: 'birthDate: expected a date not after today',
    },
  ],
  malformed: [
    { request: {}, error: birthDateError },
    { request: { birthDate: null, targetDate: '2024-01-01' }, error: birthDateError },
    { request: { birthDate: 20000101 }, error: birthDateError },
    { request: { birthDate: ['2000-01-01'] }, error: birthDateError },
    { request: { birthDate: '2000-01-01', targetDate: 20240101 }, error: targetDateError },
  ],
});
