import { convertCooking } from 'toolworker';
import { expect, test } from 'vitest';
import {
  spoonsSentence,
  vesselFor,
  written,
} from '../../../../demo/tools/cooking-converter/answer.tsx';
import { amountIn, conversionOf } from '../../../../demo/tools/cooking-converter/conversion.ts';
import { exactAmount, numberFrom } from '../../../../demo/tools/cooking-converter/exact-amount.ts';
import { ingredients } from '../../../../demo/tools/cooking-converter/ingredients.ts';
import { asFraction, inSpoons } from '../../../../demo/tools/cooking-converter/measures.ts';
import { page } from '../../../../demo/tools/cooking-converter/page.tsx';
import { ingredientIn, readRecipe } from '../../../../demo/tools/cooking-converter/read-recipe.ts';
import { readRecipeAmount } from '../../../../demo/tools/cooking-converter/read-recipe-amount.ts';
import type { KitchenUnit } from '../../../../demo/tools/cooking-converter/units.ts';
import {
  type Inputs,
  initialInputs,
  numberInput,
  shownFields,
} from '../../../../src/form/inputs.ts';
import { callOf } from '../../../../src/form/page-request.ts';
import { exampleState, nextState } from '../../../../src/form/state.ts';
import { cookingUnits } from '../../../../src/tools/cooking-converter/request.ts';
import { formFieldsFor } from '../page.ts';

test.each([
  [0.5, '½', true],
  [2 / 3, '⅔', true],
  [0.6666666666666666 * 16, '10⅔', true],
  [1.875, '1⅞', true],
  [3, '3', true],
  [0.3, '⅓', false],
  [0.97, '1', false],
  [0.07, '⅛', false],
])('%d is measured as %s, exactly: %s', (amount, text, isExact) => {
  expect(asFraction(amount)).toEqual({ text, isExact });
});

test.each([
  [1.875, '1⅞'],
  [0.3, '≈ ⅓'],
  [0.01, 'less than ⅛'],
  [12_345, '12,345'],
])('%d is written as %s', (amount, text) => {
  expect(written(amount).replace('\u00a0', ' ')).toBe(text);
});

// Charts in cookbooks give the same measures.
test.each([
  ['⅓ cup', 16, [1 / 3, 0, 0]],
  ['2 tablespoons', 6, [0, 2, 0]],
  ['⅓ cup and 2 teaspoons', 18, [1 / 3, 0, 2]],
  ['1½ cups', 72, [1.5, 0, 0]],
  ['2 tablespoons and 2 teaspoons', 8, [0, 2, 2]],
  ['½ teaspoon', 0.5, [0, 0, 0.5]],
  ['1 cup, 1 tablespoon and 1 teaspoon', 52, [1, 1, 1]],
  // 100 ml are 20.288 tsp = 16 tsp + 3 tsp + 1.288 tsp.
  ['About ⅓ cup, 1 tablespoon and 1¼ teaspoons', 20.288, [1 / 3, 1, 1.25]],
])('%s is measured with cups and spoons', (sentence, amount, expected) => {
  const measured = inSpoons(amount);
  const { cups, tablespoons, teaspoons, isExact } = measured ?? {};
  expect([cups, tablespoons, teaspoons]).toEqual(expected);
  expect(isExact).toBe(!sentence.startsWith('About'));
  expect(measured && spoonsSentence(measured)).toBe(sentence);
});

test.each([0, 0.01, 1e300])('%d is neither measured in eighths nor in spoons', (amount) => {
  expect([asFraction(amount), inSpoons(amount)]).toEqual([undefined, undefined]);
});

