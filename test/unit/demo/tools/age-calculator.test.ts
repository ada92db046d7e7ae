import { calculateAge } from 'toolworker';
import { expect, test } from 'vitest';
import { nextMilestones } from '../../../../demo/tools/age-calculator/answer.tsx';
import {
  daysAfter,
  localDate,
  secondOfDay,
} from '../../../../demo/tools/age-calculator/calendar.ts';
import { ageInUnits } from '../../../../demo/tools/age-calculator/units.tsx';

// The days are from GNU date: `date -d "1990-05-17 + 12342 days"`.
test.each([
  ['1990-05-17', 0, '1990-05-17', 'Thursday'],
  ['1990-05-17', 12_342, '2024-03-01', 'Friday'],
  ['2000-02-29', 366, '2001-03-01', 'Thursday'],
  ['0099-12-31', 1, '0100-01-01', 'Friday'],
])('%s and %d days is %s, a %s', (date, days, expected, weekday) => {
  const day = daysAfter(date, days);
  expect(day.toISOString().slice(0, 10)).toBe(expected);
  expect(day.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })).toBe(weekday);
});

test('reads the date and the time in the local time zone', () => {
  const moment = new Date(2024, 2, 1, 13, 5, 9);
  expect(localDate(moment)).toBe('2024-03-01');
  expect(secondOfDay(moment)).toBe(13 * 3600 + 5 * 60 + 9);
});

test('gives an age in whole units of each kind', () => {
  const age = calculateAge({ birthDate: '1990-05-17', targetDate: '2024-03-01' });
  const counts = (seconds?: number) => ageInUnits(age, seconds).map(({ count }) => count);
  expect(ageInUnits(age).map(({ unit }) => unit)).toEqual([
    ...['Months', 'Weeks', 'Hours', 'Minutes', 'Seconds'],
  ]);
  // 33 · 12 + 9 months; 12,342 days by GNU date.
  expect(counts()).toEqual([405, 1763, 296_208, 17_772_480, 1_066_348_800]);
  expect(counts(3661)).toEqual([405, 1763, 296_209, 17_772_541, 1_066_352_461]);
});

test('names the next round ages in weeks, days and seconds', () => {
  const dates = nextMilestones('2000-01-01', 9_000).map(({ name, date }) => [
    name,
    date.toISOString().slice(0, 10),
  ]);
  // By GNU date: `date -d "2000-01-01 + 10000 days"`.
  expect(dates).toEqual([
    ['1,300 weeks old', '2024-11-30'],
    ['10,000 days old', '2027-05-19'],
    ['1,000,000,000 seconds old', '2031-09-09'],
  ]);
});

test('names milestones beyond the last date that the API takes', () => {
  // By GNU date: `date -d "0001-01-01 + 3653000 days"`.
  expect(nextMilestones('0001-01-01', 3_652_058)).toContainEqual({
    name: '3,653,000 days old',
    date: new Date('+010002-07-30'),
  });
});
