import { expect, test } from 'vitest';
import { steppedNumber } from '../../../../src/form/numbers/step-number.ts';

test.each([
  ['5', 1, {}, '6'],
  ['5', -1, {}, '4'],
  ['', 1, {}, '1'],
  ['1.1', 1, {}, '2.1'],
  ['0.3', -1, {}, '-0.7'],
  ['0', -1, { minimum: 0 }, '0'],
  ['0.5', -1, { minimum: 0 }, '0'],
  ['1', -1, { exclusiveMinimum: 0 }, '1'],
  ['100', 1, { maximum: 100 }, '100'],
  ['9', 1, { exclusiveMaximum: 10 }, '9'],
  ['8', 1, { exclusiveMaximum: 10 }, '9'],
  ['', 1, { minimum: 2 }, '2'],
  ['1e5', 1, {}, '100001'],
] as const)('%s stepped by %d within %j is %s', (plain, direction, schema, expected) => {
  expect(steppedNumber(plain, direction, schema)).toBe(expected);
});
