import { calculateRoi } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'by hand';
const highPrecision = 'the formula in mpmath with 700 digits';

const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

/** Returns the result of a request with or without years. */
const result = (
  cost: number,
  currentValue: number,
  netProfit: number,
  roi: number,
  years: number | null = null,
  annualizedRoi: number | null = null,
) => ({ cost, currentValue, netProfit, roi, years, annualizedRoi });

export const cases = defineCases({
  run: calculateRoi,
  answers: [
    {
      request: { cost: 1000, returnValue: 1500 },
      result: result(1000, 1500, 500, 50),
      source: byHand,
    },
    {
      request: { cost: 0.1, returnValue: 0.3 },
      result: result(0.1, 0.3, 0.2, 200),
      source: 'tenths; in doubles (0.3 - 0.1) / 0.1 * 100 is 199.99999999999997',
    },
    {
      request: { cost: 1000, returnValue: 1210, years: 2 },
      result: result(1000, 1210, 210, 21, 2, 10),
      source: '1.1² = 1.21; in doubles (Math.sqrt(1.21) - 1) * 100 is 10.000000000000009',
    },
    {
      request: { cost: 1, returnValue: 8, years: 3 },
      result: result(1, 8, 7, 700, 3, 100),
      source: '2³ = 8',
    },
    {
      request: { cost: 1600, returnValue: 100, years: 4 },
      result: result(1600, 100, -1500, -93.75, 4, -50),
      source: 'halved every year',
    },
    {
      request: { cost: 100, returnValue: 105, years: 0.5 },
      result: result(100, 105, 5, 5, 0.5, 10.25),
      source: '1.05² = 1.1025',
    },
    {
      request: { cost: 1, returnValue: 1.07, years: 1 },
      result: result(1, 1.07, 0.07, 7, 1, 7),
      source: 'a year is annual; in doubles (1.07 - 1) * 100 is 7.000000000000006',
    },
    {
      request: { cost: 250, returnValue: 250, years: 7.5 },
      result: result(250, 250, 0, 0, 7.5, 0),
      source: 'nothing won, nothing lost',
    },
    {
      request: { cost: 250, returnValue: 0, years: 3 },
      result: result(250, 0, -250, -100, 3, -100),
      source: 'all is lost',
    },
    {
      request: { cost: 10000, returnValue: 15000, years: 5 },
      result: result(10000, 15000, 5000, 50, 5, 8.447177119769862),
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { cost: 19600, returnValue: 1234567.89, years: 37.25 },
      result: result(19600, 1234567.89, 1214967.89, 6198.815765306123, 37.25, 11.764081283230295),
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { cost: 1, returnValue: 1.0000000000000002, years: 3 },
      result: result(1, 1.0000000000000002, 2e-16, 2e-14, 3, 6.6666666666666664e-15),
      source: `the decimals as written; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: { cost: 1000, returnValue: 999.9999999999999, years: 0.75 },
      result: result(1000, 999.9999999999999, -1e-13, -1e-14, 0.75, -1.3333333333333333e-14),
      source: `a loss in the last place; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: { cost: 1, returnValue: 8, years: 1e308 },
      result: result(1, 8, 7, 700, 1e308, 2.079441541679836e-306),
      source: 'ln 8 / 1e308 · 100',
      tolerance: 1e-14,
    },
    {
      request: { cost: 1, returnValue: 2, years: 1e-3 },
      result: result(1, 2, 1, 100, 1e-3, 1.0715086071862673e303),
      source: '2^1000 · 100',
      tolerance: 1e-14,
    },
    {
      request: { cost: 2, returnValue: 1, years: 5e-324 },
      result: result(2, 1, -1, -50, 5e-324, -100),
      source: 'at this pace, nothing is left after a year',
    },
    {
      request: { cost: 12.5, returnValue: 1e-300, years: 41 },
      result: result(12.5, 1e-300, -12.5, -100, 41, -99.99999546922051),
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { cost: 1.7976931348623157e308, returnValue: 1e308, years: 1 },
      result: result(
        1.7976931348623157e308,
        1e308,
        -7.976931348623157e307,
        -44.37315353731996,
        1,
        -44.37315353731996,
      ),
      source: 'Python, fractions.Fraction',
    },
  ],
  refusals: [
    {
      request: { cost: 0, returnValue: 1 },
      error: 'cost: expected a number greater than 0, got 0',
    },
    {
      request: { cost: -5, returnValue: -1, years: 0 },
      error:
        'cost: expected a number greater than 0, got -5; returnValue: expected a number of at least 0, got -1; years: expected a number greater than 0, got 0',
    },
    {
      request: { cost: 1, returnValue: 1, years: -2 },
      error: 'years: expected a number greater than 0, got -2',
    },
    { request: { cost: 5e-324, returnValue: 1e300 }, error: tooLarge },
    { request: { cost: 1, returnValue: 2, years: 5e-324 }, error: tooLarge },
    { request: { cost: 1, returnValue: 2, years: 9e-4 }, error: tooLarge },
    {
      request: {},
      error:
        'cost: required, a number greater than 0; returnValue: required, a number of at least 0',
    },
    {
      request: { cost: '1', returnValue: 2 },
      error: 'cost: expected a number greater than 0, got "1"',
    },
    {
      request: { cost: 1, returnValue: null },
      error: 'returnValue: required, a number of at least 0',
    },
    {
      request: { cost: 1, returnValue: [2] },
      error: 'returnValue: expected a number of at least 0, got an array',
    },
    {
      request: { cost: 1, returnValue: 2, years: '3' },
      error: 'years: expected a number greater than 0, got "3"',
    },
    {
      request: { cost: 1, returnValue: 2, year: 3 },
      error: 'year: unknown field, did you mean years?',
    },
    {
      request: { investment: 1, finalValue: 2, holdingPeriod: 3 },
      error:
        'investment: unknown field, did you mean cost?; finalValue: unknown field, did you mean returnValue?; holdingPeriod: unknown field, did you mean years?',
    },
    {
      request: { spent: 1, earned: 2 },
      error: 'request body: expected fields such as cost, returnValue, years',
    },
    {
      request: { cost: 10_000, returnValue: 15_000, duration: 3 },
      error: 'duration: unknown field, did you mean years?',
    },
  ],
});