test.each([
  ['1 1/2 cups', 1.5, '1 1/2', 'cup', ''],
  ['1½ cups', 1.5, '1 1/2', 'cup', ''],
  ['⅔ cup', 2 / 3, '2/3', 'cup', ''],
  ['3/4 cup milk', 0.75, '3/4', 'cup', ' milk'],
  ['2 tbsp', 2, '2', 'tablespoon', ''],
  ['2 T', 2, '2', 'tablespoon', ''],
  ['1 t salt', 1, '1', 'teaspoon', ' salt'],
  ['1,5 l', 1.5, '1.5', 'liter', ''],
  ['250ml', 250, '250', 'ml', ''],
  ['8 fl oz', 8, '8', 'floz', ''],
  ['8 oz butter', 8, '8', 'ounce', ' butter'],
  ['120g flour', 120, '120', 'gram', ' flour'],
  ['1 lb. of rice', 1, '1', 'pound', '. of rice'],
  ['2 Quarts', 2, '2', 'quart', ''],
  ['1,500 g', 1500, '1500', 'gram', ''],
  ['２カップ', 2, '2', 'Japanese cup', ''],
  ['1と1/2カップ', 1.5, '1 1/2', 'Japanese cup', ''],
  ['大さじ2', 2, '2', 'metric tablespoon', ''],
  ['小さじ 1/2', 0.5, '1/2', 'metric teaspoon', ''],
])('reads the amount "%s"', (text, value, typed, from, rest) => {
  expect(readRecipeAmount(text)).toEqual({ value, typed, from, before: '', rest });
});

test.each(['1/0 cup', 'cup', '3 eggs', '', '大さじ', 'le 2'])('reads no amount in "%s"', (text) => {
  expect(readRecipeAmount(text)).toBeUndefined();
});

test.each([
  [
    '1 1/2 cups flour',
    { value: '1 1/2', from: 'cup', to: 'gram', ingredient: 'all-purpose flour' },
  ],
  ['120 g of bread flour', { value: '120', from: 'gram', to: 'cup', ingredient: 'bread flour' }],
  ['1 cup Brown Sugar, packed', { from: 'cup', ingredient: 'brown sugar, packed' }],
  ['2 tbsp peanut butter', { from: 'tablespoon', ingredient: 'peanut butter' }],
  ['1 cup buttermilk', { ingredient: 'buttermilk' }],
  ['2 cups', { value: '2', from: 'cup', to: 'ml' }],
  ['250 ml', { value: '250', from: 'ml', to: 'cup' }],
  ['8 oz', { value: '8', from: 'ounce', to: 'gram' }],
])('the line "%s" of a recipe fills in the form', (line, inputs) => {
  expect(readRecipe(line)).toMatchObject(inputs);
});

// A cup has 250 ml outside the US and 200 ml in Japan, a tablespoon 15 ml, and a teaspoon 5 ml.
test.each([
  ['1 1/2 Tassen Mehl', '1 1/2', 'metric cup', 'gram', 'all-purpose flour'],
  ['2 EL Zucker', '2', 'metric tablespoon', 'gram', 'sugar'],
  ['1 TL Salz', '1', 'metric teaspoon', 'gram', 'table salt'],
  ['200 g Mehl', '200', 'gram', 'cup', 'all-purpose flour'],
  ['2 Tassen', '2', 'metric cup', 'ml', undefined],
  ['2 tazas de harina', '2', 'metric cup', 'gram', 'all-purpose flour'],
  ['3 cucharadas de azúcar', '3', 'metric tablespoon', 'gram', 'sugar'],
  ['2 cuillères à soupe de sucre', '2', 'metric tablespoon', 'gram', 'sugar'],
  ['1 tasse de farine', '1', 'metric cup', 'gram', 'all-purpose flour'],
  ['2 xícaras de farinha', '2', 'metric cup', 'gram', 'all-purpose flour'],
  ['1 colher de sopa de mel', '1', 'metric tablespoon', 'gram', 'honey'],
  ['小麦粉1と1/2カップ', '1 1/2', 'Japanese cup', 'gram', 'all-purpose flour'],
  ['砂糖大さじ2', '2', 'metric tablespoon', 'gram', 'sugar'],
  ['butter 200 g', '200', 'gram', 'cup', 'butter'],
])('“%s” is what kitchens outside the US mean', (line, value, from, to, ingredient) => {
  const inputs = readRecipe(line);
  expect(inputs).toMatchObject({ value, from, to });
  expect(inputs?.ingredient).toBe(ingredient);
});

