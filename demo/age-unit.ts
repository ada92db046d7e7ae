import { pageLanguage } from './language.ts';

/** The year of a life, in languages that have a word of its own for it. */
const yearsOfLife: Readonly<Record<string, string>> = { ja: '歳', zh: '岁' };

/** The unit of an age in the page's language. */
export function ageUnit(): string {
  return yearsOfLife[pageLanguage()] ?? 'years';
}
