import { expect, test } from 'vitest';
import { closest } from '../../src/shared/closest.ts';

test.each([
  ['bmi-calculater', 'bmi-calculator'],
  ['bmi', 'bmi-calculator'],
  ['colour-converter', 'color-converter'],
  ['b', undefined],
  ['weather', undefined],
  ['', undefined],
])('%s → %s', (name, expected) => {
  expect(closest(name, ['bmi-calculator', 'color-converter', 'percentage-of'])).toBe(expected);
});
