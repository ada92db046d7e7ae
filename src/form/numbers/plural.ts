import { entryFor, filled, languageCode } from '../language/language.ts';
import { formatNumber } from './format.ts';

/**
 * Returns a text with a count in the page's language. `{count}` is replaced with the formatted
 * number.
 *
 * @example
 * plural(3, '{count} row', '{count} rows'); // "3 rows"
 */
export function plural(
  count: number,
  one: string,
  other: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return filled(pluralForm(count, one, other), { count: formatNumber(count), ...values });
}

/**
 * Returns the form of the page's language for this count, or else the English singular or plural.
 */
function pluralForm(count: number, one: string, other: string): string {
  const forms = entryFor(other);
  if (typeof forms !== 'object') return count === 1 ? one : other;
  return forms[new Intl.PluralRules(languageCode()).select(count)] ?? forms.other ?? other;
}
