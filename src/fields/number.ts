import type { JsonSchema } from '../json-schema.ts';
import type { Field } from './field.ts';

/** A range of numbers. */
export interface Range {
  /** The range as JSON Schema. */
  readonly schema: JsonSchema;
  /** Completes the error "expected a number …". */
  readonly expected: () => string;
  /** Whether the range includes a number. */
  readonly includes: (value: number) => boolean;
}

/** Numbers greater than 0. */
export const positive: Range = {
  schema: { exclusiveMinimum: 0 },
  expected: () => ' greater than 0',
  includes: (value) => value > 0,
};

/** Numbers of at least 0. */
export const nonNegative: Range = {
  schema: { minimum: 0 },
  expected: () => ' of at least 0',
  includes: (value) => value >= 0,
};

/** Returns the range of numbers greater than `limit`. */
export function above(limit: number): Range {
  return {
    schema: { exclusiveMinimum: limit },
    expected: () => ` greater than ${formatNumber(limit)}`,
    includes: (value) => value > limit,
  };
}

/** Returns the range of numbers greater than 0 and at most `maximum`. */
export function positiveTo(maximum: number): Range {
  return {
    schema: { ...positive.schema, maximum },
    expected: () => `${positive.expected()} and at most ${formatNumber(maximum)}`,
    includes: (value) => value > 0 && value <= maximum,
  };
}

/** Returns the range of numbers from `minimum` to `maximum`, both included. */
export function between(minimum: number, maximum: number): Range {
  return {
    schema: { minimum, maximum },
    expected: () => ` from ${formatNumber(minimum)} to ${formatNumber(maximum)}`,
    includes: (value) => value >= minimum && value <= maximum,
  };
}

/** Returns a field that takes a finite number. It reads -0 as 0. */
export function number(range?: Range): Field<number> {
  return {
    schema: { type: 'number', ...range?.schema },
    expected: () => `a number${range?.expected() ?? ''}`,
    read: (value) =>
      typeof value === 'number' && Number.isFinite(value) && range?.includes(value) !== false
        ? value + 0
        : undefined,
  };
}

/** Returns a field that takes an integer, by default any safe integer. */
export function integer(
  range = between(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
): Field<number> {
  const { read } = number(range);
  return {
    schema: { type: 'integer', ...range.schema },
    expected: () => `a whole number${range.expected()}`,
    read: (value) => (Number.isSafeInteger(value) ? read(value) : undefined),
  };
}

/** Formats a number with commas between thousands: `10,000`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 20 });
}
