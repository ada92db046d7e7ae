import type { Values } from './schedule.ts';

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
