import { percentageChange } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the digits, by hand';
const fromZero = 'from: expected a number other than 0 unless to is 0, got 0';

export const cases = defineCases({
  run: percentageChange,
  answers: [
    {
      request: { from: 80, to: 100 },
      result: { percentChange: 25, direction: 'increase' },
      source: byHand,
    },
    {
      request: { from: 80, to: 60 },
      result: { percentChange: -25, direction: 'decrease' },
      source: byHand,
    },
    {
      request: { from: 0.1, to: 0.3 },
      result: { percentChange: 200, direction: 'increase' },
      source: '0.2 / 0.1; in doubles (0.3 - 0.1) / 0.1 * 100 is 199.99999999999997',
    },
    {
      request: { from: 3, to: 4 },
      result: { percentChange: 100 / 3, direction: 'increase' },
      source: 'one division of integers, rounded once',
    },
    {
      request: { from: -10, to: -5 },
      result: { percentChange: 50, direction: 'increase' },
      source: '(−5 + 10) / |−10|',
    },
    {
      request: { from: -10, to: -20 },
      result: { percentChange: -100, direction: 'decrease' },
      source: '(−20 + 10) / |−10|',
    },
    {
      request: { from: -4, to: 0 },
      result: { percentChange: 100, direction: 'increase' },
      source: '(0 + 4) / |−4|',
    },
    {
      request: { from: 3, to: 0 },
      result: { percentChange: -100, direction: 'decrease' },
      source: byHand,
    },
    {
      request: { from: -7, to: -7 },
      result: { percentChange: 0, direction: 'none' },
      source: 'no change, without a sign',
    },
    {
      request: { from: 0, to: 0 },
      result: { percentChange: 0, direction: 'none' },
      source: 'nothing to nothing is no change',
    },
    {
      request: { from: 1e308, to: -1e308 },
      result: { percentChange: -200, direction: 'decrease' },
      source: 'the difference alone would overflow',
    },
    {
      request: { from: 5e-324, to: 1e-323 },
      result: { percentChange: 100, direction: 'increase' },
      source: 'the decimals as written: 10e-324 is twice 5e-324',
    },
    {
      request: { from: 9007199254740991, to: 9007199254740990 },
      result: { percentChange: -100 / 9007199254740991, direction: 'decrease' },
      source: 'one division of integers, rounded once',
    },
  ],
  refusals: [
    { request: { from: 0, to: 5 }, error: fromZero },
    { request: { from: 0, to: -5e-324 }, error: fromZero },
    {
      request: { from: 1e-300, to: 1e300 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    { request: {}, error: 'from: required, a number; to: required, a number' },
    { request: { from: '1', to: 2 }, error: 'from: expected a number, got "1"' },
    { request: { from: 1, to: [2] }, error: 'to: expected a number, got an array' },
    {
      request: { from: true, to: null },
      error: 'from: expected a number, got true; to: required, a number',
    },
    { request: { from: 0 }, error: 'to: required, a number' },
    { request: { from: 0, to: '5' }, error: 'to: expected a number, got "5"' },
    { request: { form: 80, to: 60 }, error: 'form: unknown field, did you mean from?' },
    {
      request: { oldValue: 80, new_value: 60 },
      error:
        'oldValue: unknown field, did you mean from?; new_value: unknown field, did you mean to?',
    },
    { request: { left: 80, right: 60 }, error: 'request body: expected fields such as from, to' },
  ],
});
