export interface Milestone {
  readonly name: string;
  readonly date: Date;
}

const dayMilliseconds = 86_400_000;

/** The next round numbers of days and weeks in a life, from a day of it on; soonest first. */
export function nextMilestones(birthDate: string, totalDays: number): readonly Milestone[] {
  const birth = Date.parse(`${birthDate}T00:00:00Z`);
  const next = (step: number) => (Math.floor(totalDays / step) + 1) * step;
  const days = next(1_000);
  const weeks = next(7 * 100);
  return [
    {
      name: `${days.toLocaleString('en')} days old`,
      date: new Date(birth + days * dayMilliseconds),
    },
    {
      name: `${(weeks / 7).toLocaleString('en')} weeks old`,
      date: new Date(birth + weeks * dayMilliseconds),
    },
  ]
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
}
