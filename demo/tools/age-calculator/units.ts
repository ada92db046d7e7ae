import type { AgeResult } from 'toolworker';

export interface AgeInUnit {
  readonly unit: string;
  readonly count: number;
}

/** An age at the start of a day, or later in that day, in whole units of one kind each. */
export function ageInUnits(
  { years, months, totalDays }: AgeResult,
  secondsOfDay = 0,
): readonly AgeInUnit[] {
  const seconds = 86_400 * totalDays + secondsOfDay;
  return [
    { unit: 'Months', count: 12 * years + months },
    { unit: 'Weeks', count: Math.floor(totalDays / 7) },
    { unit: 'Days', count: totalDays },
    { unit: 'Hours', count: Math.floor(seconds / 3600) },
    { unit: 'Minutes', count: Math.floor(seconds / 60) },
    { unit: 'Seconds', count: seconds },
  ];
}
