import type { CookingUnit } from 'toolworker';
import { plainNumbers } from '../../../src/form/amounts/plain-numbers.ts';
import { marksOf } from '../../../src/form/numbers/number-marks.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { kitchenUnitAt, kitchenUnitBefore } from './kitchen-words.ts';
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

const number = /^(\d{1,9}(?:\.\d{1,9})?)(?! ?\/|[\d.])/;
const fraction = /^ ?(?:(?:and|und|y|et|e|と|又|و) ?)?(\d{1,4}) ?\/ ?(\d{1,4})(?!\d)/;

interface RecipeAmount {
  readonly value: number;
  /** The amount in ASCII, such as `1 1/2`. */
  readonly typed: string;
  readonly from: KitchenUnit;
  /** The text before the amount. */
  readonly before: string;
  /** The text after the amount. */
  readonly rest: string;
}

/** Names of units in the page's language. */
export type UnitNames = readonly (readonly [unit: KitchenUnit, name: string])[];

/**
 * Reads an amount in a recipe, such as `1 1/2 cups of flour`, `⅔ cup` or `2 tbsp`. The unit may
 * come first, as in `大さじ2`.
 */
export function readRecipeAmount(text: string, names: UnitNames = []): RecipeAmount | undefined {
  const written = plainNumbers(text.trim(), marksOf(visitorNumberLocale()));
  const [plain = ''] = 'plain' in written ? [written.plain] : written.offers;
  const [, before = '', amount = ''] = /^(\D*)(\d.*)$/s.exec(plain) ?? [];
  const [found = '', whole = ''] = number.exec(amount) ?? [];
  const [part = '', numerator = '0', denominator = '1'] =
    fraction.exec(amount.slice(found.length)) ?? [];
  const after = amount.slice(found.length + part.length).trimStart();
  const unit = unitAt(after, names) ?? unitBefore(before);
  if (!unit || found + part === '' || Number(denominator) === 0) return undefined;
  const value = Number(whole) + Number(numerator) / Number(denominator);
  const isFraction = part !== '' && !whole.includes('.');
  const typed = isFraction ? `${whole} ${numerator}/${denominator}`.trim() : String(value);
  return { value, typed, before: before.trim(), rest: after, ...unit };
}

/** Returns the unit with which a text ends, and the text before it. */
function unitBefore(text: string): Pick<RecipeAmount, 'from' | 'before'> | undefined {
  const found = kitchenUnitBefore(text.trimEnd());
  return found && { from: found.unit, before: text.trimEnd().slice(0, -found.word.length).trim() };
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
