import { isNear, nearestFraction } from '../shared/numbers/nearest-fraction.ts';

/** The fractions on measuring cups and spoons, with their characters. */
export const glyphs: Readonly<Record<string, string>> = {
  '1/8': '⅛',
  '1/4': '¼',
  '1/3': '⅓',
  '3/8': '⅜',
  '1/2': '½',
  '5/8': '⅝',
  '2/3': '⅔',
  '3/4': '¾',
  '7/8': '⅞',
};

export interface Measured {
  readonly text: string;
  readonly isExact: boolean;
}

/** Larger amounts are not measured in eighths. */
const mostFractions = 1_000;

/**
 * Writes an amount as cooks do, such as `1½`. Returns `undefined` if it is too small or too large
 * for that.
 */
export function asFraction(amount: number): Measured | undefined {
  if (amount >= mostFractions) return undefined;
  const { numerator, denominator } = nearestFraction(amount, [1, 2, 3, 4, 8]);
  if (numerator === 0) return undefined;
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  const glyph = rest === 0 ? '' : (glyphs[`${rest}/${denominator}`] ?? '');
  return {
    text: `${whole === 0 ? '' : whole}${glyph}`,
    isExact: isNear(amount, numerator / denominator),
  };
}

/** The number of cups and spoons that measure an amount. */
export interface Spoons {
  readonly cups: number;
  readonly tablespoons: number;
  readonly teaspoons: number;
  readonly isExact: boolean;
}

/** The sizes of measuring cups below a whole cup of 48 teaspoons, in teaspoons. */
const partialCups = [36, 32, 24, 16, 12];

/**
 * Measures an amount with the fewest cups and spoons: whole cups and one of ¼, ⅓, ½, ⅔ and ¾, then
 * tablespoons, then teaspoons to the nearest eighth. Returns `undefined` if that is nothing or too
 * many cups.
 */
export function inSpoons(teaspoons: number): Spoons | undefined {
  const eighths = Math.round(teaspoons * 8);
  if (eighths === 0 || teaspoons >= 48 * mostFractions) return undefined;
  const whole = Math.floor(eighths / (48 * 8));
  const afterCups = eighths - whole * 48 * 8;
  const part = partialCups.find((size) => size * 8 <= afterCups) ?? 0;
  const rest = afterCups - part * 8;
  const tablespoons = Math.floor(rest / 24);
  return {
    cups: whole + part / 48,
    tablespoons,
    teaspoons: (rest - tablespoons * 24) / 8,
    isExact: isNear(teaspoons, eighths / 8),
  };
}
