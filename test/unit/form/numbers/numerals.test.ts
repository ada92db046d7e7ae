import { expect, test } from 'vitest';
import { plainNumerals, writtenNumerals } from '../../../../src/form/numbers/numerals.ts';

test.each([
  ['de', 'number', '0,25', '0.25'],
  ['de', 'number', '1.234,5', '1234.5'],
  ['de', 'number', '1.234', '1234'],
  ['de', 'number', '1,5e3', '1.5e3'],
  ['de', 'number', '-1,5 × 10^-7', '-1.5 × 10^-7'],
  ['de', 'number', '12,5 %', '12.5 %'],
  ['de', 'number', ',5', '0.5'],
  // A point that cannot group digits is a decimal mark.
  ['de', 'number', '0.25', '0.25'],
  ['de', 'number', '1,2,3', '1,2,3'],
  ['fr', 'number', '1\u202f234,5', '1234.5'],
  ['de-CH', 'number', '1’234.5', '1234.5'],
  ['en', 'number', '0.25', '0.25'],
  ['en', 'number', '1,234.5', '1234.5'],
  ['en', 'number', '1,5', '1,5'],
  ['ar-EG', 'number', '٣٫٥', '3.5'],
  ['de', 'number', 'abc', 'abc'],
  ['en', 'number', '3/8', '0.375'],
  ['en', 'number', '-3 / 8', '-0.375'],
  ['en', 'number', '1½', '1.5'],
  ['en', 'number', '7/7', '1'],
  ['en', 'number', '2/3', '0.666666666666666666666666666667'],
  ['en', 'number', '1/0', '1/0'],
  ['de', 'digits', 'ff,8', 'ff.8'],
  ['de', 'digits', '101,1', '101.1'],
  ['de', 'digits', '0x1f', '0x1f'],
  ['en', 'digits', '101.1', '101.1'],
  ['en', 'digits', '1,024', '1024'],
  ['de', 'list', '1,5; 2,5; 3,5', '1.5; 2.5; 3.5'],
  ['de', 'list', '1,5, 2,5', '1.5, 2.5'],
  ['de', 'list', '1,5 2,5', '1.5 2.5'],
  ['de', 'list', '1,5\n1.234,25\n', '1.5\n1234.25\n'],
  ['de', 'list', '2, 4, 4', '2, 4, 4'],
  ['de', 'list', '2,4,4', '2,4,4'],
  ['de', 'list', '-1,5; 2,5e3', '-1.5; 2.5e3'],
  ['en', 'list', '1.5, 2.5', '1.5, 2.5'],
  ['en', 'list', '100,200,300', '100,200,300'],
] as const)('in %s, the %s “%s” is %s for the API', (locale, kind, text, plain) => {
  expect(plainNumerals(text, kind, locale)).toBe(plain);
});

test.each([
  ['de', 'number', '0.25', '0,25'],
  ['de', 'number', '1.5e+3', '1,5e+3'],
  ['de', 'number', '50%', '50%'],
  ['en', 'number', '0.25', '0.25'],
  ['de', 'digits', '101.1', '101,1'],
  ['de', 'list', '2, 4, 4', '2, 4, 4'],
  ['de', 'list', '1.5, 2.5', '1,5; 2,5'],
  // Would be 1.2 if it was typed.
  ['de', 'list', '1,2', '1; 2'],
  ['en', 'list', '1.5,2.5', '1.5,2.5'],
  ['ar-EG', 'number', '0.25', '٠٫٢٥'],
  ['ar-EG', 'number', '-1.5e-3', '-١٫٥e-3'],
  ['ar-EG', 'digits', 'ff.8', 'ff.8'],
  ['ar-EG', 'list', '1.5, 2.5', '1.5, 2.5'],
] as const)(
  'in %s, the %s %s is shown as “%s”, which reads the same',
  (locale, kind, text, shown) => {
    expect(writtenNumerals(text, kind, locale)).toBe(shown);
    const again = plainNumerals(shown, kind, locale);
    expect(again.replaceAll(/[;,] ?/g, ',')).toBe(text.replaceAll(/[;,] ?/g, ','));
  },
);
