import { pageLanguage } from './language.ts';
import { textLocale } from './text-locale.ts';

/** Ways to write a number, with a language that does so. */
export const numberFormats = [
  { locale: 'en', sample: '1,234.5' },
  { locale: 'de', sample: '1.234,5' },
  { locale: 'fr', sample: '1 234,5' },
  { locale: 'de-CH', sample: '1’234.5' },
  { locale: 'en-IN', sample: '12,34,567.5' },
] as const;

const key = 'numbers';

/** The language in whose way numbers are written and read here; `undefined` for the browser's. */
export function numberLocale(): string | undefined {
  return chosenNumberLocale() ?? usualNumberLocale();
}

/** English pages are for everyone, so they leave it to the browser. */
function usualNumberLocale(): string | undefined {
  if (pageLanguage() !== 'en') return textLocale();
  return typeof document === 'undefined' ? 'en' : undefined;
}

/** What the visitor has chosen on this site. */
export function chosenNumberLocale(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Where storage is forbidden, the choice holds for this page.
  const { dataset } = document.documentElement;
  dataset.numbers ??= stored();
  return numberFormats.find(({ locale }) => locale === dataset.numbers)?.locale;
}

export function chooseNumberLocale(locale: string | undefined): void {
  document.documentElement.dataset.numbers = locale ?? '';
  try {
    if (locale === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, locale);
  } catch {
    // Storage may be forbidden.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
