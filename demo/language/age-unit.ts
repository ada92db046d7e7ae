import { languageCode } from '../../src/form/language/language.ts';

/** The word for a year of age, in languages where it differs from the word for a year. */
const yearsOfLife: Readonly<Record<string, string>> = { ja: '歳', zh: '岁' };

/** Returns the unit of an age in the page's language. */
export function ageUnit(): string {
  return yearsOfLife[languageCode()] ?? 'years';
}
