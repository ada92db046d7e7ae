import { describe, expect, test } from 'vitest';
import { readNumber } from '../../demo/read-number.ts';
import { writeNumber } from '../../demo/write-number.ts';
import { sampled } from '../sampled.ts';

const readable: readonly {
  readonly locale: string;
  readonly cases: readonly (readonly [text: string, value: number])[];
}[] = [
  {
    locale: 'en',
    cases: [
      ['1234.5', 1234.5],
      ['1,234.5', 1234.5],
      ['1,234', 1234],
      ['1,234,567.891', 1234567.891],
      ['12,34,567', 1234567],
      ['1 234.5', 1234.5],
      ['1\u202f234.5', 1234.5],
      ["1'234.5", 1234.5],
      ['1’234.5', 1234.5],
      ['-5', -5],
      ['\u22125', -5],
      ['–5', -5],
      ['+5', 5],
      ['- 5', -5],
      ['.5', 0.5],
      ['5.', 5],
      ['007', 7],
      ['1e5', 100_000],
      ['1E5', 100_000],
      ['1.5e-9', 1.5e-9],
      ['1.5×10^−9', 1.5e-9],
      ['1.5 × 10⁻⁹', 1.5e-9],
      ['10³', 1000],
      ['-10^3', -1000],
      ['2·10³', 2000],
      ['  42 ', 42],
      ['$1,234.50', 1234.5],
      ['-$5', -5],
      ['1,234.50 €', 1234.5],
      ['١٬٢٣٤٫٥', 1234.5],
      ['１，２３４．５', 1234.5],
      ['\u200e-5', -5],
      ['0', 0],
    ],
  },
  {
    locale: 'de',
    cases: [
      ['1234,5', 1234.5],
      ['1.234,5', 1234.5],
      ['1.234', 1234],
      ['1.234.567', 1234567],
      ['1 234,5', 1234.5],
      ["1'234,5", 1234.5],
      [',5', 0.5],
      ['1,5e3', 1500],
      ['1.234,50 €', 1234.5],
    ],
  },
  {
    locale: 'fr',
    cases: [
      ['1 234,5', 1234.5],
      ['1\u00a0234,5', 1234.5],
      ['1\u202f234,5', 1234.5],
      ['1,234', 1.234],
      // French has no meaning of its own for the point, so it is read as elsewhere.
      ['1.5', 1.5],
      ['0.234', 0.234],
      ['1.2345', 1.2345],
      ['1.234.567', 1234567],
      ['1.234,5', 1234.5],
    ],
  },
  {
    locale: 'de-CH',
    cases: [
      ["1'234.5", 1234.5],
      ['1’234.5', 1234.5],
      ['1.234', 1.234],
      ['1,5', 1.5],
      ['1,234.5', 1234.5],
    ],
  },
  {
    locale: 'en-IN',
    cases: [
      ['1,23,456', 123456],
      ['12,34,567.5', 1234567.5],
      ['1,234,567', 1234567],
    ],
  },
  {
    locale: 'ar-EG',
    cases: [
      ['١٬٢٣٤٫٥', 1234.5],
      ['١٢٣٤٫٥', 1234.5],
      ['1,234.5', 1234.5],
      ['1234.5', 1234.5],
      ['\u061c-١٢', -12],
      ['١٫٥أس\u061c-٩', 1.5e-9],
    ],
  },
  {
    locale: 'fa',
    cases: [
      ['۱٬۲۳۴٫۵', 1234.5],
      ['\u200e\u2212۱۲', -12],
      ['1,234.5', 1234.5],
      ['۱٫۵×۱۰^\u200e\u2212۹', 1.5e-9],
    ],
  },
  {
    locale: 'hi',
    cases: [
      ['१२,३४,५६७.५', 1234567.5],
      ['12,34,567.5', 1234567.5],
    ],
  },
  {
    locale: 'es',
    cases: [
      ['1234,5', 1234.5],
      ['1.234', 1234],
      ['12.345,6', 12345.6],
    ],
  },
  { locale: 'pt-BR', cases: [['$ 1.234,50', 1234.5]] },
  {
    locale: 'ja',
    cases: [
      ['1,234.5', 1234.5],
      ['１２３４．５', 1234.5],
      ['－５', -5],
      ['￥１，２３４', 1234],
    ],
  },
  {
    locale: 'pl',
    cases: [
      ['1\u00a0234,5', 1234.5],
      ['1 234,5', 1234.5],
      ['1,234', 1.234],
      ['1.5', 1.5],
    ],
  },
];

describe.each(readable)('in $locale', ({ locale, cases }) => {
  test.each(cases)('%s is read', (text, value) => {
    const reading = readNumber(text, locale);
    expect('plain' in reading && Number(reading.plain)).toBe(value);
  });
});

