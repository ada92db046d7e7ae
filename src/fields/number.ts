import type { JsonSchema } from '../json-schema.ts';
import type { Field } from './field.ts';

/** The numbers that a field takes: as JSON Schema, in words after "a number", and as a check. */
export interface Range {
  readonly schema: JsonSchema;
  readonly words: () => string;
  readonly includes: (value: number) => boolean;
}

export const positive: Range = {
  schema: { exclusiveMinimum: 0 },
  words: () => ' greater than 0',
  includes: (value) => value > 0,
};

export const notNegative: Range = {
  schema: { minimum: 0 },
  words: () => ' of at least 0',
  includes: (value) => value >= 0,
};

export function above(limit: number): Range {
  return {
    schema: { exclusiveMinimum: limit },
    words: () => ` greater than ${figureOf(limit)}`,
    includes: (value) => value > limit,
  };
}

export function positiveTo(maximum: number): Range {
  return {
    schema: { ...positive.schema, maximum },
    words: () => `${positive.words()} and at most ${figureOf(maximum)}`,
    includes: (value) => value > 0 && value <= maximum,
  };
}

export function between(minimum: number, maximum: number): Range {
  return {
    schema: { minimum, maximum },
    words: () => ` from ${figureOf(minimum)} to ${figureOf(maximum)}`,
    includes: (value) => value >= minimum && value <= maximum,
  };
}

/** A finite number. A negative zero is read as 0. */
export function number(range?: Range): Field<number> {
  return {
    schema: { type: 'number', ...range?.schema },
    expected: () => `a number${range?.words() ?? ''}`,
    read: (value) =>
      typeof value === 'number' && Number.isFinite(value) && range?.includes(value) !== false
        ? value + 0
        : undefined,
  };
}

/** An integer that a double holds exactly. */
export function integer(
  range = between(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
): Field<number> {
  return {
    schema: { type: 'integer', ...range.schema },
    expected: () => `a whole number${range.words()}`,
    read: (value) => (Number.isSafeInteger(value) ? number(range).read(value) : undefined),
  };
}

/** The figure with commas between its thousands: `10,000`. */
export function figureOf(bound: number): string {
  return bound.toLocaleString('en', { maximumFractionDigits: 20 });
}
