import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDecimal } from '../../../src/shared/plain-decimal.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [-45, '-45'],
  [100, '100'],
  [0.5, '0.5'],
  [-0.05, '-0.05'],
  [12.25, '12.25'],
  [1e21, '1000000000000000000000'],
  [-1.5e22, '-15000000000000000000000'],
  [1e-7, '0.0000001'],
])('%d is %s', (value, expected) => expect(plainDecimal(value)).toBe(expected));

test('agrees with decimal.js on any number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(plainDecimal(value)).toBe(new Decimal(value + 0).toFixed());
    }),
  );
});
