import type { CookingUnit } from 'toolworker';
import { kitchenUnitAt } from './kitchen-words.ts';
import { glyphs } from './measures.ts';
import type { KitchenUnit } from './units.ts';

const volumeWords: readonly (readonly [CookingUnit, RegExp])[] = [
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

const weightWords: readonly (readonly [KitchenUnit, RegExp])[] = [
  ['gram', /^(g|gr|grams?|grammes?)\b/i],
  ['kilogram', /^(kg|kilos?|kilograms?)\b/i],
  ['ounce', /^(oz|ounces?)\b/i],
  ['pound', /^(lbs?|pounds?)\b/i],
];

/** Returns the unit of volume that a whole text names. */
export function cookingUnit(text: string): CookingUnit | undefined {
  const found = volumeWords.find(([, words]) =>
    [text, text.toLowerCase()].some((each) => words.exec(each)?.[0] === each),
  );
  return found?.[0];
}

const fraction = /^\s*(\d{1,4})\/(\d{1,4})(.*)$/;
const decimal = /^(\d{1,9}(?:[.,]\d{1,9})?)(.*)$/;

interface RecipeAmount {
  readonly value: number;
  /** The amount as typed, such as `1 1/2`. */
  readonly typed: string;
  readonly from: KitchenUnit;
  /** The text after the unit. */
  readonly rest: string;
}

/** Names of units in the page's language. */
export type UnitNames = readonly (readonly [unit: KitchenUnit, name: string])[];

/** Reads an amount from a recipe, such as `1 1/2 cups of flour`, `⅔ cup` or `2 tbsp`. */
export function readRecipeAmount(text: string, names: UnitNames = []): RecipeAmount | undefined {
  const plain = Object.entries(glyphs)
    .reduce((read, [fraction, glyph]) => read.replace(glyph, ` ${fraction}`), text)
    .replace('⁄', '/')
    .trim();
  const [, whole, part = plain] = fraction.test(plain) ? [] : (decimal.exec(plain) ?? []);
  const [, numerator, denominator, unitPart = part] = fraction.exec(part) ?? [];
  const unit = unitAt(unitPart.trimStart(), names);
  const isRead = unit !== undefined && (whole ?? numerator) !== undefined;
  if (!isRead || Number(denominator) === 0) return undefined;
  const share = numerator === undefined ? 0 : Number(numerator) / Number(denominator);
  const decimals = whole?.replace(',', '.');
  const value = Number(decimals ?? 0) + share;
  const isMixed = numerator !== undefined && /^\d*$/.test(decimals ?? '');
  const typed = isMixed ? `${decimals ?? ''} ${numerator}/${denominator}`.trim() : String(value);
  return { value, typed, ...unit };
}

/** Returns the unit with which a text begins, and the rest of the text. */
function unitAt(text: string, names: UnitNames): Pick<RecipeAmount, 'from' | 'rest'> | undefined {
  const english = [...volumeWords, ...weightWords].flatMap(([from, words]) => {
    const [word] = words.exec(text) ?? words.exec(text.toLowerCase()) ?? [];
    return word === undefined ? [] : [{ from, rest: text.slice(word.length) }];
  });
  const named = names
    .filter(([, name]) => beginsWith(text, name))
    .map(([from, name]) => ({ from, rest: text.slice(name.length) }))
    .sort((one, other) => one.rest.length - other.rest.length);
  const other = kitchenUnitAt(text);
  const metric = other && { from: other.unit, rest: text.slice(other.word.length) };
  return english[0] ?? metric ?? named[0];
}

function beginsWith(text: string, word: string): boolean {
  const isSame = text.slice(0, word.length).toLowerCase() === word.toLowerCase();
  return isSame && !/^[\p{L}\p{M}]/u.test(text.slice(word.length));
}
