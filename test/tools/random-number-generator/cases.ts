import { generateRandomNumber } from 'toolworker';
import { defineCases } from '../cases.ts';

const safe = 'expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got';
const countError = 'count: expected a whole number from 1 to 10,000, got';
const uniqueError = 'unique: expected true or false, got';
const orderError = 'min: expected at most max, got';
const tooManyError = 'count: expected at most as many unique numbers as there are from';
const largest = Number.MAX_SAFE_INTEGER;

// Ranges of one number; the test next to this table covers larger ones.
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
    { request: { min: 2, max: 1 }, error: `${orderError} 2` },
    { request: { min: largest, max: -largest }, error: `${orderError} ${largest}` },
    { request: { min: 2, max: 1, unique: true }, error: `${orderError} 2` },
    {
      request: { min: 200 },
      error: 'min: expected at most max, which is 100 by default, got 200',
    },
    {
      request: { min: 101, max: null },
      error: 'min: expected at most max, which is 100 by default, got 101',
    },
    {
      request: { max: 0 },
      error: 'max: expected at least min, which is 1 by default, got 0',
    },
    {
      request: { count: 101, unique: true },
      error: `${tooManyError} min, which is 1 by default, to max, which is 100 by default, got 101`,
    },
    {
      request: { count: 3, max: 2, unique: true },
      error: `${tooManyError} min, which is 1 by default, to max, got 3`,
    },
    {
      request: { count: 3, min: 99, unique: true },
      error: `${tooManyError} min to max, which is 100 by default, got 3`,
    },
    {
      request: { min: -1, max: 1, count: 4, unique: true },
      error: `${tooManyError} min to max, got 4`,
    },
    {
      request: { min: largest - 9998, max: largest, count: 10_000, unique: true },
      error: `${tooManyError} min to max, got 10000`,
    },
    {
      request: { min: 1, max: 3, count: 10_001, unique: true },
      error: `${countError} 10001`,
    },
    { request: { min: 2, max: 1, count: 0 }, error: `${orderError} 2; ${countError} 0` },
    { request: { min: 0.5, max: 0, count: 3, unique: true }, error: `min: ${safe} 0.5` },
    { request: { min: 1.5 }, error: `min: ${safe} 1.5` },
    { request: { max: 2 ** 53 }, error: `max: ${safe} 9007199254740992` },
    { request: { max: 0.5 }, error: `max: ${safe} 0.5` },
    { request: { max: 1.5, count: 3, unique: true }, error: `max: ${safe} 1.5` },
    {
      request: { min: -(2 ** 53), max: 1e300 },
      error: `min: ${safe} -9007199254740992; max: ${safe} 1e+300`,
    },
    ...[0, -1, 2.5, 10_001, 2 ** 53].map((count) => ({
      request: { count },
      error: `${countError} ${count}`,
    })),
    {
      request: { min: 0.5, max: 1.5, count: 0 },
      error: `min: ${safe} 0.5; max: ${safe} 1.5; ${countError} 0`,
    },
    { request: { min: '1' }, error: `min: ${safe} "1"` },
    { request: { max: [100] }, error: `max: ${safe} an array` },
    { request: { count: true }, error: `${countError} true` },
    { request: { max: 1, count: 2, unique: 'yes' }, error: `${uniqueError} "yes"` },
    {
      request: { min: 2, max: 1, count: 2, unique: 1 },
      error: `${orderError} 2; ${uniqueError} 1`,
    },
    {
      request: { min: {}, max: '6', count: '2', unique: 1 },
      error: `min: ${safe} an object; max: ${safe} "6"; ${countError} "2"; ${uniqueError} 1`,
    },
    { request: { maxx: 6 }, error: 'maxx: unknown field, did you mean max?' },
    {
      request: { from: 1, to: 6, quantity: 3, distinct: true },
      error: [
        'from: unknown field, did you mean min?',
        'to: unknown field, did you mean max?',
        'quantity: unknown field, did you mean count?',
        'distinct: unknown field, did you mean unique?',
      ].join('; '),
    },
    {
      request: { minimum: 1, maximum: 6 },
      error: 'minimum: unknown field, did you mean min?; maximum: unknown field, did you mean max?',
    },
    {
      request: { lowest: 1, highest: 6, amount: 3, noDuplicates: true },
      error: [
        'lowest: unknown field, did you mean min?',
        'highest: unknown field, did you mean max?',
        'amount: unknown field, did you mean count?',
        'noDuplicates: unknown field, did you mean unique?',
      ].join('; '),
    },
    { request: { how_many: 3 }, error: 'how_many: unknown field, did you mean count?' },
    {
      request: { range: [1, 6] },
      error: 'request body: expected fields such as min, max, count, unique',
    },
    {
      request: { low: 1, high: 6, count: 2 },
      error: 'low: unknown field, did you mean min?; high: unknown field, did you mean max?',
    },
    { request: { min: 1, max: 6, n: 2 }, error: 'n: unknown field, did you mean count?' },
  ],
});
