import { currentLanguage } from '../language/language.ts';
import { textLocale } from '../language/text-locale.ts';

/**
 * Returns the locale in which numbers are written and read here, or `undefined` for that of the
 * browser.
 */
export function numberLocale(): string | undefined {
  const { numberLocale: chosen = textLocale } = currentLanguage();
  return chosen();
}
