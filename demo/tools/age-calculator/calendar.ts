const dayMilliseconds = 86_400_000;

/** The date some days after another, as the start of that day in UTC. */
export function daysAfter(date: string, days: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds);
}

/** The date on the device's clock, as YYYY-MM-DD. */
export function localDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}

/** The seconds since midnight on the device's clock. */
export function secondOfDay(moment: Date): number {
  return 3600 * moment.getHours() + 60 * moment.getMinutes() + moment.getSeconds();
}
