import { ownProperty } from '../../shared/own-property.ts';
import { message } from '../language/language.ts';

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

/** Units that a form offers and the API does not accept, with the unit that it does. */
const accepted: Readonly<Record<string, string>> = { in: 'cm', lb: 'kg', 'mpg (UK)': 'mpg' };

/** Returns the unit that the API accepts for a number in this unit. */
export function acceptedUnit(unit: string): string {
  return ownProperty(accepted, unit) ?? unit;
}

/**
 * Returns the units that a form offers for a number in a unit such as `cm or in`, if the API does
 * not accept all of them.
 */
export function offeredUnits(unit: string | undefined): readonly string[] {
  const ofApi = unit?.split(' or ') ?? [];
  const units = unitsLike(ofApi[0]);
  const isMore = units.every((one) => ofApi.includes(acceptedUnit(one)));
  return isMore && units.length > ofApi.length ? units : [];
}

/** Whether these are the two units of one quantity. */
export function areUnits(options: readonly string[]): boolean {
  const units = unitsLike(options[0]);
  return options.length === 2 && options.every((option) => units.includes(option));
}
