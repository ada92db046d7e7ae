import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { convertBase } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { spec } from '../../../spec/base-converter.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const base = fc.integer({ min: 2, max: 36 });

/** Generates up to `maxLength` digits of the base, in either case. */
function digitsOf(radix: number, maxLength: number) {
  const digit = fc.tuple(fc.nat(radix - 1), fc.boolean()).map(([value, upper]) => {
    const character = value.toString(radix);
    return upper ? character.toUpperCase() : character;
  });
  return fc.string({ unit: digit, minLength: 1, maxLength });
}

function numeralOf(radix: number, maxLength = 40) {
  const digits = digitsOf(radix, maxLength);
  return fc.oneof(
    digits,
    digits.map((fraction) => `.${fraction}`),
    fc.tuple(digits, digits).map(([whole, fraction]) => `${whole}.${fraction}`),
  );
}

/** Converts a numeral by school arithmetic: digit by digit, rounded with a carry. */
function byHand(numeral: string, from: number, to: number): string {
  const [whole = '', fraction = ''] = numeral.split('.');
  const units = [...(whole + fraction)].reduce(
    (value, digit) => value * BigInt(from) + BigInt(Number.parseInt(digit, from)),
    0n,
  );
  const denominator = BigInt(from) ** BigInt(fraction.length);
  const integer = integerDigits(units / denominator, BigInt(to));
  const exact = fractionDigits(units % denominator, denominator, BigInt(to), 5 * fraction.length);
  if (exact.rest === 0n) return write(integer, exact.digits, to);
  const places = Math.max(32, fraction.length);
  const { digits, rest } = fractionDigits(units % denominator, denominator, BigInt(to), places);
  if (2n * rest < denominator) return write(integer, digits, to);
  const rounded = increment([...integer, ...digits], to);
  return write(rounded.slice(0, -places), rounded.slice(-places), to);
}

function integerDigits(value: bigint, base: bigint): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0n; rest /= base) digits.unshift(Number(rest % base));
  return digits.length > 0 ? digits : [0];
}

/** Returns the digits of a fraction below 1, until nothing is left or the limit is reached. */
function fractionDigits(numerator: bigint, denominator: bigint, base: bigint, most: number) {
  const digits: number[] = [];
  let rest = numerator;
  while (rest > 0n && digits.length < most) {
    digits.push(Number((rest * base) / denominator));
    rest = (rest * base) % denominator;
  }
  return { digits, rest };
}

function increment(digits: readonly number[], base: number): number[] {
  const last = digits.at(-1);
  if (last === undefined) return [1];
  const others = digits.slice(0, -1);
  return last + 1 < base ? [...others, last + 1] : [...increment(others, base), 0];
}

function write(integer: readonly number[], fraction: readonly number[], base: number): string {
  const symbols = (digits: readonly number[]) =>
    digits.map((digit) => digit.toString(base)).join('');
  return `${symbols(integer)}.${symbols(fraction)}`.replace(/\.?0*$/, '');
}

test('agrees with school arithmetic in all five bases', () => {
  const conversion = base.chain((from) =>
    fc.record({ value: numeralOf(from), from: fc.constant(from), to: base }),
  );
  fc.assert(
    fc.property(conversion, ({ value, from, to }) => {
      expect(convertBase({ value, from, to })).toEqual({
        input: value,
        from,
        to,
        result: byHand(value, from, to),
        decimal: byHand(value, from, 10),
        binary: byHand(value, from, 2),
        octal: byHand(value, from, 8),
        hexadecimal: byHand(value, from, 16),
      });
    }),
    { numRuns: 300 },
  );
});

test('agrees with BigInt on integers of any size', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 2000n), max: 2n ** 2000n }),
      base,
      base,
      (value, from, to) => {
        const { result, hexadecimal } = convertBase({ value: value.toString(from), from, to });
        expect(result).toBe(value.toString(to));
        expect(hexadecimal).toBe(value.toString(16));
      },
    ),
  );
});

test('agrees with Number on doubles, whose fractions all end', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      const { decimal } = convertBase({ value: value.toString(2), from: 2, to: 10 });
      expect(Number(decimal)).toBe(value + 0);
    }),
  );
});

test('converts back from a base that has every prime factor of the other', () => {
  fc.assert(
    fc.property(numeralOf(6, 200), fc.constantFrom(12, 18, 24, 30, 36), (value, to) => {
      const { result } = convertBase({ value, from: 6, to });
      const plain = convertBase({ value, from: 6, to: 6 }).result;
      expect(convertBase({ value: result, from: to, to: 6 }).result).toBe(plain);
    }),
  );
});

test('ignores case, leading zeros, a plus sign and white space', () => {
  fc.assert(
    fc.property(numeralOf(36), base, (value, to) => {
      const { input: _, ...plain } = convertBase({ value, from: 36, to });
      for (const same of [value.toUpperCase(), `00${value}`, `+${value}`, `\n ${value}\t`]) {
        expect(convertBase({ value: same, from: 36, to })).toEqual({ input: same, ...plain });
      }
      const negative = convertBase({ value: `-${value}`, from: 36, to });
      expect(negative.result).toBe(plain.result === '0' ? '0' : `-${plain.result}`);
    }),
  );
});

test('answers any string or refuses it with an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), base, (value, from) => {
      try {
        expect(convertBase({ value, from }).result).toMatch(/^-?[01]+(\.[01]*1)?$/);
      } catch (error) {
        expect(error).toMatchObject({
          name: 'ToolError',
          message: expect.stringMatching(
            /^value: expected [\x20-\x7e]+, got "[^\p{C}\p{Zl}\p{Zp}]*"(?: \((?:. = )?U\+[\dA-F]{4,6}\))?$/u,
          ),
        });
      }
    }),
    { numRuns: 300 },
  );
});

describe.each([
  // A fraction of base 32 = 2^5 has five times as many digits in base 34, and one of base 35 never
  // ends in base 31.
  { from: 32, to: 34 },
  { from: 35, to: 31 },
  { from: 10, to: 2 },
  { from: 2, to: 36 },
])('10,000 characters of base $from in base $to', ({ from, to }) => {
  const highest = (from - 1).toString(from);
  test.each([
    highest.repeat(10_000),
    `.${highest.repeat(9999)}`,
    `.${'0'.repeat(9998)}1`,
    `-${'1'.repeat(4999)}.${highest.repeat(4999)}`,
  ])('has no trailing zeros', (value) => {
    const { input, result } = convertBase({ value, from, to });
    expect(input).toBe(value);
    expect(result).not.toMatch(/\.\d*0$/);
  });
});

test('is exact if its digits end, however many there are', () => {
  const value = `0.${'0'.repeat(9997)}1`;
  const { decimal, hexadecimal } = convertBase({ value, from: 2 });
  const digits = (5n ** 9998n).toString().padStart(9998, '0');
  expect(decimal).toBe(`0.${digits}`);
  expect(hexadecimal).toBe(`0.${'0'.repeat(2499)}4`);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('the rows of the spec by Python are what Python computes', () => {
  const rows = spec.answers.filter(([, , source]) => source.startsWith('base-converter.py'));
  const input = rows.map(([request]) => JSON.stringify(request)).join('\n');
  const output = execFileSync('python3', ['test/spec/base-converter.py'], {
    input,
    encoding: 'utf8',
  });
  const computed = output.trim().split('\n');
  expect(computed.map((line) => JSON.parse(line))).toEqual(rows.map(([, result]) => result));
  expect(rows.length).toBeGreaterThan(4);
});
