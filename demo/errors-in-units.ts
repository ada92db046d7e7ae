import { numberOf } from './amount.ts';
import { isPayPeriod } from './pay-periods.ts';
import type { Field } from './tool-page.ts';

const names: Readonly<Record<string, string>> = { in: 'inches', lb: 'pounds' };

const ofMeasure = /^expected (?:centimeters|kilograms) such as [\d.]+, got .*$/s;

/** Words the API's error for a measure in the unit in which it was typed, if that is not the API's. */
export function inTypedUnit(error: string, { unit, sample }: Field, input: string): string {
  if (isPayPeriod(unit)) return error.replace(/, got -?[\d.e+-]+$/, `, got ${input}`);
  const name = names[unit ?? ''];
  if (name === undefined || !ofMeasure.test(error)) return error;
  return `expected ${name} such as ${numberOf(sample, unit, unit)}, got ${input}`;
}
