import { nearestFraction } from '../fraction.ts';

export interface DegreesMinutesSeconds {
  readonly isNegative: boolean;
  readonly degrees: number;
  readonly minutes: number;
  /** Rounded to thousandths. */
  readonly seconds: number;
}

/** Beyond it, a double has no thousandths of a second. */
const largest = 1e9;

/** Splits degrees into degrees, minutes and seconds. `undefined` if there are too many to have seconds. */
export function splitDegrees(value: number): DegreesMinutesSeconds | undefined {
  if (Math.abs(value) > largest) return undefined;
  // Rounded as a whole first, so that no part becomes 60.
  const thousandths = Math.round(Math.abs(value) * 3_600_000);
  return {
    isNegative: value < 0 && thousandths > 0,
    degrees: Math.floor(thousandths / 3_600_000),
    minutes: Math.floor(thousandths / 60_000) % 60,
    seconds: (thousandths % 60_000) / 1000,
  };
}

const denominators = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 45, 60, 90, 180];

/** Writes turns in radians as people do, such as `3π/4`; `undefined` if they are no simple fraction of π. */
export function multipleOfPi(turns: number): string | undefined {
  const halfTurns = 2 * turns;
  const { numerator, denominator } = nearestFraction(halfTurns, denominators);
  const isNear =
    Math.abs(halfTurns - numerator / denominator) <= Math.abs(halfTurns) * 1e-12 &&
    Math.abs(numerator) <= 10_000;
  if (!isNear || numerator === 0) return undefined;
  const factor = Math.abs(numerator) === 1 ? '' : String(Math.abs(numerator));
  const sign = numerator < 0 ? '-' : '';
  return `${sign}${factor}π${denominator === 1 ? '' : `/${denominator}`}`;
}

/** The direction in which an angle points, from 0 to less than 360 degrees. */
export function withinTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** What kind of angle it is; it may have more than a turn. */
export function kindOf(degrees: number): string {
  const size = Math.abs(degrees);
  if (size > 360) return 'More than a full turn';
  if (size === 360) return 'Full turn';
  if (size > 180) return 'Reflex angle';
  if (size === 180) return 'Straight angle';
  if (size > 90) return 'Obtuse angle';
  if (size === 90) return 'Right angle';
  return size === 0 ? 'Zero angle' : 'Acute angle';
}
