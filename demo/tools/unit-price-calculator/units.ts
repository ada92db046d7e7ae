import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';

/** A unit of a quantity. */
export interface Unit {
  /** As in the request; other labels than ours are units as well. */
  readonly name: string;
  /** Units of the same kind can be compared. */
  readonly kind: string;
  /** Whether it belongs to the units of the US. */
  readonly isCustomary: boolean;
  /** An exact decimal: grams, milliliters, meters or pieces. */
  readonly size: string;
}

/** A quantity for which prices are compared, such as 100 g. */
export interface Basis extends Unit {
  readonly count: number;
  /** Shops usually give the prices of products over this size for it. */
  readonly over: number;
}

function unit(kind: string, name: string, size: string, isCustomary = false): Unit {
  return { name, kind, size, isCustomary };
}

/** The units to choose from. A gallon is that of the US (NIST Handbook 44, Appendix C). */
export const units: readonly Unit[] = [
  unit(message('Weight'), 'g', '1'),
  unit('Weight', 'kg', '1000'),
  unit('Weight', 'oz', '28.349523125', true),
  unit('Weight', 'lb', '453.59237', true),
  unit(message('Volume'), 'ml', '1'),
  unit('Volume', 'cl', '10'),
  unit('Volume', 'l', '1000'),
  unit('Volume', message('fl oz'), '29.5735295625', true),
  unit('Volume', message('pint'), '473.176473', true),
  unit('Volume', message('quart'), '946.352946', true),
  unit('Volume', message('gallon'), '3785.411784', true),
  unit(message('Count'), message('piece'), '1'),
  unit(message('Length'), 'm', '1'),
  unit('Length', 'ft', '0.3048', true),
];

const piece = unit('Count', 'piece', '1');

/** Names in links and in the search that are not those of the form. */
const otherNames: Readonly<Record<string, string>> = {
  lbs: 'lb',
  liter: 'l',
  litre: 'l',
  pcs: 'piece',
  pieces: 'piece',
};

/**
 * Returns the unit with this name. A product without a unit is counted, and an unknown unit is like
 * no other.
 */
export function unitNamed(label: string): Unit {
  const written = label.trim().toLowerCase();
  if (written === '') return piece;
  const name = otherNames[written] ?? written;
  return units.find((one) => one.name === name) ?? unit(name, label.trim(), '1');
}

function basis(name: string, count: number, over: number): Basis {
  const { size, ...others } = unitNamed(name);
  return { ...others, size: String(count * Number(size)), count, over };
}

const bases: readonly Basis[] = [
  basis('g', 100, 0),
  basis('kg', 1, 250),
  basis('oz', 1, 0),
  basis('lb', 1, 453.59237),
  basis('ml', 100, 0),
  basis('l', 1, 250),
  basis('fl oz', 1, 0),
  basis('gallon', 1, 1892.705892),
  basis('piece', 1, 0),
  basis('piece', 100, 1_000),
  basis('m', 1, 0),
  basis('ft', 1, 0),
];

/** Returns the quantities for which prices of products in this unit can be given. */
export function basesOf(own: Unit): readonly Basis[] {
  return bases.filter(({ kind }) => kind === own.kind);
}

/**
 * Returns the quantity for which shops give the price of a product of this size, in units like this
 * one.
 */
export function usualBasis(own: Unit, size: number): Basis {
  const alike = basesOf(own).filter(({ isCustomary }) => isCustomary === own.isCustomary);
  return alike.findLast(({ over }) => over < size) ?? { ...own, count: 1, over: 0 };
}

/** Writes a quantity, such as `100 g` or `kg`. */
export function labelOf({ name, count }: Basis): string {
  return count === 1
    ? t(name)
    : t('{count}\u00a0{unit}', { count: formatNumber(count), unit: t(name) });
}

/** Returns the value of a quantity in the form and in links. */
export function basisKey({ name, count }: Basis): string {
  return `${count} ${name}`;
}
