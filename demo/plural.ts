import { formatNumber } from './format.ts';
import { entryFor, filled, pageLanguage } from './language.ts';

/**
 * A text that says how many there are, in the page's language. `{count}` stands for the formatted number.
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

/** The English singular or plural, or the form that the page's language has for this count. */
function pluralForm(count: number, one: string, other: string): string {
  const forms = entryFor(other);
  if (typeof forms !== 'object') return count === 1 ? one : other;
  return forms[new Intl.PluralRules(pageLanguage()).select(count)] ?? forms.other ?? other;
}
