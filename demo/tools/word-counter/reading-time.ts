type PartOfTime = readonly [unit: 'hours' | 'minutes' | 'seconds', count: number];

/** Returns a time in hours and minutes, or in minutes and seconds below one hour. */
export function durationOf(minutes: number): readonly PartOfTime[] {
  const seconds = Math.round(minutes * 60);
  const hours = Math.floor(seconds / 3600);
  const rest: PartOfTime = ['minutes', Math.floor(seconds / 60) % 60];
  return hours > 0 ? [['hours', hours], rest] : [rest, ['seconds', seconds % 60]];
}
