export type Values = readonly number[];

/** The values of each field of an expression, ascending. */
export interface Schedule {
  readonly minutes: Values;
  readonly hours: Values;
  readonly days: Values;
  readonly months: Values;
  /** From 1 for Monday to 7 for Sunday, so that a weekend is a range. */
  readonly weekdays: Values;
  /** Whether a day must match both its fields, as in Vixie cron if one of them starts with `*`. */
  readonly needsBoth: boolean;
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdayNames = 'sun mon tue wed thu fri sat'.split(' ');

/** Reads an expression that the API has accepted. */
export function scheduleOf(cron: string): Schedule {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron
    .toLowerCase()
    .split(' ');
  return {
    minutes: valuesOf(minute, 0, 59),
    hours: valuesOf(hour, 0, 23),
    days: valuesOf(day, 1, 31),
    months: valuesOf(month, 1, 12, monthNames),
    // Both 0 and 7 are Sunday.
    weekdays: ascending(valuesOf(weekday, 0, 7, weekdayNames).map((value) => value || 7)),
    needsBoth: day.startsWith('*') || weekday.startsWith('*'),
  };
}

function valuesOf(text: string, lowest: number, highest: number, names: readonly string[] = []) {
  const numberOf = (written: string) => {
    const place = names.indexOf(written);
    return place < 0 ? Number(written) : lowest + place;
  };
  const values = text.split(',').flatMap((item) => {
    const [range = '', step = '1'] = item.split('/');
    const [start = '', end = start] = range.split('-');
    const isAll = range === '*';
    const first = isAll ? lowest : numberOf(start);
    const written = isAll ? highest : numberOf(end);
    // SUN at the end of a range is 7.
    const last = written < first ? written + weekdayNames.length : written;
    const length = Math.floor((last - first) / Number(step)) + 1;
    return Array.from({ length }, (_, index) => first + index * Number(step));
  });
  return ascending(values);
}

function ascending(values: Values): Values {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Values without a gap. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** Splits ascending values into runs. */
export function runsOf(values: Values): readonly Run[] {
  const firsts = values.filter((value) => !values.includes(value - 1));
  const lasts = values.filter((value) => !values.includes(value + 1));
  return firsts.map((first, place) => ({ first, last: lasts[place] ?? first }));
}

/** Splits ascending values into runs of three or more, and single values. */
export function rangesAndSingles(values: Values): readonly [readonly Run[], Values] {
  const ranges = runsOf(values).filter(({ first, last }) => last - first > 1);
  const isInRange = (value: number) =>
    ranges.some(({ first, last }) => first <= value && value <= last);
  return [ranges, values.filter((value) => !isInRange(value))];
}
