import fc from 'fast-check';
import { convertDecimalToPercent } from 'toolworker';
import { expect, test } from 'vitest';
import { toNumber } from '../../../../src/shared/rational.ts';
import { anyCharacter } from '../../../support/any-character.ts';

/** Writes units / 10^places as a plain decimal without trailing zeros. */
function write(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const point = digits.length - places;
  const text = `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '');
  return units < 0n ? `-${text}` : text;
}

const decimal = fc.record({
  units: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  places: fc.integer({ min: 0, max: 60 }),
});

test('divides a percentage by a hundred, for integers of any size', () => {
  fc.assert(
    fc.property(decimal, ({ units, places }) => {
      const denominator = 10n ** BigInt(places);
      const percent = toNumber({ numerator: 100n * units, denominator });
      const expected = {
        decimal: toNumber({ numerator: units, denominator }),
        percent,
        percentString: `${write(100n * units, places)}%`,
        result: percent,
      };
      const value = write(units, places);
      for (const same of [value, `${units}e-${places}`, `${write(100n * units, places)} %`]) {
        expect(convertDecimalToPercent({ value: same })).toEqual(expected);
      }
    }),
    { numRuns: 1000 },
  );
});

test('reads a percentage in direction from, with or without its sign', () => {
  fc.assert(
    fc.property(decimal, ({ units, places }) => {
      const value = write(units, places);
      const fromDecimal = toNumber({ numerator: units, denominator: 100n * 10n ** BigInt(places) });
      const expected = {
        decimal: fromDecimal,
        percent: toNumber({ numerator: units, denominator: 10n ** BigInt(places) }),
        percentString: `${value}%`,
        result: fromDecimal,
      };
      for (const same of [value, `${value}%`, `${value}\t%\n`]) {
        expect(convertDecimalToPercent({ value: same, direction: 'from' })).toEqual(expected);
      }
    }),
  );
});

test('reads its own output', () => {
  fc.assert(
    fc.property(decimal, ({ units, places }) => {
      const result = convertDecimalToPercent({ value: `${units}e-${places}` });
      expect(convertDecimalToPercent({ value: result.percentString })).toEqual(result);
    }),
  );
});

test('answers any string or refuses it with an error', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...'012345+-.e% ') }),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom('to', 'from'), (value, direction) => {
      try {
        const { decimal, percent, percentString } = convertDecimalToPercent({ value, direction });
        expect(percentString).toMatch(/^-?\d+(\.\d*[1-9])?%$/);
        expect([decimal, percent].every(Number.isFinite)).toBe(true);
        expect([decimal, percent].some((number) => Object.is(number, -0))).toBe(false);
      } catch (error) {
        expect(error).toMatchObject({
          name: 'ToolError',
          message: expect.stringMatching(
            /^value: expected .+, got "[^\p{C}\p{Zl}\p{Zp}]*"(?: \((?:. = )?U\+[\dA-F]{4,6}\))?$/u,
          ),
        });
      }
    }),
    { numRuns: 1000 },
  );
});
