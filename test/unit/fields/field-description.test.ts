import { expect, test } from 'vitest';
import { keywordsOf, titleOf } from '../../../src/fields/field-description.ts';

test.each([
  ['annualRate', 'Annual rate'],
  ['x', 'X'],
  ['hoursPerWeek', 'Hours per week'],
  ['x1', 'X1'],
  ['unit', 'Unit'],
  ['', ''],
])('%s has the title %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

const bmi = { description: 'Body mass index.', title: 'BMI', 'x-unit': 'kg/m²' };
const height = { description: 'Height.', 'x-replaced-by': 'feet' };

test.each([
  ['Height.', { description: 'Height.' }],
  [['Height.', 'cm'] as const, { description: 'Height.', 'x-unit': 'cm' }],
  [bmi, bmi],
  [height, height],
])('the words %j become the keywords %j', (words, keywords) => {
  expect(keywordsOf(words)).toStrictEqual(keywords);
});
