import { type Field, number } from '../fields/index.ts';

/** What people's measures can be. A value outside comes of a wrong unit. */
export interface MeasureOptions {
  readonly minimum?: number;
  readonly maximum: number;
  /** Completes the error "expected …" for such a value: the unit with a usual value. */
  readonly expected: string;
}

/** Returns a field that takes a measure of the body, a number greater than 0. */
export function measureField({ minimum = 0, maximum, expected }: MeasureOptions): Field<number> {
  const field = number({ exclusiveMinimum: 0 });
  return {
    ...field,
    expected: (value) => (field.read(value) === undefined ? field.expected() : expected),
    read: (value) => {
      const measure = field.read(value) ?? Number.NaN;
      return minimum <= measure && measure <= maximum ? measure : undefined;
    },
  };
}
