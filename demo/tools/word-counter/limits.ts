import { message } from '../../language.ts';

/** The maximum lengths of texts, in characters. */
export const limits = [
  { place: message('Title in search results'), most: 60 },
  { place: message('Description in search results'), most: 160 },
  { place: message('Text message (SMS)'), most: 160 },
  { place: 'X', most: 280 },
  { place: 'Bluesky', most: 300 },
  { place: 'Mastodon', most: 500 },
  { place: message('Instagram caption'), most: 2_200 },
  { place: message('LinkedIn post'), most: 3_000 },
] as const;

/**
 * Words per minute that adults read in English: Brysbaert (2019), "How many words do we read per minute?",
 * Journal of Memory and Language 109.
 */
export const readingRates = { silently: 238, aloud: 183 } as const;

type PartOfTime = readonly [unit: 'hours' | 'minutes' | 'seconds', count: number];

/** Returns the time to read some words: in hours and minutes, or in minutes and seconds below one hour. */
export function timeToRead(words: number, rate: number): readonly PartOfTime[] {
  const seconds = Math.round((words * 60) / rate);
  const hours = Math.floor(seconds / 3600);
  const minutes: PartOfTime = ['minutes', Math.floor(seconds / 60) % 60];
  return hours > 0 ? [['hours', hours], minutes] : [minutes, ['seconds', seconds % 60]];
}
