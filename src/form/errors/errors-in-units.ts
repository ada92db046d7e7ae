import type { Field } from '../form-fields.ts';
import { numberOf } from '../units/amount.ts';
import { acceptedUnit } from '../units/units.ts';

const names: Readonly<Record<string, string>> = { in: 'inches', lb: 'pounds' };

const ofMeasure = /^expected (?:centimeters|kilograms) such as [\d.]+, got .*$/s;

/** Words the API's error for a number in the unit in which it was typed, if that is not the API's. */
export function inTypedUnit(
  error: string,
  { unit = '', sample, offers }: Field,
  input: string,
): string {
  if (acceptedUnit(unit, { offers }) === unit) return error;
  const name = names[unit];
  return name !== undefined && ofMeasure.test(error)
    ? `expected ${name} such as ${numberOf(sample, unit, unit)}, got ${input}`
    : error.replace(/, got -?[\d.e+-]+$/, `, got ${input}`);
}
