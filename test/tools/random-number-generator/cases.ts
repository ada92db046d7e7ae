import { generateRandomNumber } from 'toolworker';
import { defineCases } from '../cases.ts';

const minError = 'min: expected a whole number';
const maxError = 'max: expected a whole number';
const countError = 'count: expected a whole number from 1 to 10,000';
const uniqueError = 'unique: expected true or false';
const orderError = 'min: expected a whole number at most max';
const tooManyError = 'count: expected at most max - min + 1, as the numbers are unique';
const largest = Number.MAX_SAFE_INTEGER;

// Ranges of one number; those of more are in the test beside this table.
export const cases = defineCases({
  run: generateRandomNumber,
  answers: [
    ...[7, -7, 1, largest, -largest].map((number) => ({
      request: { min: number, max: number, count: 3 },
      result: { results: [number, number, number], min: number, max: number, count: 3 },
      source: 'both bounds are included, and nothing lies between them',
    })),
    {
      request: { min: 100 },
      result: { results: [100], min: 100, max: 100, count: 1 },
      source: 'one number up to 100, unless told otherwise',
    },
    {
      request: { max: 1, unique: true },
      result: { results: [1], min: 1, max: 1, count: 1 },
      source: 'one number from 1, unless told otherwise',
    },
    {
      request: { min: -0, max: -0, count: 2 },
      result: { results: [0, 0], min: 0, max: 0, count: 2 },
      source: 'zero has no sign',
    },
  ],
  refusals: [
    ...[
      { min: 2, max: 1 },
      { min: 101 },
      { max: 0 },
      { min: largest, max: -largest },
      { min: 2, max: 1, unique: true },
    ].map((request) => ({ request, error: orderError })),
    ...[
      { count: 101, unique: true },
      { min: -1, max: 1, count: 4, unique: true },
      { min: largest - 9998, max: largest, count: 10_000, unique: true },
    ].map((request) => ({ request, error: tooManyError })),
    { request: { min: 2, max: 1, count: 0 }, error: `${orderError}; ${countError}` },
    { request: { min: 0.5, max: 0, count: 3, unique: true }, error: minError },
    { request: { min: 1.5 }, error: minError },
    { request: { max: 2 ** 53 }, error: maxError },
    { request: { max: 0.5 }, error: maxError },
    { request: { max: 1.5, count: 3, unique: true }, error: maxError },
    { request: { min: -(2 ** 53), max: 1e300 }, error: `${minError}; ${maxError}` },
    ...[0, -1, 2.5, 10_001, 2 ** 53].map((count) => ({ request: { count }, error: countError })),
    {
      request: { min: 0.5, max: 1.5, count: 0 },
      error: [minError, maxError, countError].join('; '),
    },
  ],
  malformed: [
    { request: { min: '1' }, error: minError },
    { request: { max: [100] }, error: maxError },
    { request: { count: true }, error: countError },
    { request: { max: 1, count: 2, unique: 'yes' }, error: uniqueError },
    { request: { min: 2, max: 1, count: 2, unique: 1 }, error: `${orderError}; ${uniqueError}` },
    {
      request: { min: {}, max: '6', count: '2', unique: 1 },
      error: [minError, maxError, countError, uniqueError].join('; '),
    },
  ],
});
