import { languageCode, t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { formatList } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { Values } from './schedule.ts';
import { rangesAndSingles } from './schedule.ts';

/**
 * Says days of the month, and whether that includes the months: it does for a few single months,
 * but not if more follows.
 */
export function datesIn(
  days: Values,
  months: Values,
  isFollowed = false,
): readonly [string, boolean] {
  const dayWords = daysIn(days);
  if (months.length === 12) return [t('{days} of every month', { days: dayWords }), false];
  const [ranges] = rangesAndSingles(months);
  if (isFollowed || ranges.length > 0) return [t('{days} of the month', { days: dayWords }), false];
  const dates = months.map((month) =>
    t('{days} of {month}', { days: dayWords, month: monthName(month) }),
  );
  return [formatList(dates), true];
}

function daysIn(days: Values): string {
  const [ranges, singles] = rangesAndSingles(days);
  const list = formatList(singles.map((day) => t('the {day}', { day: ordinal(day) })));
  return formatList([
    ...(list
      ? [plural(singles.length, 'on the day {days}', 'on the days {days}', { days: list })]
      : []),
    ...ranges.map(({ first, last }) =>
      t('from the {first} to the {last}', { first: ordinal(first), last: ordinal(last) }),
    ),
  ]);
}

/** Returns the number of a day as the language writes it in a date, such as 1er in French. */
function ordinal(day: number): string {
  return plural(day, '{count}', '{count}');
}

/** Says months: `in January`, `from October to December`. */
export function monthsIn(months: Values): string {
  const [ranges, singles] = rangesAndSingles(months);
  const list = formatList(singles.map(monthName));
  return formatList([
    ...ranges.map(({ first, last }) => {
      const range = t('from {from} to {to}', { from: monthName(first), to: monthName(last) });
      return languageCode() === 'fr' ? range.replace(/^de (?=[ao])/, 'd’') : range;
    }),
    ...(list ? [t('in {months}', { months: list })] : []),
  ]);
}

function monthName(month: number): string {
  const isNumbered = /ja|zh/.test(languageCode());
  const style = { month: isNumbered ? 'short' : 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(textLocale(), style).format(Date.UTC(2023, month - 1));
}