test.each([
  ['en', '1,23', 'Write 1,23 as 1.23.'],
  ['en', '0,234', 'Write 0,234 as 0.234.'],
  ['en', '1.234,5', 'Write 1.234,5 as 1,234.5.'],
  ['en', '1 234,5', 'Write 1 234,5 as 1,234.5.'],
  ['en', '1.234.567', 'Write 1.234.567 as 1,234,567.'],
  ['de', '1.23', 'Write 1.23 as 1,23.'],
  ['de', '1.5', 'Write 1.5 as 1,5.'],
  ['de', '1,234.5', 'Write 1,234.5 as 1.234,5.'],
  ['fr', '1,234.5', 'Write 1,234.5 as 1\u202f234,5.'],
  ['fr', '1.234', 'Write 1.234 as 1,234 or as 1\u202f234, whichever you mean.'],
  ['de-CH', '1,234', 'Write 1,234 as 1’234 or as 1.234, whichever you mean.'],
  ['pl', '1.234', 'Write 1.234 as 1,234 or as 1234, whichever you mean.'],
  ['en-IN', '1,23', 'Write 1,23 as 1.23.'],
  ['en', '1,2345', 'Write 1,2345 as 1.2345.'],
])('in %s, %s is refused with a suggestion', (locale, text, problem) => {
  const reading = readNumber(text, locale);
  const said = 'problem' in reading ? reading.problem.replaceAll("'", '’') : reading.plain;
  expect(said).toBe(problem);
});

test.each([
  ...['x', '-', '.', 'e5', '1e', '1..5', '1,2,3', '1,,234', '12 34', '1  234', '1\t234', '1.2.3'],
  ...[
    '½',
    '5²',
    '110³',
    '10³4',
    '× 10³',
    '1/2',
    '5 %',
    '1$2',
    '1,234 567',
    '0x10',
    'Infinity',
    'NaN',
    '1e5e5',
    '0,123,456',
  ],
  ...['1,234.567,8', '1,23,45', '((1))', '十二'],
])('%s is not a number', (text) => {
  expect(readNumber(text, 'en')).toEqual({ problem: 'Expected a number, such as 1,234.5.' });
});

test.each([
  { text: '1'.repeat(2_000), name: 'a long number' },
  { text: '9,'.repeat(100_000), name: 'many commas' },
  { text: ' '.repeat(100_000), name: 'many spaces' },
])('$name cannot be read', ({ text }) => {
  expect(readNumber(text, 'en')).toHaveProperty('problem');
});

test('a number that is too large is refused', () => {
  expect(readNumber('1e400', 'en')).toEqual({ problem: 'Expected a number closer to 0.' });
});

const locales = [
  ...['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'fa', 'hi', 'es', 'pt-BR', 'ja', 'pl', 'sv'],
  ...['hi-u-nu-deva', 'mr', 'bn', 'my', 'ar-MA', 'de-AT', 'fr-CH', 'it-CH', 'he', 'es-MX', 'th'],
];

/** Doubles of all sizes, the same in every run. */
const doubles = Array.from({ length: sampled(300) }, (_, index) => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setUint32(0, Math.imul(index + 1, 2_654_435_761));
  bits.setUint32(4, Math.imul(index + 1, 2_246_822_519));
  return bits.getFloat64(0);
});
const usual = [0, 1, -1, 0.1, 12.5, 999, 1000, -1234, 12345.678, 1234567.891, 2 ** 53, 1e21, 1e-7];
const numbers = [...usual, ...doubles].filter(Number.isFinite);

test.each(locales)('reads every number that Intl writes in %s', (locale) => {
  const formats = [{}, { notation: 'scientific' }] as const;
  for (const options of formats) {
    const format = new Intl.NumberFormat(locale, { ...options, maximumSignificantDigits: 17 });
    const read = numbers.map((number) => readNumber(format.format(number), locale));
    expect(read.map((reading) => ('plain' in reading ? Number(reading.plain) : reading))).toEqual(
      numbers,
    );
  }
});

test.each(locales)('reads every number that it writes in %s', (locale) => {
  for (const isGrouped of [true, false]) {
    for (const number of numbers) {
      const text = writeNumber(String(number), locale, isGrouped);
      const reading = readNumber(text, locale);
      expect([text, 'plain' in reading && Number(reading.plain)]).toEqual([text, number]);
    }
  }
});

test.each([
  ['-1234.50', 'de', '-1.234,50'],
  ['1234567.891', 'en-IN', '12,34,567.891'],
  ['200000', 'ar-EG', '٢٠٠٬٠٠٠'],
  ['0.07', 'fr', '0,07'],
  ['1e5', 'de', '1e5'],
  ['', 'de', ''],
  ['.5', 'en', '0.5'],
])('%s is written in %s as %s', (plain, locale, text) => {
  expect(writeNumber(plain, locale)).toBe(text);
});
