import { languageCode } from '../language/language.ts';
import { textLocale } from '../language/text-locale.ts';
import { timeFormatter } from './formatters.ts';

/** Formats a moment in the page's language. Unlike `Intl`, French says *1er* of a month. */
export function formatDate(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
  const parts = timeFormatter(textLocale(), options).formatToParts(moment);
  const isFrench = languageCode() === 'fr';
  return parts
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
