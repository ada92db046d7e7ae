import fc from 'fast-check';
import { type AngleUnit, convertAngle } from 'toolworker';
import { expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';

const places = 200n;

/** Returns arctan(1 / cotangent) · 10^places, by Gregory's series. */
function arctangent(cotangent: bigint): bigint {
  let sum = 0n;
  let power = 10n ** places / cotangent;
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += n % 4n === 1n ? power / n : -power / n;
    power /= cotangent * cotangent;
  }
  return sum;
}

/** π · 10^places, by Machin's formula. */
const pi = 16n * arctangent(5n) - 4n * arctangent(239n);

/** One turn in each unit, times 10^places. */
const turn = {
  degrees: 360n * 10n ** places,
  gradians: 400n * 10n ** places,
  turns: 10n ** places,
  radians: 2n * pi,
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
