import type { UnsupportedName } from '../fields/field.ts';
import { type Field, number } from '../fields/index.ts';
import { compare, divide, type Exact, multiply, type Rational } from './rational.ts';

/** What people's measures can be. A value outside comes of a wrong unit. */
export interface MeasureOptions {
  readonly minimum: number;
  readonly maximum: number;
  /** The unit in the plural, with a usual value. */
  readonly unit: string;
  readonly example: number;
}

/** Completes the error "expected …" for a measure in another unit. */
export function usualMeasure({ unit, example }: Pick<MeasureOptions, 'unit' | 'example'>): string {
  return `${unit} such as ${example}`;
}

/** Whether a value is from `minimum` to `maximum`. */
export function isWithin(value: Exact, minimum: number, maximum: number): boolean {
  return compare(value, minimum) >= 0 && compare(value, maximum) <= 0;
}

/** Returns weight / height² in kg/m². */
export function bodyMassIndex(centimeters: Exact, kilograms: Exact): Rational {
  return divide(multiply(kilograms, 10_000), multiply(centimeters, centimeters));
}

/**
 * Returns the less likely one of two measures that nobody has together, or `undefined` if the body
 * mass index is from 5 to 300.
 */
export function unlikelyMeasure(
  centimeters: Exact,
  kilograms: Exact,
): 'height' | 'weight' | undefined {
  const index = bodyMassIndex(centimeters, kilograms);
  if (isWithin(index, 5, 300)) return undefined;
  const isHeightUsual =
    compare(index, 5) < 0 ? compare(centimeters, 230) <= 0 : compare(centimeters, 140) >= 0;
  return isHeightUsual ? 'weight' : 'height';
}

/** Returns a field for a measure of the body. A measure beyond its limits has a wrong unit. */
export function measureField({ minimum, maximum, ...usual }: MeasureOptions): Field<number> {
  const field = number({ minimum, maximum });
  const anyMeasure = number({ exclusiveMinimum: 0 });
  return {
    ...field,
    expected: (value) =>
      anyMeasure.read(value) === undefined ? field.expected() : usualMeasure(usual),
  };
}

/** Names of units, which tools in centimeters and kilograms alone refuse. */
export function metricOnly(expected: string): UnsupportedName {
  return {
    names: 'unit system',
    expected,
    harmless: ['metric', 'cm', 'kg', 'centimeters', 'centimetres'],
  };
}
