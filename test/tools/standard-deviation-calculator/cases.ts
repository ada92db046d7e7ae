import { calculateStandardDeviation } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'by hand';

const listRule =
  'an array of numbers, or a string that separates them by commas, semicolons or white space';
const countError = 'numbers: expected 1 to 1,000,000 items, got';
const itemError = (item: number) => `numbers: expected a number as item ${item}, got`;
const sampleError = 'sample: expected true or false, got';
const tooLarge = 'result: expected a magnitude below 1.8e308';

/** Of 1, 2, 3, 4, as a sample. */
const oneToFour = {
  count: 4,
  mean: 2.5,
  median: 2.5,
  sum: 10,
  min: 1,
  max: 4,
  range: 3,
  variance: 5 / 3,
  standardDeviation: 1.2909944487358056,
  sample: true,
};
const rootOfFiveThirds = '5/3 and its root, 1.29099444873580562839…';

export const cases = defineCases({
  run: calculateStandardDeviation,
  answers: [
    {
      request: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
      result: {
        count: 8,
        mean: 5,
        median: 4.5,
        sum: 40,
        min: 2,
        max: 9,
        range: 7,
        variance: 4,
        standardDeviation: 2,
        sample: false,
      },
      source: 'Wikipedia, Standard deviation, basic example',
    },
    { request: { numbers: [4, 1, 3, 2] }, result: oneToFour, source: rootOfFiveThirds },
    { request: { numbers: '1 2 3 4' }, result: oneToFour, source: 'the same as a string' },
    {
      request: { numbers: '\n+1,, 2.0;\t3.\u00854e0\u3000', sample: true },
      result: oneToFour,
      source: 'separators in runs, at both ends and of Unicode; numbers in other forms',
    },
    { request: { numbers: '.1e1;20e-1,3,4E+00' }, result: oneToFour, source: 'other forms' },
    {
      request: { numbers: '.25;.75' },
      result: {
        count: 2,
        mean: 0.5,
        median: 0.5,
        sum: 1,
        min: 0.25,
        max: 0.75,
        range: 0.5,
        variance: 0.125,
        standardDeviation: 0.3535533905932738,
        sample: true,
      },
      source: 'digits after a point alone; 2 · 0.25² and its root, √2 / 4 = 0.35355339059327376…',
    },
    {
      request: { numbers: [0.1, 0.2, 0.3] },
      result: {
        count: 3,
        mean: 0.2,
        median: 0.2,
        sum: 0.6,
        min: 0.1,
        max: 0.3,
        range: 0.2,
        variance: 0.01,
        standardDeviation: 0.1,
        sample: true,
      },
      source: 'by hand; doubles give 0.6000000000000001 for the sum, 0.19999999999999998 the range',
    },
    {
      request: { numbers: [0.1, 0.2], sample: false },
      result: {
        count: 2,
        mean: 0.15,
        median: 0.15,
        sum: 0.3,
        min: 0.1,
        max: 0.2,
        range: 0.1,
        variance: 0.0025,
        standardDeviation: 0.05,
        sample: false,
      },
      source: byHand,
    },
    {
      request: { numbers: [-7], sample: false },
      result: {
        count: 1,
        mean: -7,
        median: -7,
        sum: -7,
        min: -7,
        max: -7,
        range: 0,
        variance: 0,
        standardDeviation: 0,
        sample: false,
      },
      source: 'one number is a population',
    },
    ...[[-0, -0], '-0 -0'].map((numbers) => ({
      request: { numbers },
      result: {
        count: 2,
        mean: 0,
        median: 0,
        sum: 0,
        min: 0,
        max: 0,
        range: 0,
        variance: 0,
        standardDeviation: 0,
        sample: true,
      },
      source: 'zero carries no sign',
    })),
    {
      request: { numbers: [1e150, 1e-150, -1e150] },
      result: {
        count: 3,
        mean: 3.3333333333333334e-151,
        median: 1e-150,
        sum: 1e-150,
        min: -1e150,
        max: 1e150,
        range: 2e150,
        variance: 1e300,
        standardDeviation: 1e150,
        sample: true,
      },
      source: 'by hand; the sum in doubles is 0',
    },
    {
      request: { numbers: '0 1e-200' },
      result: {
        count: 2,
        mean: 5e-201,
        median: 5e-201,
        sum: 1e-200,
        min: 0,
        max: 1e-200,
        range: 1e-200,
        variance: 0,
        standardDeviation: 7.071067811865475e-201,
        sample: true,
      },
      source:
        'the variance, 5e-401, is nearest to 0; its root is 1e-200 / √2, 7.0710678118654752…e-201',
    },
  ],
  refusals: [
    { request: { numbers: [] }, error: `${countError} 0 items` },
    { request: { numbers: [], sample: false }, error: `${countError} 0 items` },
    { request: { numbers: '' }, error: `${countError} 0 items` },
    { request: { numbers: ' ,; \u2028' }, error: `${countError} 0 items` },
    { request: { numbers: '1 '.repeat(1_000_001) }, error: `${countError} more` },
    {
      request: { numbers: [1] },
      error: 'numbers: expected at least 2 items with sample, which is true by default, got 1 item',
    },
    {
      request: { numbers: '1', sample: true },
      error: 'numbers: expected at least 2 items with sample, got 1 item',
    },
    { request: { numbers: '1 x' }, error: `${itemError(2)} "x"` },
    { request: { numbers: '1 2 x y 3' }, error: `${itemError(3)} "x"` },
    { request: { numbers: '0x10' }, error: `${itemError(1)} "0x10"` },
    { request: { numbers: '1_000 2' }, error: `${itemError(1)} "1_000"` },
    { request: { numbers: '1 2 Infinity' }, error: `${itemError(3)} "Infinity"` },
    { request: { numbers: '1 1e999' }, error: `${itemError(2)} "1e999"` },
    { request: { numbers: '1 . 2' }, error: `${itemError(2)} "."` },
    { request: { numbers: '1 2e' }, error: `${itemError(2)} "2e"` },
    { request: { numbers: '1 --2' }, error: `${itemError(2)} "--2"` },
    { request: { numbers: '1\uFEFF2' }, error: `${itemError(1)} "1\\ufeff2"` },
    { request: { numbers: '1 2\u200B' }, error: `${itemError(2)} "2\\u200b"` },
    { request: { numbers: '1 \uD800' }, error: `${itemError(2)} "\\ud800"` },
    { request: { numbers: '1 ٣' }, error: `${itemError(2)} "٣"` },
    { request: { numbers: 'x'.repeat(40) }, error: `${itemError(1)} "${'x'.repeat(40)}"` },
    { request: { numbers: 'x'.repeat(41) }, error: `${itemError(1)} "${'x'.repeat(39)}…"` },
    { request: { numbers: [1, 2, 'x'] }, error: `${itemError(3)} "x"` },
    { request: { numbers: [1, '2', 'x'] }, error: `${itemError(2)} "2"` },
    { request: { numbers: [null, 1] }, error: `${itemError(1)} null` },
    { request: { numbers: [1, [2]] }, error: `${itemError(2)} an array` },
    { request: { numbers: [1e308, 1e308] }, error: tooLarge },
    { request: { numbers: [1e155, -1e155] }, error: tooLarge },
    { request: {}, error: `numbers: required, ${listRule}` },
    { request: { numbers: null }, error: `numbers: required, ${listRule}` },
    {
      request: { numbers: 5, sample: 1 },
      error: `numbers: expected ${listRule}, got 5; ${sampleError} 1`,
    },
    { request: { numbers: { length: 2 } }, error: `numbers: expected ${listRule}, got an object` },
    { request: { numbers: [1, 2], sample: 'true' }, error: `${sampleError} "true"` },
    {
      request: { numbers: [], sample: 'true' },
      error: `${countError} 0 items; ${sampleError} "true"`,
    },
    {
      request: { values: [1, 2], smaple: false },
      error:
        'values: unknown field, did you mean numbers?; smaple: unknown field, did you mean sample?',
    },
    {
      request: { list: [1, 2] },
      error: 'request body: expected fields such as numbers, sample',
    },
  ],
});
