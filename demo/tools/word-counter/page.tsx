import { t } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import type { Wording } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** How many words adults read aloud in English (Brysbaert 2019). */
const spokenWordsPerMinute = 183;

export const page = {
  /** Says the time to read the text, silently and aloud, in minutes and seconds. */
  wording: ({ result: { words, readingTimeMinutes } }) => ({
    readingTimeMinutes: timeOf(readingTimeMinutes),
    speakingTime: { title: t('Speaking time'), ...timeOf(words / spokenWordsPerMinute) },
  }),
} satisfies FormParts<ToolAnswer<'word-counter'>>;

function timeOf(minutes: number): Wording {
  const time = formatDuration(durationOf(minutes));
  return { shown: `≈\u00a0${time}`, copied: time };
}

type PartOfTime = readonly [unit: 'hours' | 'minutes' | 'seconds', count: number];

/** Returns a time in hours and minutes, or in minutes and seconds below one hour. */
export function durationOf(minutes: number): readonly PartOfTime[] {
  const seconds = Math.round(minutes * 60);
  const hours = Math.floor(seconds / 3600);
  const rest: PartOfTime = ['minutes', Math.floor(seconds / 60) % 60];
  return hours > 0 ? [['hours', hours], rest] : [rest, ['seconds', seconds % 60]];
}
