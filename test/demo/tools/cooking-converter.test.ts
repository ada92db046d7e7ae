import { convertCooking } from 'toolworker';
import { expect, test } from 'vitest';
import { spoonsSentence, written } from '../../../demo/tools/cooking-converter/amounts.ts';
import { asFraction, inSpoons } from '../../../demo/tools/cooking-converter/measures.ts';
import { readAmount } from '../../../demo/tools/cooking-converter/read-amount.ts';

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

test.each([0, 0.01, 1e4, 1e300])('%d is not measured in eighths', (amount) => {
  expect(asFraction(amount)).toBeUndefined();
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
  ['⅓ cup', 16, { cups: 1 / 3, tablespoons: 0, teaspoons: 0, isExact: true }],
  ['2 tablespoons', 6, { cups: 0, tablespoons: 2, teaspoons: 0, isExact: true }],
  ['⅓ cup and 2 teaspoons', 18, { cups: 1 / 3, tablespoons: 0, teaspoons: 2, isExact: true }],
  ['1½ cups', 72, { cups: 1.5, tablespoons: 0, teaspoons: 0, isExact: true }],
  ['2 tablespoons and 2 teaspoons', 8, { cups: 0, tablespoons: 2, teaspoons: 2, isExact: true }],
  ['½ teaspoon', 0.5, { cups: 0, tablespoons: 0, teaspoons: 0.5, isExact: true }],
  [
    '1 cup, 1 tablespoon and 1 teaspoon',
    52,
    { cups: 1, tablespoons: 1, teaspoons: 1, isExact: true },
  ],
])('%s is measured with cups and spoons', (sentence, teaspoons, spoons) => {
  const measured = inSpoons(teaspoons);
  expect(measured).toEqual(spoons);
  expect(measured && spoonsSentence(measured)).toBe(sentence);
});

test('100 ml are about ⅓ cup, 1 tablespoon and 1¼ teaspoons', () => {
  const { units } = convertCooking({ value: 100, from: 'ml', to: 'cup' });
  // 20.288 tsp = 16 tsp + 3 tsp + 1.288 tsp.
  const spoons = { cups: 1 / 3, tablespoons: 1, teaspoons: 1.25, isExact: false };
  expect(inSpoons(units.teaspoon)).toEqual(spoons);
  expect(spoonsSentence(spoons)).toBe('About ⅓ cup, 1 tablespoon and 1¼ teaspoons');
});

test.each([0, 0.05, 1e300])('%d teaspoons are not measured', (teaspoons) => {
  expect(inSpoons(teaspoons)).toBeUndefined();
});

test.each([
  ['1 1/2 cups', 1.5, 'cup'],
  ['1½ cups', 1.5, 'cup'],
  ['⅔ cup', 2 / 3, 'cup'],
  ['3/4 cup milk', 0.75, 'cup'],
  ['2 tbsp', 2, 'tablespoon'],
  ['2 T', 2, 'tablespoon'],
  ['1 t salt', 1, 'teaspoon'],
  ['1,5 l', 1.5, 'liter'],
  ['250ml', 250, 'ml'],
  ['8 fl oz', 8, 'floz'],
  ['2 Quarts', 2, 'quart'],
  ['1/0 cup', undefined, undefined],
  ['cup', undefined, undefined],
  ['3 eggs', undefined, undefined],
  ['', undefined, undefined],
])('reads the amount "%s"', (text, value, from) => {
  expect(readAmount(text)).toEqual(value === undefined ? undefined : { value, from });
});
