import { expect, test } from 'vitest';
import { keywordsOf, titleOf } from '../../src/fields/field-description.ts';

test.each([
  ['annualRate', 'Annual rate'],
  ['x', 'X'],
  ['hoursPerWeek', 'Hours per week'],
  ['x1', 'X1'],
  ['targetNestEgg', 'Target nest egg'],
  ['unit', 'Unit'],
  ['', ''],
])('%s has the title %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test('includes keywords of JSON Schema', () => {
  expect(keywordsOf('Height.')).toStrictEqual({ description: 'Height.' });
  expect(keywordsOf({ description: 'Height.' })).toStrictEqual({ description: 'Height.' });
  const bmi = { description: 'Body mass index.', title: 'BMI' };
  expect(keywordsOf({ ...bmi, 'x-unit': 'kg/m²' })).toStrictEqual({ ...bmi, 'x-unit': 'kg/m²' });
  expect(keywordsOf(['Height.', 'cm'])).toStrictEqual({
    description: 'Height.',
    'x-unit': 'cm',
  });
  const height = { description: 'Height.' };
  expect(keywordsOf({ ...height, 'x-replaced-by': 'feet' })).toStrictEqual({
    ...height,
    'x-replaced-by': 'feet',
  });
});
