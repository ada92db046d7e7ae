import { message } from '../../../src/form/language/language.ts';

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
