import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import {
  formatDuration,
  formatMinutes,
  formatMoney,
  formatMonths,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  isRounded,
  partsOfPower,
  percentage,
} from '../../../../src/form/numbers/format.ts';
import { withMinus } from '../../../../src/form/numbers/with-minus.ts';

test.each([
  [0, '0'],
  [25, '25'],
  [-1234567, '−1,234,567'],
  [0.1, '0.1'],
  [23.3984375, '23.39844'],
  [Math.PI, '3.141593'],
  [1130650.3374415112, '1,130,650.34'],
  [1e21, '1\u00a0×\u00a010²¹'],
  [1.5e-9, '1.5\u00a0×\u00a010⁻⁹'],
])('%d is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

/** Reads a number as it is shown in English. */
function plainNumber(shown: string): number {
  const power = partsOfPower(shown);
  return power ? Number(`${power.mantissa}e${power.exponent}`) : Number(shown.replaceAll(',', ''));
}

test.each([
  [25, '25'],
  [33.333333, '33.33'],
  [-12.3456, '−12.35'],
  [1234.5678, '1,234.57'],
  [0.0046875, '0.0047'],
  [-0.12345, '−0.12'],
  [0.5, '0.5'],
  [0, '0'],
  [1.2345e-7, '0.00000012'],
  [1e21, '1\u00a0×\u00a010²¹'],
])('%d percent is shown as %s', (value, shown) => {
  expect(formatPercent(value)).toBe(shown);
  expect(isRounded(value, shown)).toBe(plainNumber(shown) !== value);
});

test.each([
  [1264.142, undefined, '1,264.14'],
  [1264.142, 'USD', '$1,264.14'],
  [1264.6, 'JPY', '¥1,265'],
  [5, 'EUR', '€5.00'],
  [0, undefined, '0.00'],
  [-3.5, 'USD', '−$3.50'],
  [0.00012, 'USD', '0.00012'],
  [1e21, 'USD', '1\u00a0×\u00a010²¹'],
])('%d is shown in the currency %s as %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});

test.each([
  [0.665, 'USD', '$0.665'],
  [3.5, 'USD', '$3.50'],
  [-3.459, 'USD', '−$3.459'],
  [1.5, 'JPY', '¥1.5'],
  [170, 'JPY', '¥170'],
  [3, undefined, '3.00'],
  [0, 'USD', '$0.00'],
  [0.0012345, 'EUR', '€0.001235'],
  [0.00015, undefined, '0.00015'],
  [0.00001, 'USD', '1\u00a0×\u00a010⁻⁵'],
])('a price of %d in %s is shown as %s', (price, currency, shown) => {
  expect(formatUnitPrice(price, currency)).toBe(shown);
});

test.each([
  [[33, 9, 13], '33 years, 9 months and 13 days'],
  [[1, 0, 1], '1 year and 1 day'],
  [[0, 0, 0], '0 days'],
])('%j years, months and days are written as %s', ([years = 0, months = 0, days = 0], said) => {
  const parts = [['years', years] as const, ['months', months] as const, ['days', days] as const];
  expect(formatDuration(parts)).toBe(said);
});

test.each([
  [360, '30 years'],
  [303, '25 years and 3 months'],
  [13, '1 year and 1 month'],
  [11, undefined],
])('%d months are %s', (months, said) => {
  expect(formatMonths(months)).toBe(said);
});

test.each([
  [450, '7\u00a0h 30\u00a0min'],
  [480, '8\u00a0h'],
  [59, undefined],
  [90.5, undefined],
])('%d minutes are %s', (minutes, said) => {
  expect(formatMinutes(minutes)).toBe(said);
});

test('an Arabic percentage and a negative number are written as Intl does', () => {
  const written = (value: number, style: 'percent' | 'decimal') =>
    new Intl.NumberFormat('ar', { style }).format(value);
  inLanguage({ code: 'ar', dictionary: {} }, () => {
    expect(percentage(written(25, 'decimal'))).toBe(written(0.25, 'percent'));
    expect(withMinus(formatNumber(-3))).toBe(written(-3, 'decimal'));
  });
  expect(withMinus('-3 - -2')).toBe('−3 − −2');
});

test('a language that writes its percent sign first has the site’s own form', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['tr'] });
  const turkish = new Intl.NumberFormat('tr', { style: 'percent' });
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function of() {
    return turkish;
  });
  expect(percentage('25')).toBe('25%');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
