/**
 * A date in the proleptic Gregorian calendar. Months count from 1; month 13 is January of the next
 * year.
 */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads a date in the form YYYY-MM-DD. */
export function parseDate(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns today's date in the device's time zone. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/**
 * Returns the number of days since 1970-01-01. A day beyond the end of a month counts into the
 * next.
 */
export function dayNumber({ year, month, day }: CalendarDate): number {
  // Unlike `Date.UTC`, this does not read the years 1 to 99 as 1901 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}
