import type { Inputs } from './inputs.ts';
import { unitsFor } from './unit-choice.ts';

/** How many of the first unit of its quantity each unit is, exactly. */
const sizes: Readonly<Record<string, number>> = {
  cm: 1,
  in: 2.54,
  kg: 1,
  lb: 0.45359237,
  km: 1,
  miles: 1.609344,
  liter: 1,
  gallon: 3.785411784,
};

type Rounding = 'nearest' | 'up' | 'down';

/** Converts a plain number, as far as it is one. */
export function convert(
  plain: string,
  from: string,
  to: string,
  rounding: Rounding = 'nearest',
): string {
  const ratio = (value: number) => (value * (sizes[from] ?? 1)) / (sizes[to] ?? 1);
  return from === to ? plain : converted(plain, ratio, rounding);
}

function converted(
  plain: string,
  change: (value: number) => number,
  rounding: Rounding = 'nearest',
): string {
  const value = Number(plain);
  if (plain === '' || !Number.isFinite(value)) return plain;
  return String(withoutError(change(value), rounding));
}

/** More than half of the fifteenth digit. */
const nudges = { nearest: 1, up: 1 + 6e-15, down: 1 - 6e-15 } as const;

/** The number that a computed one is meant to be, so that 180 cm in inches is 180 cm again. */
function withoutError(value: number, rounding: Rounding = 'nearest'): number {
  const short = Number(value.toPrecision(10));
  const isMeant = Math.abs(value - short) <= Math.abs(value) * 1e-13;
  return isMeant ? short : Number((value * nudges[rounding]).toPrecision(15));
}

type Conversion = (inputs: Inputs, from: string, to: string) => Inputs;

const convertField =
  (name: string): Conversion =>
  (inputs, from, to) => ({ [name]: convert(inputs[name] ?? '', from, to) });

/** Litres for 100 km of a mile to the gallon, and the other way round. */
const fuelEconomy = (100 * 3.785411784) / 1.609344;

/** Numbers that are in the unit that another field chooses, by tool and by that field. */
const governed: Readonly<Record<string, Readonly<Record<string, Conversion>>>> = {
  'bmi-calculator': {
    unit: (inputs, _, to) => (to === 'imperial' ? imperialBody(inputs) : metricBody(inputs)),
  },
  'fuel-cost-calculator': {
    distanceUnit: convertField('distance'),
    efficiencyUnit: ({ efficiency = '' }) => ({
      efficiency: Number(efficiency) === 0 ? efficiency : converted(efficiency, perUnit),
    }),
    // A price for a larger unit is a higher one.
    priceUnit: ({ fuelPrice = '' }, from, to) => ({ fuelPrice: convert(fuelPrice, to, from) }),
  },
};

function perUnit(economy: number): number {
  return fuelEconomy / economy;
}

// A BMI must not fall below the limit of a category, so weights are rounded up and heights down.
function imperialBody({ height = '', weight = '' }: Inputs): Inputs {
  const length = Number(convert(height, 'cm', 'in', 'down'));
  const isLength = height !== '' && length > 0;
  const feet = Math.floor(length / 12);
  return {
    weight: convert(weight, 'kg', 'lb', 'up'),
    ...(isLength && {
      height: '',
      feet: String(feet),
      inches: String(withoutError(length - 12 * feet)),
    }),
  };
}

function metricBody({ height = '', weight = '', feet = '', inches = '' }: Inputs): Inputs {
  const length = feet === '' ? Number(height) : 12 * Number(feet) + Number(inches);
  const isLength = (height !== '' || feet !== '') && Number.isFinite(length);
  return {
    weight: convert(weight, 'lb', 'kg', 'up'),
    ...(isLength && { height: convert(String(length), 'in', 'cm', 'down'), feet: '', inches: '0' }),
  };
}

/**
 * What changes in the form when another unit is chosen, so that its numbers stay the same quantities;
 * `undefined` if nothing does.
 */
export function changedByUnit(
  slug: string,
  inputs: Inputs,
  name: string,
  unit: string,
): Inputs | undefined {
  const before = inputs[name] ?? '';
  const conversion = before === unit ? undefined : governed[slug]?.[name];
  const changed = Object.entries(conversion?.(inputs, before, unit) ?? {});
  const some = changed.filter(([field, value]) => value !== (inputs[field] ?? ''));
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

const keyOf = (unit: string) => `unit for ${unit}`;

/** The units that the visitor has chosen in this browser, by the API's unit. */
export function chosenUnits(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(
      Object.entries(unitsFor).flatMap(([unit, units]) => {
        const chosen = localStorage.getItem(keyOf(unit));
        return chosen !== null && units.includes(chosen) ? [[unit, chosen]] : [];
      }),
    );
  } catch {
    // Storage may be forbidden.
    return {};
  }
}

export function chooseUnit(unit: string, chosen: string): void {
  try {
    localStorage.setItem(keyOf(unit), chosen);
  } catch {
    // Where storage is forbidden, the choice holds for this page.
  }
}
