import { nearestFraction } from '../fraction.ts';

export type KitchenUnit =
  | 'ml'
  | 'teaspoon'
  | 'tablespoon'
  | 'floz'
  | 'cup'
  | 'pint'
  | 'quart'
  | 'liter'
  | 'gallon';

/** The fractions on measuring cups and spoons, and how they are written. */
const glyphs: Readonly<Record<string, string>> = {
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

/** Beyond it, nobody measures eighths. */
const mostFractions = 1_000;

/** Writes an amount as cooks do, such as `1½`; `undefined` if it is too small, or large, to measure so. */
export function asFraction(amount: number): Measured | undefined {
  if (amount >= mostFractions) return undefined;
  const { numerator, denominator } = nearestFraction(amount, [1, 2, 3, 4, 8]);
  if (numerator === 0) return undefined;
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  const glyph = rest === 0 ? '' : (glyphs[`${rest}/${denominator}`] ?? '');
  return {
    text: `${whole === 0 ? '' : whole}${glyph}`,
    isExact: Math.abs(amount - numerator / denominator) <= amount * 1e-12,
  };
}

export interface Spoons {
  readonly cups: string;
  readonly tablespoons: number;
  readonly teaspoons: string;
  readonly isExact: boolean;
}

/** Cups that are sold, in teaspoons. */
const cupSizes = [48, 36, 32, 24, 16, 12, 0];

/**
 * Measures an amount with the fewest cups and spoons: whole cups and one of ¼, ⅓, ½, ⅔ and ¾, then
 * tablespoons, then teaspoons to the nearest eighth. `undefined` if it is less or too much.
 */
export function inSpoons(teaspoons: number): Spoons | undefined {
  const eighths = Math.round(teaspoons * 8);
  if (eighths === 0 || teaspoons >= 48 * mostFractions) return undefined;
  const whole = Math.floor(eighths / (48 * 8));
  const afterCups = eighths - whole * 48 * 8;
  const part = cupSizes.find((size) => size * 8 <= afterCups) ?? 0;
  const rest = afterCups - part * 8;
  const tablespoons = Math.floor(rest / 24);
  return {
    cups: asFraction(whole + part / 48)?.text ?? '',
    tablespoons,
    teaspoons: asFraction((rest - tablespoons * 24) / 8)?.text ?? '',
    isExact: Math.abs(eighths / 8 - teaspoons) <= teaspoons * 1e-12,
  };
}

const unitWords: readonly (readonly [KitchenUnit, RegExp])[] = [
  ['tablespoon', /^(tbsps?|tbs|tablespoons?|T)\b/],
  ['teaspoon', /^(tsps?|teaspoons?|t)\b/],
  ['floz', /^(fl\.? ?oz\.?|fluid ounces?)/i],
  ['cup', /^(cups?|c)\b/i],
  ['pint', /^(pints?|pt)\b/i],
  ['quart', /^(quarts?|qt)\b/i],
  ['gallon', /^(gallons?|gal)\b/i],
  ['ml', /^(ml|millilit(?:er|re)s?)\b/i],
  ['liter', /^(l|lit(?:er|re)s?)\b/i],
];

const fraction = /^\s*(\d{1,4})\/(\d{1,4})(.*)$/;
const decimal = /^(\d{1,9}(?:[.,]\d{1,9})?)(.*)$/;

/** Reads an amount from a recipe, such as `1 1/2 cups`, `⅔ cup` or `2 tbsp`. */
export function readAmount(
  text: string,
): { readonly value: number; readonly from: KitchenUnit } | undefined {
  const plain = Object.entries(glyphs)
    .reduce((read, [fraction, glyph]) => read.replace(glyph, ` ${fraction}`), text)
    .replace('⁄', '/')
    .trim();
  const [, whole, part = plain] = fraction.test(plain) ? [] : (decimal.exec(plain) ?? []);
  const [, numerator, denominator, unitPart = part] = fraction.exec(part) ?? [];
  const rest = unitPart.trimStart();
  const unit = unitWords.find(
    ([, words]) => words.test(rest) || words.test(rest.toLowerCase()),
  )?.[0];
  if (unit === undefined || (whole ?? numerator) === undefined || denominator === '0')
    return undefined;
  const share = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const value = Number((whole ?? '0').replace(',', '.')) + share;
  return Number.isFinite(value) ? { value, from: unit } : undefined;
}
