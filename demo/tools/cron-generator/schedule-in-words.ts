import { languageCode, message, t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { datesIn, monthsIn } from './dates-in-words.ts';
import { type Run, runsOf, type Schedule, scheduleOf, type Values } from './schedule.ts';

/** Returns a sentence in the page's language that says when a schedule runs. */
export function sentenceOf({ cron, description }: ToolAnswer<'cron-generator'>['result']): string {
  return languageCode() === 'en'
    ? description.replaceAll(/\d\d:\d\d/g, formatClock)
    : scheduleInWords(cron);
}

/** Returns a sentence in the page's language that says when an expression runs. */
export function scheduleInWords(cron: string): string {
  const schedule = scheduleOf(cron);
  const { months } = schedule;
  const [days, isDated] = daysIn(schedule);
  const onDays = withDays(timesIn(schedule), days);
  const sentence =
    months.length === 12 || isDated
      ? onDays
      : t('{times}, {months}', { times: onDays, months: monthsIn(months) });
  const text = t('{sentence}.', { sentence });
  return text.charAt(0).toLocaleUpperCase(textLocale()) + text.slice(1);
}

interface Times {
  readonly text: string;
  /** Whether it is an interval, such as every hour, which says *every day* by itself. */
  readonly isInterval: boolean;
}

function withDays({ text, isInterval }: Times, days: string): string {
  if (days !== '') {
    return isInterval
      ? t('{days}, {interval}', { days, interval: text })
      : t('{days} {times}', { days, times: text });
  }
  return isInterval ? text : t('every day {times}', { times: text });
}

const mostTimes = 6;

function timesIn({ minutes, hours }: Schedule): Times {
  const interval = intervalIn(minutes, hours);
  if (interval !== undefined) return { text: interval, isInterval: true };
  if (minutes.length * hours.length <= mostTimes) {
    const times = hours.flatMap((hour) => minutes.map((each) => atTime(hour, each)));
    return { text: t('at {times}', { times: formatList(times) }), isInterval: false };
  }
  const text = plural(
    minutes.length,
    'at the minute {minutes} in the hours {hours}',
    'at the minutes {minutes} in the hours {hours}',
    { minutes: numbersIn(minutes), hours: numbersIn(hours) },
  );
  return { text, isInterval: true };
}

/** Says times with equal gaps; returns `undefined` for others. */
function intervalIn(minutes: Values, hours: Values): string | undefined {
  const step = stepThrough(minutes, 60);
  if (hours.length === 24) {
    if (step === undefined) return minutesIn(minutes);
    return step === 60 ? t('every hour on the hour') : everyMinutes(step);
  }
  const [minute = 0] = minutes;
  if (minutes.length === 1) return everyHours(hours, minute);
  const [run, ...others] = runsOf(hours);
  return step !== undefined && run && others.length === 0
    ? within(everyMinutes(step), clock(run.first, 0), clock(run.last, 60 - step))
    : undefined;
}

/**
 * Returns the step of values that divide a whole evenly from 0 on: 15 for 0, 15, 30 and 45 of 60.
 */
function stepThrough(values: Values, whole: number): number | undefined {
  const step = whole / values.length;
  return values.every((value, index) => value === index * step) ? step : undefined;
}

function everyMinutes(step: number): string {
  return step === 1
    ? t('every minute')
    : plural(step, 'every {count} minute', 'every {count} minutes');
}

const fewestHours = 4;

/** Says hours with equal gaps; returns `undefined` for others. */
function everyHours(hours: Values, minute: number): string | undefined {
  const [first = 0, second = 0] = hours;
  const last = hours.at(-1) ?? first;
  const step = second - first;
  const isEven = hours.every((hour, index) => hour === first + index * step);
  if (!isEven || hours.length < fewestHours) return undefined;
  const every =
    step === 1 ? t('every hour') : plural(step, 'every {count} hour', 'every {count} hours');
  const isAlways = minute === 0 && stepThrough(hours, 24) !== undefined;
  return isAlways ? every : within(every, clock(first, minute), clock(last, minute));
}

function within(interval: string, from: string, to: string): string {
  return t('{interval} between {from} and {to}', { interval, from, to });
}

function minutesIn(minutes: Values): string {
  return plural(
    minutes.length,
    'every hour at the minute {minutes}',
    'every hour at the minutes {minutes}',
    { minutes: numbersIn(minutes) },
  );
}

/** Lists numbers, with a range for three or more in a row. */
function numbersIn(values: Values): string {
  const items = runsOf(values).flatMap(({ first, last }) => {
    if (last - first > 1) return `${formatNumber(first)}–${formatNumber(last)}`;
    return last > first ? [formatNumber(first), formatNumber(last)] : formatNumber(first);
  });
  return formatList(items);
}

/** Says a time. Some languages have another word before one o’clock. */
function atTime(hour: number, minute: number): string {
  const time = clock(hour, minute);
  return plural(Number.parseInt(time, 10), 'at {time}', 'at {time}', { time });
}

function clock(hour: number, minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return formatClock(`${digits(hour)}:${digits(minute)}`);
}

/**
 * Says on which days a schedule runs, nothing for every day, and whether that includes the months.
 */
function daysIn({ days, months, weekdays, needsBoth }: Schedule): readonly [string, boolean] {
  const isEveryDay = days.length === 31 && needsBoth;
  const isEveryWeekday = weekdays.length === 7 && needsBoth;
  const onWeekdays = () => t('on {weekdays}', { weekdays: weekdaysIn(weekdays) });
  if (isEveryDay) return [isEveryWeekday ? '' : onWeekdays(), false];
  if (isEveryWeekday) return datesIn(days, months);
  const [first] = datesIn(days, months, true);
  return needsBoth
    ? [t('{first}, but only {second}', { first, second: weekdaysIn(weekdays) }), false]
    : [t('{first} or {second}', { first, second: onWeekdays() }), false];
}

const weekdayTexts = [
  message('on Mondays'),
  message('on Tuesdays'),
  message('on Wednesdays'),
  message('on Thursdays'),
  message('on Fridays'),
  message('on Saturdays'),
  message('on Sundays'),
] as const;

function weekdaysIn(weekdays: Values): string {
  const format = new Intl.DateTimeFormat(textLocale(), {
    weekday: languageCode() === 'zh' ? 'short' : 'long',
    timeZone: 'UTC',
  });
  // 1 January 2023 was a Sunday.
  const name = (day: number) => format.format(Date.UTC(2023, 0, 1 + day));
  const on = (day: number) => weekdayTexts.slice(day - 1, day).map((text) => t(text));
  const say = ({ first, last }: Run) =>
    last - first > 1
      ? t('{from} to {to}', { from: name(first), to: name(last) })
      : [...on(first), ...(last > first ? on(last) : [])];
  return formatList(runsOf(weekdays).flatMap(say));
}
