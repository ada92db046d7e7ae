import type { Inputs } from './inputs.ts';
import { unitsFor } from './unit-choice.ts';

/** The exact size of each unit, in the first unit of its quantity. */
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

/** Converts a plain number. Returns any other text unchanged. */
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

/** Factors that change a number by more than half of its fifteenth digit, so that it is rounded up or down. */
const nudges = { nearest: 1, up: 1 + 6e-15, down: 1 - 6e-15 } as const;

/** Removes the rounding error of a computed number, so that 180 cm converted to inches and back is 180 cm again. */
function withoutError(value: number, rounding: Rounding = 'nearest'): number {
  const short = Number(value.toPrecision(10));
  const isMeant = Math.abs(value - short) <= Math.abs(value) * 1e-13;
  return isMeant ? short : Number((value * nudges[rounding]).toPrecision(15));
}

type Conversion = (inputs: Inputs, from: string, to: string) => Inputs;

const convertField =
  (name: string): Conversion =>
  (inputs, from, to) => ({ [name]: convert(inputs[name] ?? '', from, to) });

/** Liters per 100 km at one mile per gallon, and miles per gallon at one liter per 100 km. */
const fuelEconomy = (100 * 3.785411784) / 1.609344;

/** Conversions of numbers whose unit another field chooses, by tool and by that field. */
const governed: Readonly<Record<string, Readonly<Record<string, Conversion>>>> = {
  'bmi-calculator': {
    unit: (inputs, _, to) => (to === 'imperial' ? imperialBody(inputs) : metricBody(inputs)),
  },
  'fuel-cost-calculator': {
    distanceUnit: convertField('distance'),
    efficiencyUnit: ({ efficiency = '' }) => ({
      efficiency: Number(efficiency) === 0 ? efficiency : converted(efficiency, perUnit),
    }),
    // The price per unit is higher for a larger unit.
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
      inches: String(withoutError(length - 12 * feet, 'down')),
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
 * Returns the inputs that change when another unit is chosen, so that the quantities stay the same, or `undefined` if
 * none do.
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

/** Returns the units that the visitor has chosen in this browser, by the unit of the API. */
export function chosenUnits(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(
      Object.entries(unitsFor).flatMap(([unit, units]) => {
        const chosen = localStorage.getItem(keyOf(unit));
        return chosen !== null && units.includes(chosen) ? [[unit, chosen]] : [];
      }),
    );
  } catch {
    // Storage may be blocked.
    return {};
  }
}

export function chooseUnit(unit: string, chosen: string): void {
  try {
    localStorage.setItem(keyOf(unit), chosen);
  } catch {
    // Without storage, the choice applies to this page only.
  }
}
