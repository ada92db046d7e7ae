import fc from 'fast-check';
import { calculateStandardDeviation, ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';
import nist from './nist-univariate.json';

/**
 * Returns a set such as NumAcc2 to NumAcc4: a middle value, and 500 times one just below and one
 * just above it.
 */
const aroundThe = (middle: string, below: string, above: string) => ({
  mean: middle,
  standardDeviation: '0.1',
  numbers: [middle, ...Array.from({ length: 500 }, () => [below, above]).flat()].join(' '),
});

const referenceSets = {
  ...nist.sets,
  NumAcc1: { mean: '10000002', standardDeviation: '1', numbers: '10000001 10000003 10000002' },
  NumAcc2: aroundThe('1.2', '1.1', '1.3'),
  NumAcc3: aroundThe('1000000.2', '1000000.1', '1000000.3'),
  NumAcc4: aroundThe('10000000.2', '10000000.1', '10000000.3'),
};

/** Returns the number of correct digits, as NIST counts them; its certified values have 15. */
function logRelativeError(actual: number, certified: number): number {
  return actual === certified ? 15 : -Math.log10(Math.abs(actual / certified - 1));
}

test.each(Object.entries(referenceSets))('matches certified values of NIST: %s', (_, set) => {
  const { mean, standardDeviation } = calculateStandardDeviation({ numbers: set.numbers });
  expect(logRelativeError(mean, Number(set.mean))).toBeGreaterThan(14.9);
  expect(logRelativeError(standardDeviation, Number(set.standardDeviation))).toBeGreaterThan(14.9);
  expect(mean.toPrecision(15)).toBe(Number(set.mean).toPrecision(15));
  expect(standardDeviation.toPrecision(15)).toBe(Number(set.standardDeviation).toPrecision(15));
});

/** Returns the number of decimal places that show forty digits of the root of a fraction. */
function decimalPlaces(numerator: bigint, denominator: bigint): number {
  return 41 + Math.max(0, denominator.toString().length - numerator.toString().length);
}

/**
 * Returns the double nearest to the root of a fraction: forty digits found bit by bit, and one for
 * the rest.
 */
function rootToDouble(numerator: bigint, denominator: bigint): number {
  const places = decimalPlaces(numerator, denominator);
  const square = (numerator * 100n ** BigInt(places)) / denominator;
  let root = 0n;
  for (let bit = 1n << BigInt(square.toString(4).length); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 2n <= square) root += bit;
  }
  const rest = root ** 2n * denominator === numerator * 100n ** BigInt(places) ? 0 : 1;
  return Number(`${root}${rest}e-${places + 1}`);
}

const byValue = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns all results by definition, computed in integer multiples of 10^-360. */
function byDefinition(decimals: readonly string[], sample: boolean) {
  const unit = 10n ** 360n;
  const integers = decimals.map((decimal) => {
    const [significand = '', exponent = '0'] = decimal.split('e');
    const [whole = '', fraction = ''] = significand.split('.');
    return BigInt(whole + fraction) * 10n ** BigInt(360 + Number(exponent) - fraction.length);
  });
  const sorted = integers.toSorted(byValue);
  const [min = 0n, max = 0n] = [sorted[0], sorted.at(-1)];
  const count = BigInt(integers.length);
  const middle = (integers.length - 1) / 2;
  const [lower = 0n, upper = 0n] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  const sum = integers.reduce((total, integer) => total + integer, 0n);
  // Distances from the mean are fractions with the count as denominator.
  const distances = integers.map((integer) => integer * count - sum);
  const squares = distances.reduce((total, distance) => total + distance * distance, 0n);
  const divisor = count * count * (sample ? count - 1n : count) * unit * unit;
  return {
    count: integers.length,
    mean: nearest(sum, count * unit),
    median: nearest(lower + upper, 2n * unit),
    sum: nearest(sum, unit),
    min: nearest(min, unit),
    max: nearest(max, unit),
    range: nearest(max - min, unit),
    variance: nearest(squares, divisor),
    standardDeviation: rootToDouble(squares, divisor),
    sample,
  };
}

const listOf = (decimal: fc.Arbitrary<string>) =>
  fc.array(decimal, { minLength: 2, maxLength: 30 });
const integers = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
const smallIntegers = fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n });

describe.each([
  ['integers', listOf(integers.map(String))],
  ['amounts of money', listOf(smallIntegers.map((integer) => `${integer}e-2`))],
  [
    'decimals near each other',
    listOf(smallIntegers.map((integer) => `${10n ** 14n + integer}e-6`)),
  ],
  [
    'decimals of any size',
    listOf(
      fc
        .tuple(integers, fc.integer({ min: -40, max: 40 }))
        .map(([integer, exponent]) => `${integer}e${exponent}`),
    ),
  ],
  ['any doubles', listOf(fc.double({ min: -1e150, max: 1e150, noNaN: true }).map(String))],
])('%s', (_, lists) => {
  test('agree with the definitions in exact integers', () => {
    fc.assert(
      fc.property(lists, fc.boolean(), (decimals, sample) => {
        const expected = byDefinition(decimals, sample);
        const numbers = decimals.map(Number);
        expect(calculateStandardDeviation({ numbers, sample })).toEqual(expected);
        expect(calculateStandardDeviation({ numbers: decimals.join(', '), sample })).toEqual(
          expected,
        );
      }),
    );
  });
});

