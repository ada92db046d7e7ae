import { daysInMonth } from '../../fields/date.ts';
import { cronFields, parseField } from './cron-field.ts';

/** The five fields of a valid cron expression. */
export interface CronFields {
  readonly minute: string;
  readonly hour: string;
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
}

type Values = readonly number[];

/** Returns an English sentence that says when the schedule runs. */
export function describeSchedule(fields: CronFields): string {
  const hours = parseField(fields.hour, cronFields.hour);
  const time = timeWords(parseField(fields.minute, cronFields.minute), hours);
  const monthValues = parseField(fields.month, cronFields.month);
  const months = monthWords(monthValues);
  const days = dayWords(fields);
  const always = hours.length === 24 && months === '';
  const date = days || always ? [days, months] : [['every day', months].join(' ').trim()];
  const never = comesNever(fields, monthValues) ? 'which never comes' : '';
  const sentence = [time, ...date, never].filter(Boolean).join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Whether no year has such a date, as 31 April. */
function comesNever({ day, weekday }: DayFields, months: Values): boolean {
  const [firstDay = 1] = parseField(day, cronFields.day);
  // In a leap year.
  const lastDay = Math.max(...months.map((month) => daysInMonth(2000, month)));
  return isEachNeeded({ day, weekday }) && firstDay > lastDay;
}

function timeWords(minutes: Values, hours: Values): string {
  if (isOnly(0, minutes)) return wholeHourWords(hours);
  if (!progression(minutes) && !progression(hours) && minutes.length * hours.length <= 6) {
    return `at ${list(hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute))))}`;
  }
  const interval = 60 / minutes.length;
  return minutes.every((minute, index) => minute === index * interval)
    ? every(interval, 'minute') + windowWords(hours, 60 - interval)
    : `${minuteWords(minutes)} past ${hourWords(hours)}`;
}

/** Describes the hours of a schedule that runs only at minute 0. */
function wholeHourWords(hours: Values): string {
  if (isEveryHour(hours)) return 'every hour on the hour';
  const steps = progression(hours);
  return steps
    ? `${every(steps.step, 'hour')} ${span(steps, clock)}`
    : `at ${list(hours.map((hour) => clock(hour)))}`;
}

/**
 * Describes the hours of a schedule that runs throughout each hour, from minute 0 to `lastMinute`.
 */
function windowWords(hours: Values, lastMinute: number): string {
  if (isEveryHour(hours)) return '';
  const steps = progression(hours);
  if (steps && steps.step > 1) return ` during ${hourWords(hours)}`;
  const windows = runs(hours).map(
    ({ first, last }) => `from ${clock(first)} through ${clock(last, lastMinute)}`,
  );
  return ` ${list(windows)}`;
}

function minuteWords(minutes: Values): string {
  const steps = progression(minutes);
  if (steps) return `${every(steps.step, 'minute')} ${span(steps, String)}`;
  return `at ${series(minutes, String)} ${isOnly(1, minutes) ? 'minute' : 'minutes'}`;
}

function hourWords(hours: Values): string {
  if (isEveryHour(hours)) return 'the hour';
  const steps = progression(hours);
  return steps
    ? `${everyNth(steps.step, 'hour')} ${span(steps, clock)}`
    : list(hours.map((hour) => clock(hour)));
}

type DayFields = Pick<CronFields, 'day' | 'weekday'>;

/**
 * As in Vixie cron, a day must match both fields if one of them starts with `*`, or else either of
 * them.
 */
function isEachNeeded({ day, weekday }: DayFields): boolean {
  return day.startsWith('*') || weekday.startsWith('*');
}

function dayWords({ day, weekday }: DayFields): string {
  const days = parseField(day, cronFields.day);
  const weekdays = weekdaysOf(weekday);
  const onDays = () => `on ${dayOfMonthWords(days)}`;
  const onWeekdays = () => {
    const names = series(weekdays, (index) => `${weekdayNames[index]}`);
    return /^\w+ through \w+$/.test(names) ? names : `on ${names}`;
  };
  if (!isEachNeeded({ day, weekday })) return `${onDays()} or ${onWeekdays()}`;
  return [days.length < 31 ? onDays() : '', weekdays.length < 7 ? onWeekdays() : '']
    .filter(Boolean)
    .join(', but only ');
}

function dayOfMonthWords(days: Values): string {
  const steps = progression(days);
  return steps && steps.step > 1
    ? `${everyNth(steps.step, 'day')} of the month ${span(steps, (day) => `the ${ordinal(day)}`)}`
    : `the ${series(days, ordinal)} of the month`;
}

/** Returns the weekdays, with Sunday as 7 if it ends a weekend or a range, or else as 0. */
function weekdaysOf(text: string): Values {
  const days = new Set(parseField(text, cronFields.weekday).map((day) => day % 7));
  const sunday = days.has(6) && !days.has(1) ? 7 : 0;
  return [...days].map((day) => day || sunday).sort((a, b) => a - b);
}

function monthWords(months: Values): string {
  return months.length < 12 ? `in ${series(months, (month) => `${monthNames[month - 1]}`)}` : '';
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the progression first, first + step … last, if the values are four or more with equal
 * gaps.
 */
function progression(values: Values): (Span & { readonly step: number }) | undefined {
  const [first = 0, second = 0] = values;
  const step = second - first;
  const isEven = values.every((value, index) => value === first + index * step);
  const last = first + (values.length - 1) * step;
  return isEven && values.length >= 4 ? { first, last, step } : undefined;
}

/** Splits the values into runs without a gap. */
function runs(values: Values): Span[] {
  const firsts = values.filter((value) => !values.includes(value - 1));
  const lasts = values.filter((value) => !values.includes(value + 1));
  return firsts.map((first, index) => ({ first, last: lasts[index] ?? first }));
}

function isOnly(value: number, values: Values): boolean {
  return values.length === 1 && values[0] === value;
}

function isEveryHour(hours: Values): boolean {
  return hours.length === 24;
}

/** Lists the values, with runs of three or more as `first through last`. */
function series(values: Values, name: (value: number) => string): string {
  const items = runs(values).flatMap(({ first, last }) => {
    if (last - first > 1) return [`${name(first)} through ${name(last)}`];
    return last > first ? [name(first), name(last)] : [name(first)];
  });
  return list(items);
}

function list(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}

function span({ first, last }: Span, name: (value: number) => string): string {
  return `from ${name(first)} through ${name(last)}`;
}

function every(step: number, unit: string): string {
  return step === 1 ? `every ${unit}` : `every ${step} ${unit}s`;
}

function everyNth(step: number, unit: string): string {
  return step === 1 ? `every ${unit}` : `every ${ordinal(step)} ${unit}`;
}

function ordinal(value: number): string {
  const isTeen = Math.trunc(value / 10) === 1;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}

function clock(hour: number, minute = 0): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
