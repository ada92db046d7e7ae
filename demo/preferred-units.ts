import { metricUnitOf, type Units, unitsExcept } from './units.ts';

/** Quantities that are not measured in metric units, by region (Unicode CLDR, measurement systems). */
const customary: Readonly<Record<string, readonly string[]>> = {
  US: ['cm', 'kg', 'km', 'L/100km', 'liter', 'metric'],
  LR: ['cm', 'kg', 'km', 'metric'],
  MM: ['cm', 'kg', 'km', 'metric'],
  // The forms have no British gallons, and British health services use kilograms and centimeters.
  GB: ['km'],
};

/** Returns the units that are usual in the region of a locale. */
export function usualUnits(locale: string): Units {
  return unitsExcept(customary[regionOf(locale) ?? ''] ?? []);
}

/** Returns the region of a locale, or the most likely one for a language alone. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    // A browser may have any text as its language.
    return undefined;
  }
}

const keyOf = (metric: string) => `unit for ${metric}`;

/** Returns the units that the visitor has chosen in this browser, or else those of the visitor's region. */
export function preferredUnits(): Units {
  const usual = usualUnits(navigator.language);
  try {
    return Object.fromEntries(
      Object.entries(usual).map(([metric, unit]) => {
        const chosen = localStorage.getItem(keyOf(metric)) ?? '';
        return [metric, metricUnitOf(chosen) === metric ? chosen : unit];
      }),
    );
  } catch {
    // Storage may be blocked.
    return usual;
  }
}

/** Remembers the unit for forms that the visitor opens from now on. */
export function preferUnit(unit: string): void {
  const metric = metricUnitOf(unit);
  if (metric === undefined) return;
  try {
    localStorage.setItem(keyOf(metric), unit);
  } catch {
    // Without storage, the choice applies to this form only.
  }
}
