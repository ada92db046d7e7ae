import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { type CalendarDate, dayNumber, daysInMonth, parseDate, today } from './calendar-date.ts';
import { rules } from './rules.ts';

export interface AgeRequest {
  readonly birthDate: string;
  readonly targetDate?: string;
}

export interface AgeResult {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly totalDays: number;
  readonly nextBirthdayDays: number;
}

/**
 * The age on a date, in years, months and days, as `Temporal.PlainDate.until` counts them: as
 * many whole months as fit, then the days since the last of them; a month without the day of
 * birth counts from its last day.
 *
 * Dates are YYYY-MM-DD, 0001-01-01 to 9999-12-31 in the proleptic Gregorian calendar, and have no
 * time zone. `targetDate` is today by the user's clock where it is left out. Someone born on
 * 29 February has a birthday on 1 March in common years. `nextBirthdayDays` is 0 on a birthday.
 * Throws a `ToolError` where a date does not exist or `birthDate` is after `targetDate`.
 *
 * @example
 * calculateAge({ birthDate: '2000-01-31', targetDate: '2000-03-01' });
 * // { years: 0, months: 1, days: 1, totalDays: 30, nextBirthdayDays: 336 }
 */
export function calculateAge(request: AgeRequest): AgeResult {
  check(request, rules);
  const birth = parseDate(request.birthDate);
  const target = request.targetDate === undefined ? today() : parseDate(request.targetDate);
  const totalDays = dayNumber(target) - dayNumber(birth);
  if (totalDays < 0) {
    const limit = request.targetDate === undefined ? 'today' : 'targetDate';
    throw new ToolError(`birthDate: expected a date not after ${limit}`);
  }
  const totalMonths = wholeMonths(birth, target);
  return {
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    days: dayNumber(target) - dayNumber(addMonths(birth, totalMonths)),
    totalDays,
    nextBirthdayDays: dayNumber(nextBirthday(birth, target)) - dayNumber(target),
  };
}

function wholeMonths(start: CalendarDate, end: CalendarDate): number {
  const months = 12 * (end.year - start.year) + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
}

/** The same day after some months, or the last day of a month that is too short for it. */
function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const lastDay = daysInMonth(year, month + months);
  return { year, month: month + months, day: Math.min(day, lastDay) };
}

/** The first birthday on or after the date; 29 February runs on to 1 March where it is missing. */
function nextBirthday(birth: CalendarDate, date: CalendarDate): CalendarDate {
  const birthday = { ...birth, year: date.year };
  return dayNumber(birthday) < dayNumber(date) ? { ...birth, year: date.year + 1 } : birthday;
}
