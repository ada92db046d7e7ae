import { expect, test } from 'vitest';
import { readNumber } from '../../../../src/form/numbers/read-number.ts';
import { writeNumber } from '../../../../src/form/numbers/write-number.ts';

function numberIn(text: string, locale: string) {
  const reading = readNumber(text, locale);
  return 'plain' in reading ? Number(reading.plain) : reading;
}

// Numbers as `Intl` writes them are read below, in more languages.
test.each([
  ['en', '1234.5', 1234.5],
  ['en', '12,34,567', 1234567],
  ['en', '1 234.5', 1234.5],
  ['en', '1\u202f234.5', 1234.5],
  ['en', "1'234.5", 1234.5],
  ['en', '1’234.5', 1234.5],
  ['en', '\u22125', -5],
  ['en', '–5', -5],
  ['en', '+5', 5],
  ['en', '- 5', -5],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
  ['en', '007', 7],
  // Typed behind the 0 that was in the field.
  ['en', '025,000', 25_000],
  ['de', '025.000', 25_000],
  ['de', '025.000,5', 25_000.5],
  ['en', '1e5', 100_000],
  ['en', '1.5×10^−9', 1.5e-9],
  ['en', '1.5 × 10⁻⁹', 1.5e-9],
  ['en', '10³', 1000],
  ['en', '-10^3', -1000],
  ['en', '2·10³', 2000],
  ['en', '  42 ', 42],
  ['en', '$1,234.50', 1234.5],
  ['en', '-$5', -5],
  ['en', '1,234.50 €', 1234.5],
  ['en', '١٬٢٣٤٫٥', 1234.5],
  // Digits of two alphabets of mathematics follow one another.
  ['en', '𝟙𝟚', 12],
  ['en', '１，２３４．５', 1234.5],
  // Unicode lists five alphabets of mathematical digits in a row.
  ['en', '𝟙𝟚', 12],
  ['en', '𝟿𝟿', 99],
  ['en', '\u200e-5', -5],
  ['de', '1.234', 1234],
  ['de', '1 234,5', 1234.5],
  ['de', "1'234,5", 1234.5],
  ['de', ',5', 0.5],
  ['de', '1,5e3', 1500],
  ['de', '1.234,50 €', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1\u00a0234,5', 1234.5],
  ['fr', '1,234', 1.234],
  // French has no meaning of its own for the point, so it is read as elsewhere.
  ['fr', '1.5', 1.5],
  ['fr', '0.234', 0.234],
  ['fr', '1.2345', 1.2345],
  ['fr', '1.234.567', 1234567],
  ['fr', '1.234,5', 1234.5],
  ['de-CH', "1'234.5", 1234.5],
  ['de-CH', '1.234', 1.234],
  ['de-CH', '1,5', 1.5],
  ['de-CH', '1,234.5', 1234.5],
  ['en-IN', '1,234,567', 1234567],
  ['ar-EG', '1,234.5', 1234.5],
  ['ar-EG', '\u061c-١٢', -12],
  ['fa', '1,234.5', 1234.5],
  ['hi', '१२,३४,५६७.५', 1234567.5],
  ['hi', '12,34,567.5', 1234567.5],
  ['pt-BR', '$ 1.234,50', 1234.5],
  ['ja', '１２３４．５', 1234.5],
  ['ja', '－５', -5],
  ['ja', '￥１，２３４', 1234],
  ['pl', '1 234,5', 1234.5],
  ['pl', '1,234', 1.234],
  ['pl', '1.5', 1.5],
])('in %s, %s is %d', (locale, text, value) => {
  expect(numberIn(text, locale)).toBe(value);
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

test.each(
  [
    'x|-|.|e5|1e|1..5|1,2,3|1,,234|12 34|1  234|1\t234|1.2.3|½|5²|110³|10³4|× 10³|1/2|5 %|1$2',
    '1,234 567|0x10|Infinity|NaN|1e5e5|0,123,456|1,234.567,8|1,23,45|((1))|十二|1２|٣۳',
  ].flatMap((line) => line.split('|')),
)('%s is not a number', (text) => {
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
const doubles = Array.from({ length: 300 }, (_, index) => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setUint32(0, Math.imul(index + 1, 2_654_435_761));
  bits.setUint32(4, Math.imul(index + 1, 2_246_822_519));
  return bits.getFloat64(0);
});
const usual = [0, 1, -1, 0.1, 12.5, 999, 1000, -1234, 12345.678, 1234567.891, 2 ** 53, 1e21, 1e-7];
const numbers = [...usual, ...doubles].filter(Number.isFinite);

test.each(locales)('reads every number that Intl or the page writes in %s', (locale) => {
  const most = { maximumSignificantDigits: 17 };
  const plain = new Intl.NumberFormat(locale, most);
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific', ...most });
  for (const write of [
    (number: number) => plain.format(number),
    (number: number) => scientific.format(number),
    (number: number) => writeNumber(String(number), locale, true),
    (number: number) => writeNumber(String(number), locale, false),
  ]) {
    expect(numbers.map((number) => numberIn(write(number), locale))).toEqual(numbers);
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
