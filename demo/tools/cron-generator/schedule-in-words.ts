import { t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { type Schedule, scheduleOf, type Values } from './schedule.ts';

/** Returns a sentence in the page's language that says when an expression runs. */
export function scheduleInWords(cron: string): string {
  const schedule = scheduleOf(cron);
  const clauses = [timeClause(schedule), dayClause(schedule), monthClause(schedule)].filter(
    Boolean,
  );
  const isReversed = /ja|zh/.test(pageLanguage());
  const said = t('{clauses}.', {
    clauses: (isReversed ? clauses.toReversed() : clauses).join(t(', ')),
  });
  return said.charAt(0).toLocaleUpperCase(textLocale()) + said.slice(1);
}

const mostTimes = 6;

function timeClause({ minutes, hours }: Schedule): string {
  const step = stepThrough(minutes, 60);
  const hourStep = stepThrough(hours, 24);
  if (step === 1 && hourStep === 1) return t('every minute');
  if (step !== undefined && hourStep === 1) {
    return step === 60
      ? t('every hour on the hour')
      : plural(step, 'every {count} minute', 'every {count} minutes');
  }
  if (minutes.length * hours.length <= mostTimes) {
    const times = hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute)));
    return t('at {times}', { times: formatList(times) });
  }
  if (step === 60 && hourStep !== undefined) {
    return plural(hourStep, 'every {count} hour', 'every {count} hours');
  }
  return t('at the minutes {minutes} of the hours {hours}', {
    minutes: listOf(minutes, formatNumber),
    hours: listOf(hours, (hour) => clock(hour, 0)),
  });
}

/** Returns the step of values that divide a whole evenly from 0 on: 15 for 0, 15, 30 and 45 of 60. */
function stepThrough(values: Values, whole: number): number | undefined {
  const step = whole / values.length;
  return values.every((value, index) => value === index * step) ? step : undefined;
}

function dayClause({ days, weekdays, needsBoth }: Schedule): string {
  const onDays = t('on the days {days} of the month', { days: listOf(days, formatNumber) });
  const onWeekdays = t('on {weekdays}', { weekdays: weekdayList(weekdays) });
  const clauses = [
    ...(days.length < 31 || !needsBoth ? [onDays] : []),
    ...(weekdays.length < 7 || !needsBoth ? [onWeekdays] : []),
  ];
  const [first = t('every day'), second] = clauses;
  if (second === undefined) return first;
  return needsBoth
    ? t('{first}, but only {second}', { first, second })
    : t('{first} or {second}', { first, second });
}

function weekdayList(weekdays: Values): string {
  const format = new Intl.DateTimeFormat(textLocale(), { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2023 was a Sunday.
  return listOf(weekdays, (day) => format.format(Date.UTC(2023, 0, 1 + day)));
}

function monthClause({ months }: Schedule): string {
  if (months.length === 12) return '';
  const format = new Intl.DateTimeFormat(textLocale(), { month: 'long', timeZone: 'UTC' });
  const names = listOf(months, (month) => format.format(Date.UTC(2023, month - 1)));
  return t('in {months}', { months: names });
}

/** Lists values, with a range for three or more in a row. */
function listOf(values: Values, write: (value: number) => string): string {
  const firsts = values.filter((value) => !values.includes(value - 1));
  const items = firsts.flatMap((first) => {
    let last = first;
    while (values.includes(last + 1)) last += 1;
    if (last - first < 2)
      return values.filter((value) => value >= first && value <= last).map(write);
    return [t('{from} to {to}', { from: write(first), to: write(last) })];
  });
  return formatList(items);
}

function clock(hour: number, minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return formatClock(`${digits(hour)}:${digits(minute)}`);
}
