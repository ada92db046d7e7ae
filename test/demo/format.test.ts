import { expect, test } from 'vitest';
import { formatNumber, labelOf, unitOf } from '../../demo/format.ts';

test.each([
  [0, '0'],
  [25, '25'],
  [-1234567, '-1,234,567'],
  [0.1, '0.1'],
  [23.3984375, '≈\u00a023.39844'],
  [Math.PI, '≈\u00a03.141593'],
  [1130650.3374415112, '≈\u00a01,130,650.34'],
  [1e21, '1E21'],
  [1.5e-9, '1.5E-9'],
])('%d is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

test.each([
  ['annualRate', 'Annual rate'],
  ['bmi', 'BMI'],
  ['x1', 'x₁'],
  ['annualizedRoi', 'Annualized ROI'],
  ['siteName', 'Site name'],
])('%s is called %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ['Height in centimetres. A number greater than 0.', 'cm'],
  ['Weight in kilograms, or in pounds. A number greater than 0.', 'kg / lb'],
  ['Tax as a percentage of the price before tax.', '%'],
  ['Minutes from going to bed to falling asleep. A number from 0 to 1,440.', 'min'],
  ['Basal metabolic rate in kcal a day.', 'kcal a day'],
  ['The percentage.', '%'],
  ['The value to take the percentage of.', ''],
  ['Whole months after the years, 0 to 11.', ''],
  ['The amount borrowed.', ''],
])('"%s" has the unit "%s"', (description, unit) => {
  expect(unitOf(description)).toBe(unit);
});
