import type { CookingUnit } from 'toolworker';
import { glyphs } from './measures.ts';

const unitWords: readonly (readonly [CookingUnit, RegExp])[] = [
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

/** Returns the unit that a whole text names. */
export function cookingUnit(text: string): CookingUnit | undefined {
  const found = unitWords.find(([, words]) =>
    [text, text.toLowerCase()].some((each) => words.exec(each)?.[0] === each),
  );
  return found?.[0];
}

const fraction = /^\s*(\d{1,4})\/(\d{1,4})(.*)$/;
const decimal = /^(\d{1,9}(?:[.,]\d{1,9})?)(.*)$/;

/** Reads an amount from a recipe, such as `1 1/2 cups`, `⅔ cup` or `2 tbsp`. */
export function readAmount(
  text: string,
): { readonly value: number; readonly from: CookingUnit } | undefined {
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
  const isRead = unit !== undefined && (whole ?? numerator) !== undefined && denominator !== '0';
  if (!isRead) return undefined;
  const share = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const value = Number((whole ?? '0').replace(',', '.')) + share;
  return Number.isFinite(value) ? { value, from: unit } : undefined;
}
