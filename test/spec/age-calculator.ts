import { calculateAge } from 'toolworker';
import { expect } from 'vitest';
import type { SpecOf } from '../support/spec.ts';

const form = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';
const birthDateError = `birthDate: expected ${form}`;
const birthDateMissing = `birthDate: required, ${form}`;

const byHand = 'the calendar, by hand; days by subtraction of dates in Python';

const dateForm = 'a date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD';

export const spec: SpecOf<typeof calculateAge> = {
  run: calculateAge,
  operation: 'calculate-age',
  fields: { birthDate: 'string, required', targetDate: 'string' },
  result: ['years', 'months', 'days', 'totalDays', 'nextBirthdayDays'],
  answers: [
    [
      { birthDate: '2006-08-24', targetDate: '2019-01-31' },
      { years: 12, months: 5, days: 7, totalDays: 4543, nextBirthdayDays: 205 },
      'documentation of Temporal.PlainDate.until: P12Y5M7D and P4543D',
    ],
    [
      { birthDate: '2000-01-31', targetDate: '2000-03-01' },
      { years: 0, months: 1, days: 1, totalDays: 30, nextBirthdayDays: 336 },
      'the last day of February is the 29th',
    ],
    [
      { birthDate: '2001-01-31', targetDate: '2001-03-01' },
      { years: 0, months: 1, days: 1, totalDays: 29, nextBirthdayDays: 336 },
      'the last day of February is the 28th',
    ],
    [
      { birthDate: '2023-10-31', targetDate: '2024-02-29' },
      { years: 0, months: 3, days: 29, totalDays: 121, nextBirthdayDays: 245 },
      'three months end on 31 January, a fourth would end on 31 February',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2000-03-01' },
      { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 365 },
      'in a leap year the birthday is past on 1 March',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-02-28' },
      { years: 0, months: 11, days: 30, totalDays: 365, nextBirthdayDays: 1 },
      'a year older on 1 March; eleven months end on 29 January',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-03-01' },
      { years: 1, months: 0, days: 0, totalDays: 366, nextBirthdayDays: 0 },
      'the birthday in a common year',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-03-02' },
      { years: 1, months: 0, days: 1, totalDays: 367, nextBirthdayDays: 364 },
      'days count from the birthday',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-03-29' },
      { years: 1, months: 0, days: 28, totalDays: 394, nextBirthdayDays: 337 },
      'four weeks after the birthday, not a month after 29 February',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-03-31' },
      { years: 1, months: 0, days: 30, totalDays: 396, nextBirthdayDays: 335 },
      'days count from the birthday',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2001-04-01' },
      { years: 1, months: 1, days: 0, totalDays: 397, nextBirthdayDays: 334 },
      'months count from the birthday',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2002-02-28' },
      { years: 1, months: 11, days: 27, totalDays: 730, nextBirthdayDays: 1 },
      'eleven months after 1 March 2001 are 1 February',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2004-02-28' },
      { years: 3, months: 11, days: 27, totalDays: 1460, nextBirthdayDays: 1 },
      'a leap year before its birthday; from 1 March 2003',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2004-02-29' },
      { years: 4, months: 0, days: 0, totalDays: 1461, nextBirthdayDays: 0 },
      'the birthday in a leap year',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2004-03-01' },
      { years: 4, months: 0, days: 1, totalDays: 1462, nextBirthdayDays: 365 },
      'the day after, as in the year of birth',
    ],
    [
      { birthDate: '2000-02-29', targetDate: '2004-03-29' },
      { years: 4, months: 1, days: 0, totalDays: 1490, nextBirthdayDays: 337 },
      'a month after 29 February',
    ],
    [
      { birthDate: '1896-02-29', targetDate: '1900-02-28' },
      { years: 3, months: 11, days: 27, totalDays: 1460, nextBirthdayDays: 1 },
      '1900 is no leap year',
    ],
    [
      { birthDate: '1896-02-29', targetDate: '1900-03-01' },
      { years: 4, months: 0, days: 0, totalDays: 1461, nextBirthdayDays: 0 },
      '1900 is no leap year',
    ],
    [
      { birthDate: '1896-02-29', targetDate: '1904-02-28' },
      { years: 7, months: 11, days: 27, totalDays: 2920, nextBirthdayDays: 1 },
      'the eighth year ends with the first leap day',
    ],
    [
      { birthDate: '1896-02-29', targetDate: '1904-02-29' },
      { years: 8, months: 0, days: 0, totalDays: 2921, nextBirthdayDays: 0 },
      'the first leap day after birth',
    ],
    [
      { birthDate: '1990-05-17', targetDate: '2024-03-01' },
      { years: 33, months: 9, days: 13, totalDays: 12342, nextBirthdayDays: 77 },
      byHand,
    ],
    [
      { birthDate: '2024-03-01', targetDate: '2024-03-01' },
      { years: 0, months: 0, days: 0, totalDays: 0, nextBirthdayDays: 0 },
      'the day of birth',
    ],
    [{ birthDate: '1999-12-31', targetDate: '2000-01-01' }, { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 365 }, byHand],
    [
      { birthDate: '0001-01-01', targetDate: '9999-12-31' },
      { years: 9998, months: 11, days: 30, totalDays: 3652058, nextBirthdayDays: 1 },
      'Python: date.max - date.min; the next birthday is in year 10000',
    ],
    [
      { birthDate: '0099-03-01', targetDate: '0100-03-01' },
      { years: 1, months: 0, days: 0, totalDays: 365, nextBirthdayDays: 0 },
      'years below 100 are years of the first century; 100 is no leap year',
    ],
    [
      { birthDate: '9999-02-28', targetDate: '9999-03-01' },
      { years: 0, months: 0, days: 1, totalDays: 1, nextBirthdayDays: 364 },
      '10000 is a leap year, but its 28 February comes before the leap day',
    ],
    [
      { birthDate: '2011-12-29', targetDate: '2011-12-31' },
      { years: 0, months: 0, days: 2, totalDays: 2, nextBirthdayDays: 364 },
      'Samoa skipped 30 December 2011, the calendar did not',
    ],
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
      ['２０２3-02-09', 'digits of one script, got "２3"'],
      ['２０２３-2-9', `${form}, got "２０２３-2-9"`],
      ['２０２３-02-29', 'a day from 01 to 28 in 2023-02, got "29"'],
      ['2023–02–09', '"-" between 2023 and 02, got "–" (U+2013)'],
      ['2023—02-09', '"-" between 2023 and 02, got "—" (U+2014)'],
      ['2023-02‐09', '"-" between 02 and 09, got "‐" (U+2010)'],
      ['2023–2–9', `${form}, got "2023–2–9" (– = U+2013)`],
      ['２０２３-０２-０９ ', `${form}, got "２０２３-０２-０９ "`],
      ['2023-02-0\ud800', String.raw`${form}, got "2023-02-0\ud800"`],
      ['1'.repeat(1e5), `${form}, got "${'1'.repeat(39)}…"`],
    ].map(([birthDate, expected]) => [{ birthDate, targetDate: '2024-01-01' }, `birthDate: expected ${expected}`] as const),
    [{ birthDate: '2000-01-01', targetDate: '2000-02-30' }, 'targetDate: expected a day from 01 to 29 in 2000-02, got "30"'],
    [{ birthDate: 'yesterday', targetDate: 'today' }, `${birthDateError}, got "yesterday"; targetDate: expected ${form}, got "today"`],
    [{ birthDate: '2000-01-02', targetDate: '2000-01-01' }, 'birthDate: expected a date on or before targetDate, got "2000-01-02"'],
    [{ birthDate: '9999-12-31' }, 'birthDate: expected a date on or before today, got "9999-12-31"'],
    [{}, birthDateMissing],
    [{ birthDate: null, targetDate: '2024-01-01' }, birthDateMissing],
  ],
  typed: [
    [
      { birthDate: '１９９０-０５-１７', targetDate: '２０２４－０３－０１' },
      { years: 33, months: 9, days: 13, totalDays: 12342, nextBirthdayDays: 77 },
      'an input method of Japanese, with U+FF0D',
    ],
    [
      { birthDate: '١٩٩٠-٠٥-١٧', targetDate: '۲۰۲۴-۰۳-۰۱' },
      { years: 33, months: 9, days: 13, totalDays: 12342, nextBirthdayDays: 77 },
      'Arabic and Persian digits',
    ],
    [
      { birthDate: '१९९०-०५-१७', targetDate: '2024−03−01' },
      { years: 33, months: 9, days: 13, totalDays: 12342, nextBirthdayDays: 77 },
      'Devanagari digits, and U+2212',
    ],
    [
      { birthDate: '2020-02-29', targetDate: '2022-10-13' },
      { years: 2, months: 7, days: 12, totalDays: 957, nextBirthdayDays: 139 },
      'Andre0512/AgeCalculatorBot #7; the days by Python’s datetime',
    ],
    [
      { birthDate: '2004-02-29', targetDate: '2026-05-22' },
      { years: 22, months: 2, days: 21, totalDays: 8118, nextBirthdayDays: 283 },
      'dhairyagothi/100_days_100_web_project #3152; counted from 1 March',
    ],
    [
      { birthDate: '1984-02-29', targetDate: '2019-02-28' },
      { years: 34, months: 11, days: 27, totalDays: 12_783, nextBirthdayDays: 1 },
      'kenn/age_calculator #4, which asks for 28 February; our rule is 1 March',
    ],
    [
      { birthDate: '2003-03-01', targetDate: '2024-02-29' },
      { years: 20, months: 11, days: 28, totalDays: 7670, nextBirthdayDays: 1 },
      'FirelyTeam/firely-cql-sdk #189, 20 and not 21',
    ],
    [
      { birthDate: '1964-12-22', targetDate: '2014-11-26' },
      { years: 49, months: 11, days: 4, totalDays: 18_236, nextBirthdayDays: 26 },
      'mysociety/yournextrepresentative #46, its date in the form that we take',
    ],
    [
      { birthDate: '1990-05-15', targetDate: null },
      { nextBirthdayDays: expect.any(Number), totalDays: expect.any(Number) },
      'null stands for today',
    ],
    [
      { birthDate: 'December 22, 1964' },
      `birthDate: expected ${dateForm}, got "December 22, 1964"`,
      'mysociety/yournextrepresentative #46, copied from Wikipedia',
    ],
    [{ birthDate: '29.02.2020' }, `birthDate: expected ${dateForm}, got "29.02.2020"`, 'Andre0512/AgeCalculatorBot #7'],
    [{ birthDate: '5-17-01' }, `birthDate: expected ${dateForm}, got "5-17-01"`, 'Mantaro/MantaroBot #132'],
    [
      { birthDate: '12-07-2016' },
      `birthDate: expected ${dateForm}, got "12-07-2016"`,
      'thewca/worldcubeassociation.org #352, day or month first',
    ],
    [
      { birthDate: '1990-13-05', targetDate: '31/12/2024' },
      `birthDate: expected a month from 01 to 12, got "13"; targetDate: expected ${dateForm}, got "31/12/2024"`,
      'sofittech/palcare-project #103, the order of day and month',
    ],
    [
      { birthDate: '2021-02-29' },
      'birthDate: expected a day from 01 to 28 in 2021-02, got "29"',
      'mobeigi/fb2cal #64, a day that 2021 lacks',
    ],
    [
      { birthDate: '2026-01-01', targetDate: '2016-01-28' },
      'birthDate: expected a date on or before targetDate, got "2026-01-01"',
      'thewca/worldcubeassociation.org #352, born in the future',
    ],
    [
      { birthDate: '1900-02-29', targetDate: '0000-01-01' },
      'birthDate: expected a day from 01 to 28 in 1900-02, got "29"; targetDate: expected a year from 0001 to 9999, got "0000"',
      'Excel believes in 29 February 1900; MySQL’s zero date',
    ],
    [
      { birthDate: '1990-05-15', date: '2020-01-01' },
      'date: unknown field, did you mean targetDate?',
      'a field that would silently stand for today',
    ],
    [{ birthDate: '1990-05-15', today: '2020-01-01' }, 'today: unknown field, did you mean targetDate?', 'the other name of the default'],
  ],
  beyondSchema: { birthDate: 'it is not after targetDate' },
  otherNames: {
    meant: {
      birthDate:
        'birthday dob DOB dateOfBirth date_of_birth born birth bday bornOn birth_day userBirthDate ' +
        'birthDateString start startDate from fromDate since',
      targetDate:
        'date end endDate asOf as_of asOfDate as_of_date onDate atDate at_date at on target reportTargetDate ' +
        'targetDay until untilDate to toDate today now currentDate referenceDate refDate compareDate ' +
        'comparisonDate deathDate dateOfDeath dod finalDate dateTo as-of-date presentDate calculationDate when examDate hireDate date2 eventDate weddingDate startsOn expiresAt leaveDate',
    },
    refused:
      'inclusive=true includeEndDate=true excludeWeekends=true businessDays=true leapDay="feb28" ' +
      'leapYearRule="mar1" calendar="hijri" gestationalWeeks=32 premature=true korean=true roundUp=true',
    ignored:
      'name firstName source gender personId birthPlace ageLabel age years=30 totalDays=5 zodiac createdDate ' +
      'requestDate timeZone format calendar="gregorian" inclusive=false updatedAt="2024-01-01" dateCreated="2024-01-01" lastModified="2024-01-01" requestDate="2024-01-01" timestamp="2024-01-01" apiVersion="2024-01-01" note="2024-01-01"',
  },
  slowest: { 'the longest life': () => ({ birthDate: '0001-01-01', targetDate: '9999-12-31' }) },
  // From 17 May to 17 February, and 13 days to 1 March.
  sentence:
    '33 years, 9 months and 13 days old on 1 March 2024, born on 17 May 1990. That is 12,342 days. The next birthday is in 77 days.',
};
