import { languageCode } from '../../src/form/language/language.ts';
import { textLocale } from '../../src/form/language/text-locale.ts';
import { store, stored } from '../browser/storage.ts';

/** Number formats to choose from, each with a locale that uses it. */
export const numberFormats = [
  { locale: 'en', sample: '1,234.5' },
  { locale: 'de', sample: '1.234,5' },
  { locale: 'fr', sample: '1 234,5' },
  { locale: 'de-CH', sample: '1’234.5' },
  { locale: 'en-IN', sample: '12,34,567.5' },
] as const;

const key = 'numbers';

/**
 * Returns the locale in which numbers are written and read here, or `undefined` for that of the
 * browser.
 */
export function visitorNumberLocale(): string | undefined {
  return chosenNumberLocale() ?? usualNumberLocale();
}

/** Returns the locale of the numbers in a page as it was built. */
export function builtNumberLocale(): string | undefined {
  return languageCode() === 'en' ? 'en' : textLocale();
}

/** English pages have visitors from everywhere, so the browser decides. */
function usualNumberLocale(): string | undefined {
  const isInBrowser = typeof document !== 'undefined';
  return isInBrowser && languageCode() === 'en' ? undefined : builtNumberLocale();
}

/** Returns the locale that the visitor has chosen for numbers on this site. */
export function chosenNumberLocale(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Without storage, the choice applies to this page only.
  const { dataset } = document.documentElement;
  dataset.numbers ??= stored(key) ?? '';
  return numberFormats.find(({ locale }) => locale === dataset.numbers)?.locale;
}

export function chooseNumberLocale(locale: string | undefined): void {
  document.documentElement.dataset.numbers = locale ?? '';
  store(key, locale);
}
