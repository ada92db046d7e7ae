import { type AngleUnit, convertAngle } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { inRange } from '../shared/in-range.ts';
import { isNear, nearestFraction } from '../shared/numbers/nearest-fraction.ts';

/** Converts an angle. Returns `undefined` if the result is beyond the range of a number. */
export function converted(value: number, from: AngleUnit, to: AngleUnit): number | undefined {
  return inRange(() => convertAngle({ value, from, to }).result);
}

export interface DegreesMinutesSeconds {
  readonly isNegative: boolean;
  readonly degrees: number;
  readonly minutes: number;
  /** Rounded to thousandths. */
  readonly seconds: number;
}

/** Larger doubles cannot represent thousandths of a second. */
const largest = 1e9;

/**
 * Splits degrees into degrees, minutes and seconds, or returns `undefined` if the number is too
 * large.
 */
export function splitDegrees(value: number): DegreesMinutesSeconds | undefined {
  if (Math.abs(value) > largest) return undefined;
  // Rounded before the split, so that no part becomes 60.
  const thousandths = Math.round(Math.abs(value) * 3_600_000);
  return {
    isNegative: value < 0 && thousandths > 0,
    degrees: Math.floor(thousandths / 3_600_000),
    minutes: Math.floor(thousandths / 60_000) % 60,
    seconds: (thousandths % 60_000) / 1000,
  };
}

const denominators = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 45, 60, 90, 180];

/**
 * Writes turns in radians, such as `3π/4`. Returns `undefined` unless they are a simple fraction of
 * π.
 */
export function multipleOfPi(turns: number): string | undefined {
  const halfTurns = 2 * turns;
  const { numerator, denominator } = nearestFraction(halfTurns, denominators);
  const size = Math.abs(numerator);
  if (size === 0 || size > 10_000 || !isNear(halfTurns, numerator / denominator)) return undefined;
  const factor = size === 1 ? '' : size;
  const sign = numerator < 0 ? '-' : '';
  return `${sign}${factor}π${denominator === 1 ? '' : `/${denominator}`}`;
}

/** Returns the direction in which an angle points, from 0 to less than 360 degrees. */
export function withinTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

const step = 15;
const pull = 2;

/**
 * Returns the direction of a place around the origin in whole degrees, or the multiple of 15
 * degrees that is close.
 */
export function snapped(x: number, y: number): number {
  const degrees = withinTurn(Math.round((Math.atan2(y, x) * 180) / Math.PI));
  const nearest = Math.round(degrees / step) * step;
  return withinTurn(Math.abs(degrees - nearest) <= pull ? nearest : degrees);
}

/** Returns the name of an angle's kind. The angle may exceed a full turn. */
export function kindOf(degrees: number): string {
  const size = Math.abs(degrees);
  if (size > 360) return t('More than a full turn');
  if (size === 360) return t('Full turn');
  if (size > 180) return t('Reflex angle');
  if (size === 180) return t('Straight angle');
  if (size > 90) return t('Obtuse angle');
  if (size === 90) return t('Right angle');
  return size === 0 ? t('Zero angle') : t('Acute angle');
}