const amounts = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 2, maxLength: 100 });

test('scales all results by a power of ten, however the numbers are summed', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: -40, max: 40 }), (numbers, exponent) => {
      const scaled = numbers.map((number) => `${number}e${exponent}`);
      const decimals = numbers.map((number) => `${number}`);
      expect(calculateStandardDeviation({ numbers: scaled.join(';') })).toEqual(
        byDefinition(scaled, true),
      );
      expect(calculateStandardDeviation({ numbers: decimals.join(';') })).toEqual(
        byDefinition(decimals, true),
      );
    }),
  );
});

describe('an array that JSON cannot express', () => {
  test.each([
    [[1, Number.NaN], 'a number as item 2, got NaN'],
    [[1, Number.POSITIVE_INFINITY], 'a number as item 2, got Infinity'],
    [Array(2), 'a number as item 1, got undefined'],
    // biome-ignore lint/suspicious/noSparseArray: the test is about the hole.
    [[1, , 3], 'a number as item 2, got undefined'],
    [Array(2_000_000).fill(1), '1 to 1,000,000 items, got more'],
  ])('is refused: expected $1', (numbers, expected) => {
    const error = new ToolError(`numbers: expected ${expected}`);
    expect(() => calculateStandardDeviation({ numbers })).toThrow(error);
  });

  test('is refused if it is typed', () => {
    // Values that plain JavaScript may pass.
    const request = { numbers: Float64Array.of(1, 2, 3) } as never;
    expect(() => calculateStandardDeviation(request)).toThrow(/, got an object$/);
  });
});

test("leaves the caller's array unchanged", () => {
  const numbers = Object.freeze([3, -0, 1, 2]);
  expect(calculateStandardDeviation({ numbers }).sum).toBe(6);
  expect(numbers).toStrictEqual([3, -0, 1, 2]);
});

/**
 * The marks of decimals and of groups in numbers of some languages. A point always marks decimals
 * here.
 */
const languages = [
  ['.', ','],
  ['.', "'"],
  ['.', ' '],
  ['.', '\u202f'],
  [',', ' '],
  [',', '\u00a0'],
  [',', '\u2009'],
  ['٫', '٬'],
] as const;

describe('a list of numbers as people write them', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 });
  const separators = [', ', ',', '; ', ';', '\t', '\n', '\r\n', ',\n', ';\n', ' ; '];

  /** Returns a number of cents with its digits in groups of three. */
  const written = (
    amount: number,
    hasFraction: boolean,
    [decimal, group]: readonly [string, string],
  ) => {
    const [whole = '', fraction = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
    return `${amount < 0 ? '-' : ''}${grouped}${hasFraction ? decimal + fraction : ''}`;
  };

  test('is refused, or has the mean that was meant', () => {
    // Half of the lists have no groups.
    const amounts = fc.oneof(cents, fc.integer({ min: -99_999, max: 99_999 }));
    const list = fc.record({
      amounts: fc.array(amounts, { minLength: 2, maxLength: 3 }),
      hasFraction: fc.boolean(),
      marks: fc.constantFrom(...languages),
      separator: fc.constantFrom(...separators),
    });
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(list, ({ amounts, hasFraction, marks, separator }) => {
        // These lists are columns of three digits, or numbers with commas alone.
        fc.pre(!marks.some((mark) => separator.trim() === mark && separator.length === 1));
        const numbers = amounts.map((amount) =>
          hasFraction ? amount : Math.trunc(amount / 100) * 100,
        );
        const text = numbers.map((amount) => written(amount, hasFraction, marks)).join(separator);
        const isInColumns = marks[1] === ' ' && /^[\r\n]+$/.test(separator);
        fc.pre(
          !isInColumns ||
            numbers.some((amount) =>
              /^\d{1,2}(?!\d)/.test(written(Math.abs(amount), hasFraction, marks)),
            ),
        );
        try {
          const { count, sum } = calculateStandardDeviation({ numbers: text });
          expect([text, count, Math.round(sum * 100)]).toEqual([
            text,
            numbers.length,
            numbers.reduce((total, amount) => total + amount, 0),
          ]);
          accepted += 1;
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          refused += 1;
        }
      }),
      { numRuns: 5_000 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(500);
  });

  test('with brackets around means the same', () => {
    const lists = fc.tuple(
      fc.array(cents, { minLength: 2, maxLength: 6 }),
      fc.constantFrom(', ', ' ', ';', '\n'),
      fc.constantFrom('[]', '()', '{}', '［］', '（）'),
      fc.constantFrom('', ' ', '\n'),
    );
    fc.assert(
      fc.property(lists, ([numbers, separator, brackets, space]) => {
        const list = numbers.join(separator);
        const [open, close] = brackets;
        expect(
          calculateStandardDeviation({ numbers: `${space}${open}${space}${list}${space}${close}` }),
        ).toEqual(calculateStandardDeviation({ numbers: list }));
      }),
    );
  });
});
