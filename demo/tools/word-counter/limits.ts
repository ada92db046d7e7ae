/** Lengths that texts must keep to, in characters. */
export const limits = [
  { place: 'Title in search results', most: 60 },
  { place: 'Description in search results', most: 160 },
  { place: 'Text message (SMS)', most: 160 },
  { place: 'X', most: 280 },
  { place: 'Bluesky', most: 300 },
  { place: 'Mastodon', most: 500 },
  { place: 'Instagram caption', most: 2_200 },
  { place: 'LinkedIn post', most: 3_000 },
] as const;

/**
 * Words a minute that adults read in English: Brysbaert (2019), "How many words do we read per minute?",
 * Journal of Memory and Language 109.
 */
export const readingRates = { silently: 238, aloud: 183 } as const;

/** The hours, minutes and seconds that a number of words takes, without the seconds of hours. */
export function timeToRead(words: number, rate: number): readonly (readonly [string, number])[] {
  const seconds = Math.round((words * 60) / rate);
  const hours = Math.floor(seconds / 3600);
  const minutes: readonly [string, number] = ['minutes', Math.floor(seconds / 60) % 60];
  return hours > 0 ? [['hours', hours], minutes] : [minutes, ['seconds', seconds % 60]];
}
