/** A date of the proleptic Gregorian calendar. Months count from 1; the 13th is next January. */
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

/** Returns the user's date, by the clock and the time zone of the device. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Counts days from 1970-01-01; a day beyond the end of its month runs on into the next month. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  // Unlike `Date.UTC`, this takes the years 1 to 99 as they are.
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}
