import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { convertScientificNotation } from 'toolworker';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import {
  digitsOf,
  engineering,
  inWords,
  rounded,
  scientific,
  significantDigits,
  withPrefix,
} from '../../../../demo/tools/scientific-notation-converter/notation.ts';

const read = (value: string) => digitsOf(convertScientificNotation({ value }).scientific);

test.each([
  // The speed of light, the mass of an electron, and Avogadro's number.
  ['299792458', '299.792458', 6, '299.792458 M (mega)', '299.792458 million'],
  ['9.109e-31', '910.9', -33, undefined, '910.9 decillionths'],
  ['6.02214076e23', '602.214076', 21, '602.214076 Z (zetta)', '602.214076 sextillion'],
  ['4200000000', '4.2', 9, '4.2 G (giga)', '4.2 billion'],
  ['-0.00001', '-10', -6, '-10 µ (micro)', '-10 millionths'],
  ['0.001', '1', -3, '1 m (milli)', '1 thousandth'],
  ['12', '12', 0, undefined, undefined],
  ['0', '0', 0, undefined, undefined],
  ['1e40', '10', 39, undefined, undefined],
])(
  'writes %s in engineering notation, with a prefix and in words',
  (value, mantissa, power, si, words) => {
    const number = read(value);
    expect(engineering(number)).toEqual({ mantissa, exponent: power });
    expect(withPrefix(number)).toBe(si);
    expect(inWords(number)).toBe(words);
  },
);

test.each([
  ['4200000000', 'de', '4,2 Milliarden'],
  ['1000000', 'de', '1 Million'],
  ['-299792458', 'fr', '-299,792458 millions'],
  ['4200000000', 'ja', '42億'],
  ['299792458', 'zh', '2.99792458亿'],
  // A double would round it to a Milliarde.
  [`${'9'.repeat(9)}.${'9'.repeat(20)}`, 'de', `999,${'9'.repeat(26)} Millionen`],
  // Some languages have a name for a thousand, others do not.
  ['1500', 'ja', undefined],
  ['0.001', 'de', undefined],
  ['1e15', 'de', undefined],
] as const)('writes %s in words of the language %s', (value, code, words) => {
  const shown = inLanguage({ code, dictionary: {} }, () => inWords(read(value)));
  expect(shown?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('keeps the value in both notations', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const number = read(String(value));
      for (const { mantissa, exponent } of [scientific(number), engineering(number)]) {
        expect(new Decimal(`${mantissa}e${exponent}`).eq(new Decimal(value))).toBe(true);
      }
    }),
  );
});

test.each([
  ['1500', 2, 4],
  ['1500.', 4, 4],
  ['0.00150', 3, 3],
  ['1.50e3', 3, 3],
  ['15 x 10^3', 2, 2],
  ['-20', 1, 2],
  ['100.0', 4, 4],
  ['0', 0, 0],
  ['1.50 × 10³', 3, 3],
  ['150·10⁻³', 3, 3],
  ['−1.50×10^−3', 3, 3],
  ['10³', 1, 1],
])('%s has %d to %d significant digits', (input, least, most) => {
  expect(significantDigits(input)).toEqual({ least, most });
});

test('rounds as decimal.js does', () => {
  Decimal.set({ rounding: Decimal.ROUND_HALF_UP });
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 1, max: 20 }),
      (value, count) => {
        const { mantissa, exponent } = scientific(rounded(read(String(value)), count));
        const expected = new Decimal(value).toSignificantDigits(count);
        expect(new Decimal(`${mantissa}e${exponent}`).eq(expected)).toBe(true);
      },
    ),
  );
});

test('keeps the trailing zeros of a rounded number', () => {
  expect(scientific(rounded(read('9.9996'), 4))).toEqual({ mantissa: '1.000', exponent: 1 });
});
