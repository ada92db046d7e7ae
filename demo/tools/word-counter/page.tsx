import { formatDuration } from '../../../src/form/numbers/format.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { Shown } from '../shared/shown.ts';

export const page = {
  /** Says the reading time in minutes and seconds. */
  wording: ({ result }) => {
    const time = formatDuration(durationOf(result.readingTimeMinutes));
    return { readingTimeMinutes: { shown: `≈\u00a0${time}`, copied: time } };
  },
} satisfies FormParts<Shown<'word-counter'>>;

type PartOfTime = readonly [unit: 'hours' | 'minutes' | 'seconds', count: number];

/** Returns a time in hours and minutes, or in minutes and seconds below one hour. */
export function durationOf(minutes: number): readonly PartOfTime[] {
  const seconds = Math.round(minutes * 60);
  const hours = Math.floor(seconds / 3600);
  const rest: PartOfTime = ['minutes', Math.floor(seconds / 60) % 60];
  return hours > 0 ? [['hours', hours], rest] : [rest, ['seconds', seconds % 60]];
}
