import { languageCode, t } from '../language/language.ts';
import { textLocale } from '../language/text-locale.ts';
import { numberFormatter } from './formatters.ts';

/** Returns the name of a unit in `Intl`, which knows its forms, or `undefined` for other units. */
export function nameInIntl(unit: string): string | undefined {
  return /^(year|month|week|day|hour|minute|second|mile)s$/.exec(unit)?.[1];
}

/**
 * Returns a formatted number, and its unit with the space between them. Time and miles are in the
 * form for this count. If that form includes the number, as in Arabic, the number is empty; if it
 * is said before the number, as in Japanese, the unit is.
 */
export function besideUnit(
  number: string,
  unit: string,
  count: number,
): readonly [number: string, unit: string] {
  const name = nameInIntl(unit);
  const style = { style: 'unit', unit: name, unitDisplay: 'long' } as const;
  const formatted = name ? numberFormatter(textLocale(), style).format(count) : '';
  const word = formatted.replace(/^\P{L}+/u, '') || t(unit);
  if (word === formatted) return ['', word];
  if (word.startsWith('/')) return [number, word];
  if (languageCode() === 'ja' && word >= '\u3040') {
    // Spoons are said before their number: 大さじ2.
    return word.endsWith('さじ') ? [word + number, ''] : [number, word];
  }
  return [number, `${name ? ' ' : '\u00a0'}${word}`];
}

/** Formats a length of time in one unit: `1 month`, `2 months`. */
export function formatTime(unit: string, count: number): string {
  return besideUnit(numberFormatter(textLocale()).format(count), unit, count).join('');
}
