import { percentageOf } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the digits, multiplied by hand';

export const cases = defineCases({
  run: percentageOf,
  answers: [
    { request: { x: 15, y: 80 }, result: { result: 12 }, source: byHand },
    { request: { x: 7, y: 100 }, result: { result: 7 }, source: byHand },
    { request: { x: 35, y: 0.7 }, result: { result: 0.245 }, source: byHand },
    { request: { x: 0.1, y: 3 }, result: { result: 0.003 }, source: byHand },
    { request: { x: 110, y: 1.1 }, result: { result: 1.21 }, source: byHand },
    { request: { x: -20, y: 50 }, result: { result: -10 }, source: byHand },
    { request: { x: 0, y: -5 }, result: { result: 0 }, source: 'zero carries no sign' },
    {
      request: { x: 1e308, y: 100 },
      result: { result: 1e308 },
      source: 'the product alone would overflow',
    },
    {
      request: { x: 5e-324, y: 1 },
      result: { result: 0 },
      source: 'a hundredth of the least double is nearest to 0',
    },
    {
      request: { x: -5e-324, y: 1 },
      result: { result: 0 },
      source: 'a negative result that vanishes carries no sign',
    },
  ],
  refusals: [
    {
      request: { x: 1e300, y: 1e300 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    { request: {}, error: 'x: required, a number; y: required, a number' },
    { request: { x: '7', y: 100 }, error: 'x: expected a number, got "7"' },
    { request: { x: 7, y: [100] }, error: 'y: expected a number, got an array' },
    {
      request: { x: true, y: null },
      error: 'x: expected a number, got true; y: required, a number',
    },
    { request: { X: 7, y: 100 }, error: 'X: unknown field, did you mean x?' },
    {
      request: { percent: 7, value: 100 },
      error: 'percent: unknown field, did you mean x?; value: unknown field, did you mean y?',
    },
    {
      request: { share: 7, sum: 100 },
      error: 'request body: expected fields such as x, y',
    },
  ],
});
