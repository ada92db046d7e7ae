import type { Field } from '../../src/form/fields.ts';
import { languageCode } from '../../src/form/language/language.ts';
import { metricUnitOf, metricUnits, type Units } from '../../src/form/units/units.ts';
import { store, stored } from '../browser/storage.ts';
import { regionOf } from '../language/region-of.ts';

const american: Units = { cm: 'in', kg: 'lb', km: 'miles', metric: 'imperial' };

/** Units other than metric ones, by region (Unicode CLDR, measurement systems). */
const customary: Readonly<Record<string, Units>> = {
  US: { ...american, 'L/100km': 'mpg', liter: 'gallon' },
  LR: american,
  MM: american,
  // British health services use kilograms and centimeters, and British fuel is sold by the liter.
  GB: { km: 'miles', 'L/100km': 'mpg (UK)' },
};

/** Returns the units that are usual in the region of a locale. */
export function usualUnits(locale: string): Units {
  return { ...metricUnits, ...customary[regionOf(locale) ?? ''] };
}

/** Returns the units of the examples in a page as it was built. */
export function builtUnits(): Units {
  return usualUnits(languageCode());
}

type Offering = Pick<Field, 'units'>;

const keyOf = (metric: string) => `unit for ${metric}`;

/**
 * Returns the units that the visitor has chosen in this browser, or else those of the visitor's
 * region.
 */
export function preferredUnits(fields: readonly Offering[] = []): Units {
  const usual = Object.entries(usualUnits(navigator.language)).map(([metric, unit]) => {
    const chosen = stored(keyOf(metric)) ?? '';
    return [metric, metricUnitOf(chosen) === metric ? chosen : unit] as const;
  });
  const offered = fields.flatMap(({ units: [first, ...others] }) => {
    if (first === undefined || metricUnitOf(first.value) !== undefined) return [];
    const chosen = stored(keyOf(first.value));
    const { value } = others.find((one) => one.value === chosen) ?? first;
    return [[first.value, value] as const];
  });
  return Object.fromEntries([...usual, ...offered]);
}

/** Remembers units for forms that the visitor opens from now on. */
export function preferUnits(units: Units): void {
  for (const [metric, unit] of Object.entries(units)) store(keyOf(metric), unit);
}
