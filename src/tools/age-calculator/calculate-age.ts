import { daysInMonth } from '../../fields/date.ts';
import { invalidField, parse } from '../../fields/index.ts';
import { type CalendarDate, dayNumber, parseDate, today } from './calendar-date.ts';
import { type AgeCalculatorRequest, fields } from './request.ts';

export type { AgeCalculatorRequest };

export interface AgeCalculatorResult {
  /** Whole years. */
  readonly years: number;
  /** Whole months after the years. */
  readonly months: number;
  /** Days after the months. */
  readonly days: number;
  /** Days from birthDate to targetDate. */
  readonly totalDays: number;
  /** Days until the next birthday, 0 on the day; 29 February is 1 March in common years. */
  readonly nextBirthdayDays: number;
}

/**
 * Returns the age on a date in years, months and days, and the days until the next birthday.
 *
 * It counts like `Temporal.PlainDate.until`: first the birthdays so far, then the whole months
 * since the last birthday, then the remaining days. In a month without the day of birth, a month is
 * complete on the last day. In common years, someone born on 29 February has the birthday on 1
 * March, and months and days count from there.
 *
 * Dates belong to the proleptic Gregorian calendar and have no time zone. Their digits may be those
 * of any script, such as `２０００-０１-３１`. `targetDate` is by default the date on the user's clock.
 *
 * @throws `ToolError` if a date does not exist or `birthDate` is after `targetDate`.
 *
 * @example
 * calculateAge({ birthDate: '2000-01-31', targetDate: '2000-03-01' });
 * // { years: 0, months: 1, days: 1, totalDays: 30, nextBirthdayDays: 336 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/age-calculator.md
 */
export function calculateAge(request: AgeCalculatorRequest): AgeCalculatorResult {
  const { birthDate, targetDate } = parse(request, fields);
  const birth = parseDate(birthDate);
  const target = targetDate === undefined ? today() : parseDate(targetDate);
  const totalDays = dayNumber(target) - dayNumber(birth);
  if (totalDays < 0) {
    const limit = targetDate === undefined ? 'today' : 'targetDate';
    throw invalidField('birthDate', `a date on or before ${limit}`, birthDate);
  }
  const birthday = lastBirthday(birth, target);
  const months = wholeMonths(birthday, target);
  return {
    years: birthday.year - birth.year,
    months,
    days: dayNumber(target) - dayNumber(addMonths(birthday, months)),
    totalDays,
    nextBirthdayDays: dayNumber(nextBirthday(birth, target)) - dayNumber(target),
  };
}

function wholeMonths(start: CalendarDate, end: CalendarDate): number {
  const months = 12 * (end.year - start.year) + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
}

/** Returns the same day some months later, or the last day of a shorter month. */
function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const lastDay = daysInMonth(year, month + months);
  return { year, month: month + months, day: Math.min(day, lastDay) };
}

/** Returns the last birthday on or before the date. */
function lastBirthday(birth: CalendarDate, date: CalendarDate): CalendarDate {
  const birthday = birthdayIn(date.year, birth);
  return dayNumber(birthday) > dayNumber(date) ? birthdayIn(date.year - 1, birth) : birthday;
}

/** Returns the first birthday on or after the date. */
function nextBirthday(birth: CalendarDate, date: CalendarDate): CalendarDate {
  const birthday = birthdayIn(date.year, birth);
  return dayNumber(birthday) < dayNumber(date) ? birthdayIn(date.year + 1, birth) : birthday;
}

/** Returns the birthday in a year: 1 March if 29 February does not exist. */
function birthdayIn(year: number, { month, day }: CalendarDate): CalendarDate {
  return day > daysInMonth(year, month) ? { year, month: month + 1, day: 1 } : { year, month, day };
}
