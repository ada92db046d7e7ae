import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatMeasure } from '../../../src/form/numbers/format.ts';
import { amountIn, conversionOf, isAverage } from '../../tools/cooking-converter/conversion.ts';
import { kitchenUnit, kitchenWords } from '../../tools/cooking-converter/kitchen-words.ts';
import { readRecipe } from '../../tools/cooking-converter/read-recipe.ts';
import { cookingUnit, readRecipeAmount } from '../../tools/cooking-converter/read-recipe-amount.ts';
import type { KitchenUnit } from '../../tools/cooking-converter/units.ts';
import type { Asked, Reader } from './asked.ts';
import { into, partsOf, pattern } from './patterns.ts';

const cookingAmount = '(?:how (?:many|much) )?([\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+)';
const cookingUnits = `(${kitchenWords}|fl\\.? ?oz\\.?|fluid ounces?|[a-z]{1,11})`;
const volumes = [pattern(`${cookingAmount} ?${cookingUnits} ?${into} ?${cookingUnits}`)];
/** Chinese and Japanese name the measure first. */
const namedFirst = pattern(
  `(?<unit>${kitchenWords}) ?(?<count>[\\d./½¼¾]+) ?杯? ?${into} ?(?<target>${kitchenWords}|ml|g|cc)`,
);
const bareUnits = [pattern(`(cups?|tablespoons?|tbsp|teaspoons?|tsp) ${into} ([a-z]{1,11})`)];
const bareVolumes = [pattern(`${cookingAmount} ?((?:fl|[a-z]{2})[a-z. ]*)`)];
const reversedVolumes = [
  pattern(
    `(?:how (?:many|much) )?${cookingUnits} (?:are |are there )?in (a|an|one|[\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+) ?${cookingUnits}`,
  ),
];

/** 3 cups in ml, tablespoons in a cup, 2 EL in ml */
export const volume: Reader = (query) => {
  const [unitFirst = '', count = '', last = ''] = partsOf(query, ...reversedVolumes) ?? [];
  const [bareUnit = last, bareTarget = unitFirst] = partsOf(query, ...bareUnits) ?? [];
  const [amount = count.replace(/^(?:an?|one)?$/i, '1'), unit = bareUnit, target = bareTarget] =
    named(query) ?? partsOf(query, ...volumes) ?? partsOf(query, ...bareVolumes) ?? [];
  const from = kitchenUnitNamed(unit);
  const read = from && readRecipeAmount(`${amount} ${unit}`);
  const to = target === '' ? (from === 'ml' ? 'cup' : 'ml') : kitchenUnitNamed(target);
  if (!read || !to || from === to || (target === '' && from === 'pint' && unit.length < 4)) {
    return undefined;
  }
  return cooked({ value: read.typed, from, to }, `${amount} ${unit}`, target || to);
};

/** Returns amount, unit and target of a query that names the unit before the amount. */
function named(query: string): readonly string[] | undefined {
  const { unit = '', count = '', target = '' } = namedFirst.expression.exec(query)?.groups ?? {};
  return unit === '' ? undefined : [count, unit, target];
}

function kitchenUnitNamed(text: string): KitchenUnit | undefined {
  return cookingUnit(text) ?? kitchenUnit(text);
}

const recipe = new RegExp(
  `^(.+?)(?: ?${into} ?(${kitchenWords}|g|grams?|oz|ounces?|ml|cups?))?$`,
  'iu',
);

/** 2 cups flour in grams. Only with an ingredient, since other readers know volumes. */
export const ingredient: Reader = (query) => {
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
