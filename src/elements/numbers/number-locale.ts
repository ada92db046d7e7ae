import { currentLanguage } from '../language.ts';
import { textLocale } from '../text-locale.ts';

/** Returns the locale in which numbers are written and read here, or `undefined` for that of the browser. */
export function numberLocale(): string | undefined {
  const { numberLocale: chosen = textLocale } = currentLanguage();
  return chosen();
}
