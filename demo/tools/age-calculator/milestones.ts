import { formatNumber } from '../../format.ts';
import { daysAfter } from './calendar.ts';

export interface Milestone {
  readonly name: string;
  readonly date: Date;
}

const secondsOfDay = 86_400;

/** The next round numbers of days, weeks and seconds in a life, from a day of it on; soonest first. */
export function nextMilestones(birthDate: string, totalDays: number): readonly Milestone[] {
  const next = (step: number) => (Math.floor(totalDays / step) + 1) * step;
  const days = next(1_000);
  const weeks = next(7 * 100);
  const billions = Math.floor((totalDays * secondsOfDay) / 1e9) + 1;
  return [
    { name: `${formatNumber(days)} days old`, date: daysAfter(birthDate, days) },
    { name: `${formatNumber(weeks / 7)} weeks old`, date: daysAfter(birthDate, weeks) },
    {
      name: `${formatNumber(billions * 1e9)} seconds old`,
      date: daysAfter(birthDate, Math.floor((billions * 1e9) / secondsOfDay)),
    },
  ]
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
}
