import { withAsciiDigits } from '../../characters/ascii.ts';
import { visibleText } from '../../characters/visible-text.ts';
import { languageCodes } from '../language/language-codes.ts';
import { timeFormatter } from '../numbers/formatters.ts';
import { folded } from './units.ts';

/**
 * Returns the dates that a text may be, as `YYYY-MM-DD`. It is read in any usual form and any of
 * the eight languages: `5.3.1990`, `5 March 1990`, `1990年3月5日`. `3/5/1990` is two dates, of which
 * the first is the one that is usual where the visitor is.
 */
export function readDates(text: string, locale: string | undefined): readonly string[] {
  const plain = folded(withAsciiDigits(visibleText(text)));
  const yearFirst = /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/.exec(plain);
  if (yearFirst) return real(yearFirst.slice(1).map(Number));
  const yearLast = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4})$/.exec(plain);
  if (!yearLast) return inWords(plain);
  const [, one, mark, other, year] = yearLast;
  const [dayFirst, monthFirst] = [
    real([year, other, one].map(Number)),
    real([year, one, other].map(Number)),
  ];
  if (mark === '.') return dayFirst.length > 0 ? dayFirst : monthFirst;
  const dates = isDayFirst(locale) ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  return [...new Set(dates.flat())];
}

function isDayFirst(locale: string | undefined): boolean {
  const parts = timeFormatter(locale, { dateStyle: 'short' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}

/** Returns the date if the calendar has it, and else none. */
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
    const names = languageCodes.flatMap((language) =>
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
