import type { JsonSchema } from '../schema/json-schema.ts';
import type { Field } from './field.ts';

/** The range of a number, in the keywords of JSON Schema. */
export type NumberRange = Pick<
  JsonSchema,
  'minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum'
>;

/**
 * Returns a field that takes a finite number. It reads -0 as 0.
 *
 * @example
 * number({ exclusiveMinimum: 0, maximum: 168 });
 */
export function number(range: NumberRange = {}): Field<number> {
  return {
    schema: { type: 'number', ...range },
    expected: () => `a number${describeRange(range)}`,
    read: (value) =>
      typeof value === 'number' && Number.isFinite(value) && isInRange(value, range)
        ? value + 0
        : undefined,
  };
}

/**
 * Returns a field that takes a safe integer.
 *
 * @example
 * integer({ minimum: 1, maximum: 6 });
 */
export function integer(bounds: NumberRange = {}): Field<number> {
  const range = { ...safeRange(bounds), ...bounds };
  const { read } = number(range);
  return {
    schema: { type: 'integer', ...range },
    expected: () => `a whole number${describeRange(range)}`,
    read: (value) => (Number.isSafeInteger(value) ? read(value) : undefined),
  };
}

/** Returns the bounds of safe integers on the sides that have no bound. */
function safeRange({ exclusiveMinimum, exclusiveMaximum }: NumberRange): NumberRange {
  return {
    ...(exclusiveMinimum === undefined && { minimum: -Number.MAX_SAFE_INTEGER }),
    ...(exclusiveMaximum === undefined && { maximum: Number.MAX_SAFE_INTEGER }),
  };
}

/** Whether a number is within the bounds of a range. */
export function isInRange(value: number, range: NumberRange): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = range;
  const { maximum = Infinity, exclusiveMaximum = Infinity } = range;
  return (
    value >= minimum && value > exclusiveMinimum && value <= maximum && value < exclusiveMaximum
  );
}

/** Returns what follows "a number" in an error: ` from 1 to 24`, ` greater than 0`. */
export function describeRange(range: NumberRange): string {
  const { minimum, maximum } = range;
  if (minimum !== undefined && maximum !== undefined) {
    return ` from ${formatNumber(minimum)} to ${formatNumber(maximum)}`;
  }
  const bounds = boundsOf(range);
  return bounds.length === 0 ? '' : ` ${bounds.join(' and ').replace(/^at/, 'of at')}`;
}

/** Returns the bounds of a range in words, lower ones first: `greater than 0`, `at most 168`. */
export function boundsOf(
  range: {
    readonly [Bound in keyof NumberRange]?: number | undefined;
  },
): readonly string[] {
  const bound = (words: string, limit?: number) =>
    limit === undefined ? [] : `${words} ${formatNumber(limit)}`;
  return [
    bound('at least', range.minimum),
    bound('greater than', range.exclusiveMinimum),
    bound('at most', range.maximum),
    bound('less than', range.exclusiveMaximum),
  ].flat();
}

/**
 * Formats a number with commas between thousands, `10,000`, or with an exponent, `1e-30`. Not by
 * `toLocaleString`, whose first call takes 20 to 30 ms in a new worker.
 */
export function formatNumber(value: number): string {
  const [integer = '', ...fraction] = `${value}`.split('.');
  return [integer.replace(/\B(?=(?:\d{3}){1,7}$)/g, ','), ...fraction].join('.');
}
