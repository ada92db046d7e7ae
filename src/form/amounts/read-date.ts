import { withAsciiDigits } from '../../characters/ascii.ts';
import { visibleText } from '../../characters/visible-text.ts';
import { timeFormatter } from '../numbers/formatters.ts';
import { folded, languages } from './units.ts';

/** The dates that a text may be, as `YYYY-MM-DD`: none, one, or two in the order of likelihood. */
export type DatesMeant = readonly string[];

/**
 * Reads a date in any usual form and any of the eight languages: `1990-03-05`, `5.3.1990`,
 * `5 March 1990`, `1990年3月5日`. Of `3/5/1990`, the day comes first if it does where the visitor is;
 * where the year is usually first, it may be either.
 */
export function datesIn(text: string, locale: string | undefined): DatesMeant {
  const plain = folded(withAsciiDigits(visibleText(text)));
  const yearFirst = /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/.exec(plain);
  if (yearFirst) return real(numbers(yearFirst));
  const yearLast = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4})$/.exec(plain);
  if (yearLast) {
    const [, one = '', mark, other = '', year = ''] = yearLast;
    const [dayFirst, monthFirst] = [
      real([year, other, one].map(Number)),
      real([year, one, other].map(Number)),
    ];
    const isDotted = mark === '.';
    const usual = isDotted ? 'day' : usualOrder(locale);
    const both = usual === 'month' ? [...monthFirst, ...dayFirst] : [...dayFirst, ...monthFirst];
    return usual === 'year' ? [...new Set(both)] : both.slice(0, 1);
  }
  return inWords(plain);
}

function numbers([, ...parts]: readonly string[]): readonly number[] {
  return parts.map(Number);
}

/** Returns what comes first in dates of a locale: the day, the month or the year. */
function usualOrder(locale: string | undefined): string | undefined {
  const parts = timeFormatter(locale, { dateStyle: 'short' }).formatToParts(0);
  return parts.find(({ type }) => /^(?:day|month|year)$/.test(type))?.type;
}

/** Returns the date if the calendar has it. */
function real([year = 0, month = 0, day = 0]: readonly number[]): readonly string[] {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? [date.toISOString().slice(0, 10)] : [];
}

/** Words and endings around the parts of a date. */
const particles = /^(?:st|nd|rd|th|of|the|der|den|de|del|do|el|le|er)$/;

function inWords(plain: string): readonly string[] {
  const words = (plain.match(/\d+|\p{L}+/gu) ?? []).filter((word) => !particles.test(word));
  const month = words.find((word) => !/\d/.test(word));
  const [one = '', other = '', ...more] = words.filter((word) => word !== month);
  const [day, year] = one.length > 2 ? [other, one] : [one, other];
  const isDate = more.length === 0 && /^\d{4}$/.test(year) && /^\d{1,2}$/.test(day);
  return isDate && month ? real([Number(year), monthNamed(month), Number(day)]) : [];
}

/** Returns the number of a month in any of the languages, or 0. */
function monthNamed(word: string): number {
  const isNamed = (number: number) => {
    const middle = Date.UTC(2000, number, 15);
    const names = languages.flatMap((language) =>
      (['long', 'short'] as const).map((month) =>
        folded(timeFormatter(language, { month, timeZone: 'UTC' }).format(middle)),
      ),
    );
    // German has both Mär and Mrz.
    return names.some(
      (name) => name.replace(/\.$/, '') === word || (word.length > 2 && name.startsWith(word)),
    );
  };
  return Array.from({ length: 12 }, (_, number) => number).findIndex(isNamed) + 1;
}
