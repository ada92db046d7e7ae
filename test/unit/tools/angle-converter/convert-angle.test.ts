import fc from 'fast-check';
import { type AngleUnit, convertAngle } from 'toolworker';
import { expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';
import { piTimes } from './long-pi.ts';

const one = 10n ** 200n;

/** One turn in each unit, times `one`. */
const turn = {
  degrees: 360n * one,
  gradians: 400n * one,
  turns: one,
  radians: 2n * piTimes(one),
};
const units: AngleUnit[] = ['degrees', 'radians', 'gradians', 'turns'];
const unit = fc.constantFrom(...units);
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

test('returns the double nearest to the exact angle', () => {
  // Decimals of up to 15 digits are distinct doubles, so each is its double's shortest form.
  const fifteenDigits = fc.integer({ min: 1 - 1e15, max: 1e15 - 1 });
  fc.assert(
    fc.property(fifteenDigits, fc.nat(30), unit, unit, (digits, exponent, from, to) => {
      const value = Number(`${digits}e-${exponent}`);
      const expected = nearest(BigInt(digits) * turn[to], turn[from] * 10n ** BigInt(exponent));
      expect(convertAngle({ value, from, to }).result).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('keeps an angle in its own unit', () => {
  fc.assert(
    fc.property(finite, unit, (value, name) => {
      expect(convertAngle({ value, from: name, to: name }).result).toBe(value + 0);
    }),
  );
});

test('changes its sign with the angle', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e305, noNaN: true }), unit, unit, (value, from, to) => {
      const { result } = convertAngle({ value, from, to });
      expect(convertAngle({ value: -value, from, to }).result).toBe(0 - result);
    }),
  );
});
