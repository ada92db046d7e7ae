import { expect, test } from 'vitest';
import { keywordsOf, titleOf, wordsOf } from '../../../src/fields/field-description.ts';

test.each([
  ['annualRate', 'Annual rate'],
  ['x', 'X'],
  ['hoursPerWeek', 'Hours per week'],
  ['x1', 'X1'],
  ['unit', 'Unit'],
  ['tax_rate', 'Tax rate'],
  ['tax-rate', 'Tax rate'],
  ['', ''],
])('%s has the title %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

const bmi = { description: 'Body mass index.', title: 'BMI' };
const height = { description: 'Height.' };

test.each([
  ['Height.', { description: 'Height.' }],
  [['Height.', 'cm'] as const, { description: 'Height.', 'x-unit': 'cm' }],
  [
    { ...bmi, unit: 'kg/m²' },
    { ...bmi, 'x-unit': 'kg/m²' },
  ],
  [
    { ...height, replacedBy: 'feet' },
    { ...height, 'x-replaced-by': 'feet' },
  ],
])('the words %j become the keywords %j', (words, keywords) => {
  expect(keywordsOf(wordsOf(words))).toStrictEqual(keywords);
});