test('reads units and ingredients by their names in another language', () => {
  const spoon = ['tablespoon', 'EL'] as const;
  const names = {
    units: [...(['Tasse', 'Tassen'] as const).map((name) => ['cup', name] as const), spoon],
    ingredient: (name: string) => (name === 'honey' ? 'Honig' : name),
  } as const;
  expect(readRecipe('1½ tassen Honig', names)).toMatchObject({
    from: 'metric cup',
    ingredient: 'honey',
  });
  expect(readRecipe('2 EL Honig', names)).toMatchObject({ from: 'metric tablespoon' });
  expect(readRecipe('2 cups honey', names)).toMatchObject({ from: 'cup', ingredient: 'honey' });
  expect(readRecipe('2 Elche', names)).toBeUndefined();
  expect(readRecipe('bmi 80 kg')).toBeUndefined();
});

test('a part of a word names no ingredient, and a translated name does', () => {
  expect(ingredientIn('unsalted nuts')).toBeUndefined();
  expect(ingredientIn('gesiebtes Mehl', () => 'Mehl')?.name).toBe('all-purpose flour');
});

test('each ingredient has its own names, and a weight', () => {
  const names = ingredients.flatMap(({ name, synonyms = [] }) => [name, ...synonyms]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(ingredientIn(`sifted ${name}`), name).toBeDefined();
  for (const { grams } of ingredients) expect(Number(grams)).toBeGreaterThan(0);
});

const amount = (value: string, from: string, to: KitchenUnit, ingredient = '') => {
  const conversion = conversionOf({ value, from, to, ingredient });
  return conversion && amountIn(conversion, to);
};

// By hand: a US cup is 236.5882365 ml, and a cup of flour weighs 125 g, one of sugar 200 g, a
// teaspoon of salt 6 g.
test.each([
  ['1', 'cup', 'gram', 'all-purpose flour', 125],
  ['120', 'gram', 'cup', 'all-purpose flour', 0.96],
  ['1 1/2', 'cup', 'gram', 'sugar', 300],
  ['1/3', 'cup', 'gram', 'sugar', 200 / 3],
  ['1', 'tablespoon', 'gram', 'table salt', 18],
  ['1', 'cup', 'ounce', 'sugar', 200 / 28.349523125],
  ['1', 'pound', 'gram', '', 453.59237],
  ['100', 'gram', 'ml', 'water', 100],
  ['1', 'metric cup', 'ml', '', 250],
  ['1', 'imperial cup', 'ml', '', 284.130625],
  ['2', 'imperial cup', 'imperial pint', '', 1],
  ['1', 'imperial pint', 'imperial fluid ounce', '', 20],
  ['4', 'metric tablespoon', 'Australian tablespoon', '', 3],
  ['1', 'cup', 'metric cup', '', 236.5882365 / 250],
  ['1e300', 'pound', 'kilogram', '', 4.5359237e299],
  ['1e-300', 'kilogram', 'gram', '', 1e-297],
  ['0', 'cup', 'gram', 'honey', 0],
] as const)('%s %s is in %s, of %s, %d', (value, from, to, ingredient, expected) => {
  expect(amount(value, from, to, ingredient)).toBe(expected);
});

test('converts volumes as the API does', () => {
  for (const from of cookingUnits) {
    const { units } = convertCooking({ value: 2.7, from, to: 'ml' });
    for (const to of cookingUnits) expect(amount('2.7', from, to)).toBe(units[to]);
  }
});

test.each(['', '?abc', '1/0', '-', '1 2', '1e', '1e5000'])('"%s" is no amount', (text) => {
  expect(exactAmount(text)).toBeUndefined();
});

test.each([
  ['1.5', 1.5],
  ['-2 1/4', -2.25],
  ['.5', 0.5],
  ['5.', 5],
  ['1E3', 1000],
  ['0.1', 0.1],
  ['123456789012345678901234567890', 1.2345678901234568e29],
])('the amount %s is %d', (text, value) => {
  const exact = exactAmount(text);
  expect(exact && numberFrom(exact)).toBe(value);
});

const fields = await formFieldsFor('cooking-converter');

// The unit that is typed and the one into which the form converts change places if they are one.
test.each([
  [
    '1 1/2 cups flour',
    { value: '1 1/2', from: 'cup', to: 'gram', ingredient: 'all-purpose flour' },
  ],
  ['500 g flour', { value: '500', from: 'gram', to: 'cup', ingredient: 'all-purpose flour' }],
  ['1と1/2カップ', { value: '1 1/2', from: 'Japanese cup', to: 'gram' }],
  ['20+60', { value: '20+60', from: 'cup', to: 'gram' }],
  ['2 eggs', { value: '?2 eggs', from: 'cup', to: 'gram' }],
])('“%s”, typed as the amount, sets unit and ingredient', (text, inputs) => {
  const value = numberInput(text, fields[0] ?? expect.fail(), 'en');
  const action = { type: 'type', name: 'value', value } as const;
  const typed = nextState(exampleState(fields), action, { fields, locale: 'en' });
  expect(typed.inputs).toMatchObject(inputs);
});

const ask = async (inputs: Inputs) => {
  const all = { ...initialInputs(fields), ...inputs };
  return callOf(shownFields(fields, all), all, page.pageRequest);
};

test('asks the API for volumes as typed, and for others in milliliters', async () => {
  expect(await ask({ value: '1 1/2', from: 'cup', to: 'pint' })).toEqual({
    request: { value: 1.5, from: 'cup', to: 'pint' },
  });
  expect(await ask({ value: '2', from: 'metric cup', to: 'cup' })).toMatchObject({
    request: { value: 500, from: 'ml', to: 'cup' },
  });
  expect(await ask({ value: '125', from: 'gram', to: 'cup', ingredient: 'sugar' })).toMatchObject({
    request: { value: 147.8676478125, from: 'ml', to: 'cup' },
  });
  expect(await ask({ value: '', from: 'gram', to: 'gram' })).toEqual({
    request: { from: 'gram', to: 'gram' },
  });
});

test('a weight of nothing in particular has no volume', async () => {
  const { request, problems } = await ask({ value: '1', from: 'cup', to: 'gram' });
  expect(request).toBeUndefined();
  expect(problems).toHaveProperty('ingredient');
  expect((await ask({ value: '1e308', from: 'liter', to: 'gram' })).problems).toBeDefined();
  const huge = { value: '1e308', from: 'kilogram', to: 'cup', ingredient: 'honey' };
  expect((await ask(huge)).problems).toHaveProperty('value');
});

test.each([
  [{ value: '1', from: 'cup', to: 'gram', ingredient: 'all-purpose flour' }, '≈ 125 g', '125'],
  [{ value: '1', from: 'metric cup', to: 'gram', ingredient: 'sugar' }, '≈ 211 g', '211'],
  [{ value: '100', from: 'gram', to: 'cup', ingredient: 'butter' }, '≈ 0.441 cups', '0.441'],
  [{ value: '1', from: 'ounce', to: 'gram', ingredient: '' }, '28.3 g', '28.349523125'],
  [{ value: '100', from: 'gram', to: 'ml', ingredient: 'water' }, '100 ml', '100'],
])('%o is said as %s', (inputs, shown, copied) => {
  const { units } = convertCooking({ value: 1, from: 'ml', to: 'ml' });
  const request = { value: 1, from: 'ml', to: 'ml' } as const;
  const said = page.wording({ request, result: { result: 1, ml: 1, units } }, inputs).result;
  expect([String(said?.shown).replaceAll('\u00a0', ' '), said?.copied]).toEqual([shown, copied]);
});

// A US quart has 4 cups of 16 tablespoons; a cup of flour has 125 g.
test.each([
  [
    { value: '1', from: 'cup', to: 'ml' },
    { unit: 'cup', share: 1 },
  ],
  [
    { value: '2', from: 'cup', to: 'ml' },
    { unit: 'quart', share: 0.5 },
  ],
  [
    { value: '2', from: 'tablespoon', to: 'ml' },
    { unit: 'cup', share: 0.125 },
  ],
  [
    { value: '125', from: 'ml', to: 'liter' },
    { unit: 'metric cup', share: 0.5 },
  ],
  [
    { value: '125', from: 'gram', to: 'ounce', ingredient: 'all-purpose flour' },
    { unit: 'cup', share: 1 },
  ],
  [{ value: '2', from: 'gallon', to: 'ml' }, undefined],
  [{ value: '0', from: 'cup', to: 'ml' }, undefined],
  [{ value: '1', from: 'pound', to: 'gram' }, undefined],
])('draws %j in the smallest measure: %j', (inputs, vessel) => {
  const conversion = conversionOf(inputs);
  expect(conversion && vesselFor(conversion)).toEqual(vessel);
});
