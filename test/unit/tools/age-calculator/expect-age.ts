import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { calculateAge } from 'toolworker';
import { expect } from 'vitest';

const firstDay = Temporal.PlainDate.from('0001-01-01');
const lastDay = Temporal.PlainDate.from('9999-12-31');
const day = fc
  .integer({ min: 0, max: firstDay.until(lastDay).days })
  .map((days) => firstDay.add({ days }));

/** A date, and a date on or after it. */
export const pair = fc
  .tuple(day, day)
  .map(([one, other]) =>
    Temporal.PlainDate.compare(one, other) <= 0 ? ([one, other] as const) : ([other, one] as const),
  );

/**
 * Returns years, months and days as Temporal counts them, except that the months and days of people
 * born on a leap day count from the last birthday.
 */
export function expectedParts(birth: Temporal.PlainDate, target: Temporal.PlainDate) {
  const isLeapDay = birth.month === 2 && birth.day === 29;
  const start = isLeapDay ? target.subtract({ days: daysSinceBirthday(birth, target) }) : birth;
  const { years, months, days } = start.until(target, { largestUnit: 'year' });
  return { years: years + start.year - birth.year, months, days };
}

function expectedAge(birth: Temporal.PlainDate, target: Temporal.PlainDate) {
  const totalDays = birth.until(target).days;
  const nextBirthdayDays = daysToBirthday(birth, target);
  return { ...expectedParts(birth, target), totalDays, nextBirthdayDays };
}

function daysToBirthday(birth: Temporal.PlainDate, target: Temporal.PlainDate): number {
  const days = [0, 1].map((years) => target.until(birthdayIn(target.year + years, birth)).days);
  return Math.min(...days.filter((count) => count >= 0));
}

function daysSinceBirthday(birth: Temporal.PlainDate, target: Temporal.PlainDate): number {
  const days = [0, -1].map((years) => birthdayIn(target.year + years, birth).until(target).days);
  return Math.min(...days.filter((count) => count >= 0));
}

function birthdayIn(year: number, { month, day }: Temporal.PlainDate): Temporal.PlainDate {
  const firstOfMonth = Temporal.PlainDate.from({ year, month, day: 1 });
  // The 29th day of February is the first of March in common years.
  return firstOfMonth.add({ days: day - 1 });
}

/** Compares the age on a date with Temporal's. */
export function expectAge(birth: Temporal.PlainDate, target: Temporal.PlainDate): void {
  const request = { birthDate: birth.toString(), targetDate: target.toString() };
  expect(calculateAge(request), JSON.stringify(request)).toEqual(expectedAge(birth, target));
}
