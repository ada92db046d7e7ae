import { isNamedIn } from '../units/unit-in-title.ts';
import { besideUnit } from './beside-unit.ts';
import { formatMinutes, percentage } from './format.ts';
import { plural } from './plural.ts';

/** Returns a formatted number with its unit, unless the label contains the unit. */
export function withUnit(
  digits: string,
  label: string,
  unit: string | undefined,
  value: number,
): readonly [number: string, unit?: string] {
  const minutes = unit?.startsWith('min') ? formatMinutes(value) : undefined;
  if (minutes) return [minutes];
  const isNamed = unit !== undefined && isNamedIn(label, unitName(unit));
  return isNamed ? [digits] : inUnit(digits, unit, value);
}

/** Returns a formatted number with its unit, which is in the form for the value. */
export function inUnit(
  digits: string,
  unit: string | undefined,
  value: number,
): readonly [number: string, unit?: string] {
  if (unit === undefined) return [digits];
  if (unit === '%') return [percentage(digits)];
  return unit === '°' ? [digits + unit] : besideUnit(digits, unitWord(unit, value), value);
}

const many = 100;

/** Returns the name of a unit without a number, in the form for `count` if possible. */
export function unitName(unit: string, count = many): string {
  const [number, word] = besideUnit('0', unitWord(unit, count), count);
  if (number) return (number + word).replace('0', '').trim();
  return count === many ? (/^.*\p{L}/u.exec(word)?.[0] ?? '') : unitName(unit);
}

/**
 * Returns the word for a unit that is written in full, in its form for a count, or else the unit.
 */
function unitWord(unit: string, count: number): string {
  if (unit === 'cups') return plural(count, 'cup', 'cups');
  if (unit === 'degrees') return plural(count, 'degree', 'degrees');
  if (unit === 'radians') return plural(count, 'radian', 'radians');
  if (unit === 'gradians') return plural(count, 'gradian', 'gradians');
  return unit === 'turns' ? plural(count, 'turn', 'turns') : unit;
}
