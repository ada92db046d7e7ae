/** A date of the proleptic Gregorian calendar. Months count from 1; the 13th is next January. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether the text is a date from 0001-01-01 to 9999-12-31 in exactly this form. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const { year, month, day } = parseDate(text);
  return year > 0 && month > 0 && month <= 12 && day > 0 && day <= daysInMonth(year, month);
}

export function parseDate(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** The user's date, by the clock and the time zone of the device. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Days since 1970-01-01; a day beyond the end of its month runs on into the next month. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  // Unlike `Date.UTC`, this takes the years 1 to 99 as they are.
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}

export function daysInMonth(year: number, month: number): number {
  return dayNumber({ year, month: month + 1, day: 1 }) - dayNumber({ year, month, day: 1 });
}
