import { decimalOf, productOf } from './decimal.ts';
import { payPeriods } from './pay-periods.ts';
import type { Field } from './tool-page.ts';

/** Units of the same quantity to choose from: the metric one, and the one that is usual in the US. */
const pairs = [
  ['cm', 'in'],
  ['kg', 'lb'],
  ['km', 'miles'],
  ['L/100km', 'mpg'],
  ['liter', 'gallon'],
  ['metric', 'imperial'],
] as const;

/** Units among which a form lets people choose, the first of which stands for the quantity. */
const choices: readonly (readonly string[])[] = [...pairs, payPeriods];

/** Chosen units, by the metric unit of the same quantity, or by `per hour`. */
export type Units = Readonly<Record<string, string>>;

/** Returns all quantities with these units: metric ones, except for those whose metric unit is listed. */
export function unitsExcept(others: readonly string[]): Units {
  return Object.fromEntries(
    choices.map(([metric = '', other = '']) => [metric, others.includes(metric) ? other : metric]),
  );
}

/** Returns the first unit of the same quantity, or `undefined` for a unit that no form offers. */
export function metricUnitOf(unit: string): string | undefined {
  return choices.find((units) => units.some((one) => one === unit))?.[0];
}

/** Units that the API does not accept for a number, with the exact size of each in the unit that it does accept. */
const sizes: Readonly<Record<string, { readonly unit: string; readonly size: string }>> = {
  in: { unit: 'cm', size: '2.54' },
  lb: { unit: 'kg', size: '0.45359237' },
};

/** Returns the units that a form offers for a number that the API accepts in only one unit. */
export function offeredUnits({ kind, schema }: Pick<Field, 'kind' | 'schema'>): readonly string[] {
  const { 'x-unit': unit } = schema;
  const isSized = Object.values(sizes).some((size) => size.unit === unit);
  const isOffered = kind === 'number' && (isSized || unit === payPeriods[0]);
  return (isOffered && choices.find(([metric]) => metric === unit)) || [];
}

/** Whether a field chooses the unit of other fields. */
export function isUnitChoice({ kind, options }: Field): boolean {
  const isOption = (unit: string) => options.some(({ value }) => value === unit);
  return kind === 'choice' && options.length === 2 && pairs.some((pair) => pair.every(isOption));
}

/** Whether a number in this unit can be written in feet and inches. */
export function isLength(unit: string | undefined): boolean {
  return unit === 'cm' || unit === 'in';
}

/** Converts a plain number. Returns the number nearest to the exact result. */
export function converted(plain: string, from: string | undefined, to: string | undefined): number {
  const { unit, size } = sizes[from ?? ''] ?? {};
  return size !== undefined && unit === to ? exactProduct(plain, size) : Number(plain);
}

function exactProduct(one: string, other: string): number {
  const { digits, exponent } = productOf([decimalOf(one), decimalOf(other)]);
  return Number(`${digits}e${exponent}`);
}
