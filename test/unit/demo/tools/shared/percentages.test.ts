import { convertDecimalToPercent } from 'toolworker';
import { expect, test } from 'vitest';
import {
  fractionOf,
  sentencesOf as sentencesOfPercent,
} from '../../../../../demo/tools/decimal-to-percent-converter/answer.tsx';
import { sentencesOf as sentencesOfChange } from '../../../../../demo/tools/percentage-change/answer.tsx';
import { sentencesOf as sentencesOfPercentage } from '../../../../../demo/tools/percentage-of/answer.tsx';
import { percentOf } from '../../../../../demo/tools/shared/percentages.ts';

const plain = (sentences: readonly string[]) => sentences.join(' ').replaceAll('\u00a0', ' ');

// With binary fractions, the second would be 30.000000000000004.
test.each([
  [15, 80, 18.75],
  [0.3, 1, 30],
  [0.3, 0.1, 300],
  [-20, 80, -25],
  [-20, -80, 25],
  [0, -5, 0],
  [5, 0, undefined],
  [1e308, 1e-308, undefined],
])('%d of %d is %d percent', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected);
});

test.each([
  [15, 80, '80 less 15% is 68. 80 plus 15% is 92.'],
  [15, 80, '80 is 15% of about 533.3333. 15 is 18.75% of 80.'],
  [0, 80, /^0 is 0% of 80\.$/],
  [-25, 80, /^80 is −25% of −320\. −25 is −31\.25% of 80\.$/],
  [50, 0, /^0 less 50% is 0\. 0 plus 50% is 0\. 0 is 50% of 0\.$/],
])('explains %d percent of %d: %s', (x, y, expected) => {
  expect(plain(sentencesOfPercentage({ x, y }))).toMatch(expected);
});

// The recovery rates are from https://exceljet.net/formulas/required-recovery-rate.
test.each([
  [100, 80, 'To get back from 80 to 100, it takes an increase of 25%.'],
  [100, 80, '80 is 80% of 100. The same change once more leads from 80 to 64.'],
  [100, 50, 'it takes an increase of 100%'],
  [10, 2, 'it takes an increase of 400%'],
  [80, 100, 'To get back from 100 to 80, it takes a decrease of 20%. 100 is 125% of 80.'],
  [5, 0, /^No percentage leads from 0 back to 5, since .* of 0 is 0\. 0 is 0% of 5\.$/],
  [-10, 10, /^To .* from 10 to −10, it takes a decrease of 200%\. 10 is −100% of −10\.$/],
  [7, 7, /^7 is 100% of 7\.$/],
  [0, 0, /^$/],
])('explains the change from %d to %d: %s', (from, to, expected) => {
  expect(plain(sentencesOfChange({ from, to }))).toMatch(expected);
});

test.each([
  ['12.5%', '1/8'],
  ['7%', '7/100'],
  ['200%', '2/1'],
  ['-33.3%', '-333/1000'],
  ['0%', '0/1'],
  [`0.${'0'.repeat(30)}1%`, undefined],
  ['', undefined],
])('%s is the fraction %s', (percentage, expected) => {
  const fraction = fractionOf(percentage);
  expect(fraction && `${fraction.numerator}/${fraction.denominator}`).toBe(expected);
});

test.each([
  [
    '0.125',
    /^As a fraction in lowest terms, it is 1\/8\. It is 125 per mille \(‰\), or 1,250 basis/,
  ],
  ['3', /^It is 3,000 per mille \(‰\), or 30,000 basis points\.$/],
  ['0.0001', /it is 1\/10000\. It is 0\.1 per mille \(‰\), or 1 basis point\.$/],
])('writes %s in other ways: %s', (value, expected) => {
  expect(plain(sentencesOfPercent(convertDecimalToPercent({ value })))).toMatch(expected);
});
