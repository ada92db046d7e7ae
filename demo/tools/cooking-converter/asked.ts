import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatMeasure } from '../../../src/form/numbers/format.ts';
import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import type { Asked, Reader } from '../shared/asked/question.ts';
import { into } from '../shared/asked/words.ts';
import { amountIn, conversionOf, isAverage } from './conversion.ts';
import { kitchenUnit, kitchenWords } from './kitchen-words.ts';
import { readRecipe } from './read-recipe.ts';
import { cookingUnit, readRecipeAmount } from './read-recipe-amount.ts';
import type { KitchenUnit } from './units.ts';

const amount = '[\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+';
const unitWords = `${kitchenWords}|fl\\.? ?oz\\.?|fluid ounces?|[a-z]{1,11}`;
const from = `(?<from>${unitWords})`;
const to = `(?<to>${unitWords})`;
const howMany = '(?:how (?:many|much) )?';
const volumes = [
  // Chinese and Japanese name the measure first.
  `(?<from>${kitchenWords}) ?(?<value>[\\d./½¼¾]+) ?杯? ?${into} ?(?<to>${kitchenWords}|ml|g|cc)`,
  `${howMany}(?<value>${amount}) ?${from} ?${into} ?${to}`,
  `${howMany}(?<value>${amount}) ?(?<from>(?:fl|[a-z]{2})[a-z. ]*)`,
  `${howMany}${to} (?:are |are there )?in (?<value>a|an|one|${amount}) ?${from}`,
  `(?<from>cups?|tablespoons?|tbsp|teaspoons?|tsp) ${into} (?<to>[a-z]{1,11})`,
].map(pattern);

/** 3 cups in ml, tablespoons in a cup, 2 EL in ml */
const volume: Reader = (query) => {
  const { value = '1', from: unit = '', to: target = '' } = valuesIn(query, volumes) ?? {};
  const [written, wanted] = [String(value), String(target)];
  const named = wanted === '' ? String(unit) : fluid(String(unit));
  const count = written.replace(/^(?:an?|one)$/i, '1');
  const from = kitchenUnitNamed(named);
  const read = from && readRecipeAmount(`${count} ${named}`);
  const to = wanted === '' ? (from === 'ml' ? 'cup' : 'ml') : kitchenUnitNamed(wanted);
  // A bare *pt* may be a size of type.
  const isUnclear = wanted === '' && from === 'pint' && named.length < 4;
  if (!read || !to || from === to || isUnclear) return undefined;
  return cooked({ value: read.typed, from, to }, `${count} ${named}`, wanted || to);
};

/** Returns a unit of volume: an ounce of one is a fluid ounce. */
function fluid(text: string): string {
  return /^(?:oz\.?|ounces?)$/i.test(text) ? 'fl oz' : text;
}

function kitchenUnitNamed(text: string): KitchenUnit | undefined {
  return cookingUnit(text) ?? kitchenUnit(text);
}

const recipe = new RegExp(
  `^(.+?)(?: ?${into} ?(${kitchenWords}|g|grams?|oz|ounces?|ml|cups?))?$`,
  'iu',
);

/** 2 cups flour in grams. Only with an ingredient, since other readers know volumes. */
const ingredient: Reader = (query) => {
  const [, line = '', target = ''] = recipe.exec(query) ?? [];
  const read = readRecipe(line, { units: [], ingredient: t });
  const { value, from, ingredient: name } = read ?? {};
  const to = target === '' ? read?.to : (weightNamed(target) ?? kitchenUnitNamed(target));
  if (!value || !from || !name || !to || from === to) return undefined;
  return cooked({ value, from, to, ingredient: name }, line, target || 'g');
};

function weightNamed(text: string): KitchenUnit | undefined {
  if (/^(?:g|grams?)$/i.test(text)) return 'gram';
  return /^(?:oz|ounces?)$/i.test(text) ? 'ounce' : undefined;
}

/** Returns an amount such as `1 1/2` as a decimal, if that is as short. */
function inDecimals(amount: string): number | string {
  const value = readRecipeAmount(`${amount} g`)?.value ?? Number.NaN;
  return Number.isInteger(value * 1000) ? value : amount;
}

/** The page converts units that the API lacks, by the same weights and sizes. */
function cooked(
  inputs: Readonly<Record<'value' | 'from' | 'to', string>> & { readonly ingredient?: string },
  question: string,
  unit: string,
): Asked | undefined {
  const conversion = conversionOf(inputs);
  if (!conversion) return undefined;
  const amount = amountIn(conversion, conversion.to);
  const isAbout = isAverage(conversion, conversion.to);
  const number = isAbout
    ? t('about {number}', { number: formatMeasure(amount) })
    : formatInWords(amount);
  const value = inDecimals(inputs.value);
  return {
    question,
    page: { slug: 'cooking-converter', inputs: { ...inputs, value } },
    answer: `${number} ${unit}`,
  };
}

export const asked = [ingredient, volume];
