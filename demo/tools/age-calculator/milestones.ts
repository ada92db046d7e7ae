import { plural } from '../../../src/form/numbers/plural.ts';
import { daysAfter } from './calendar.ts';

export interface Milestone {
  readonly name: string;
  readonly date: Date;
}

const secondsOfDay = 86_400;

/**
 * Returns the next round ages in days, weeks and seconds after an age of `totalDays` days, soonest
 * first.
 */
export function nextMilestones(birthDate: string, totalDays: number): readonly Milestone[] {
  const next = (step: number) => (Math.floor(totalDays / step) + 1) * step;
  const days = next(1_000);
  const weeks = next(7 * 100) / 7;
  const seconds = (Math.floor((totalDays * secondsOfDay) / 1e9) + 1) * 1e9;
  return [
    {
      name: plural(days, '{count} day old', '{count} days old'),
      date: daysAfter(birthDate, days),
    },
    {
      name: plural(weeks, '{count} week old', '{count} weeks old'),
      date: daysAfter(birthDate, 7 * weeks),
    },
    {
      name: plural(seconds, '{count} second old', '{count} seconds old'),
      date: daysAfter(birthDate, Math.floor(seconds / secondsOfDay)),
    },
  ].sort((one, other) => one.date.getTime() - other.date.getTime());
}
