import { ownProperty } from '../../shared/own-property.ts';
import { message } from '../language/language.ts';
import { decimalOf, productOf } from '../numbers/decimal-parts.ts';

/**
 * Units of the same quantity to choose from: the metric one first, then those that are usual in the
 * US and the UK.
 */
const quantities: readonly (readonly [metric: string, ...others: readonly string[]])[] = [
  ['cm', 'in'],
  ['kg', 'lb'],
  ['km', 'miles'],
  ['L/100km', 'mpg', message('mpg (UK)')],
  ['liter', 'gallon'],
  ['metric', 'imperial'],
];

/**
 * Chosen units, by the metric unit of the same quantity, or the first unit that a field offers of
 * its own.
 */
export type Units = Readonly<Record<string, string>>;

/** All quantities in metric units. */
export const metricUnits: Units = Object.fromEntries(
  quantities.map(([metric]) => [metric, metric]),
);

/** Returns all units of the same quantity, or none for a unit that no form offers. */
function unitsLike(unit: string | undefined): readonly string[] {
  return quantities.find((units) => units.some((one) => one === unit)) ?? [];
}

/** Returns the first unit of the same quantity, or `undefined` for a unit that no form offers. */
export function metricUnitOf(unit: string): string | undefined {
  return unitsLike(unit)[0];
}

interface Size {
  /** The unit that the API accepts. */
  readonly unit: string;
  readonly size: string;
  /** What the size is divided by, if it is no finite decimal. */
  readonly divisor?: string;
}

/**
 * Units that the API does not accept for a number, with the exact size of each in the unit that it
 * does accept.
 */
const sizes: Readonly<Record<string, Size>> = {
  in: { unit: 'cm', size: '2.54' },
  lb: { unit: 'kg', size: '0.45359237' },
  // These are only typed, behind a number.
  m: { unit: 'cm', size: '100' },
  mm: { unit: 'cm', size: '0.1' },
  g: { unit: 'kg', size: '0.001' },
  // The liters of a US gallon and of a UK gallon.
  'mpg (UK)': { unit: 'mpg', size: '3.785411784', divisor: '4.54609' },
};

/** Returns the unit that the API accepts for a number in this unit. */
export function acceptedUnit(unit: string): string {
  return sizeOf(unit).unit;
}

/**
 * Returns the units that a form offers for a number in a unit such as `cm or in`, if the API does
 * not accept all of them.
 */
export function offeredUnits(unit: string | undefined): readonly string[] {
  const accepted = unit?.split(' or ') ?? [];
  const units = unitsLike(accepted[0]);
  const isMore = units.every((one) => accepted.includes(acceptedUnit(one)));
  return isMore && units.length > accepted.length ? units : [];
}

/** Whether these are the two units of one quantity. */
export function areUnits(options: readonly string[]): boolean {
  const units = unitsLike(options[0]);
  return options.length === 2 && options.every((option) => units.includes(option));
}

/** Whether a number in this unit can be written in feet and inches. */
export function isLength(unit: string | undefined): boolean {
  return unit === 'cm' || unit === 'in';
}

/**
 * Converts a plain number, unless the units are the same or not of the same quantity. Returns the
 * number nearest to the exact result.
 */
export function converted(plain: string, from = '', to = ''): number {
  const [one, other] = [sizeOf(from), sizeOf(to)];
  if (from === to || one.unit !== other.unit) return Number(plain);
  const { size, divisor = '1' } = one;
  return exactQuotient([plain, size, other.divisor ?? '1'], [divisor, other.size]);
}

/** Whether numbers can be converted between two units. */
export function areAlike(one: string, other = ''): boolean {
  return sizeOf(one).unit === sizeOf(other).unit;
}

function sizeOf(unit: string): Size {
  return ownProperty(sizes, unit) ?? { unit, size: '1' };
}

/** More digits than a number has. */
const places = 30;

/**
 * Divides the product of plain numbers by that of others. Returns the number nearest to the exact
 * result.
 */
export function exactQuotient(
  factors: readonly string[],
  divisors: readonly string[] = ['1'],
): number {
  const [product, divisor] = [
    productOf(factors.map(decimalOf)),
    productOf(divisors.map(decimalOf)),
  ];
  const digits = (product.digits * 10n ** BigInt(places)) / divisor.digits;
  return Number(`${digits}e${product.exponent - divisor.exponent - places}`);
}
