import { isNamedIn } from '../units/unit-in-title.ts';
import { formatMinutes, percentage } from './format.ts';
import { plural } from './plural.ts';
import { besideUnit, unitName } from './unit-of-time.ts';

/** Returns a formatted number with its unit, unless the label contains the unit. */
export function withUnit(
  digits: string,
  label: string,
  unit: string | undefined,
  value: number,
): readonly [number: string, unit?: string] {
  const minutes = unit?.startsWith('min') ? formatMinutes(value) : undefined;
  if (minutes) return [minutes];
  if (unit === undefined || isNamedIn(label, unitName(unitWord(unit)))) return [digits];
  if (unit === '%') return [percentage(digits)];
  return unit === '°' ? [digits + unit] : besideUnit(digits, unitWord(unit, value), value);
}

const many = 100;

/**
 * Returns the word for a unit that is written in full, in its form for a count, or else the unit.
 */
function unitWord(unit: string, count = many): string {
  if (unit === 'cups') return plural(count, 'cup', 'cups');
  return unit === 'turns' ? plural(count, 'turn', 'turns') : unit;
}
