const dayMilliseconds = 86_400_000;

/** Returns the start, in UTC, of the day that is `days` days after a date. */
export function daysAfter(date: string, days: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds);
}

/** Returns the date on the device's clock, as YYYY-MM-DD. */
export function localDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}

/** Returns the seconds since midnight on the device's clock. */
export function secondOfDay(moment: Date): number {
  return 3600 * moment.getHours() + 60 * moment.getMinutes() + moment.getSeconds();
}
