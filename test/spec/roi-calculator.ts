import { calculateRoi } from 'toolworker';
import { largest } from '../support/long-requests.ts';
import { about, type SpecOf } from '../support/spec.ts';

const byHand = 'by hand';
const nearMidpoint = 'the rate is within 0.0000002 of a unit in the last place of a midpoint, of a million tried; mpmath with 400 digits';
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

const positive = 'a number greater than 0';
const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateRoi> = {
  run: calculateRoi,
  operation: 'calculate-roi',
  fields: { cost: 'number > 0, required', returnValue: 'number ≥ 0, required', years: 'number > 0' },
  result: ['cost', 'currentValue', 'netProfit', 'roi', 'years', 'annualizedRoi'],
  answers: [
    [{ cost: 1000, returnValue: 1500 }, result(1000, 1500, 500, 50), byHand],
    [{ cost: 0.1, returnValue: 0.3 }, result(0.1, 0.3, 0.2, 200), 'tenths; in doubles (0.3 - 0.1) / 0.1 * 100 is 199.99999999999997'],
    [
      { cost: 1000, returnValue: 1210, years: 2 },
      result(1000, 1210, 210, 21, 2, 10),
      '1.1² = 1.21; in doubles (Math.sqrt(1.21) - 1) * 100 is 10.000000000000009',
    ],
    [{ cost: 1, returnValue: 8, years: 3 }, result(1, 8, 7, 700, 3, 100), '2³ = 8'],
    [{ cost: 1600, returnValue: 100, years: 4 }, result(1600, 100, -1500, -93.75, 4, -50), 'halved every year'],
    [{ cost: 100, returnValue: 105, years: 0.5 }, result(100, 105, 5, 5, 0.5, 10.25), '1.05² = 1.1025'],
    [
      { cost: 1, returnValue: 1.07, years: 1 },
      result(1, 1.07, 0.07, 7, 1, 7),
      'a year is annual; in doubles (1.07 - 1) * 100 is 7.000000000000006',
    ],
    [{ cost: 250, returnValue: 250, years: 7.5 }, result(250, 250, 0, 0, 7.5, 0), 'nothing won, nothing lost'],
    [{ cost: 250, returnValue: 0, years: 3 }, result(250, 0, -250, -100, 3, -100), 'all is lost'],
    [{ cost: 10000, returnValue: 15000, years: 5 }, result(10000, 15000, 5000, 50, 5, 8.447177119769862), highPrecision],
    [
      { cost: 19600, returnValue: 1234567.89, years: 37.25 },
      result(19600, 1234567.89, 1214967.89, 6198.815765306123, 37.25, 11.764081283230295),
      highPrecision,
    ],
    [
      { cost: 1, returnValue: 1.0000000000000002, years: 3 },
      result(1, 1.0000000000000002, 2e-16, 2e-14, 3, 6.6666666666666664e-15),
      `the decimals as written; ${highPrecision}`,
    ],
    [
      { cost: 1000, returnValue: 999.9999999999999, years: 0.75 },
      result(1000, 999.9999999999999, -1e-13, -1e-14, 0.75, -1.3333333333333333e-14),
      `a loss in the last place; ${highPrecision}`,
    ],
    [{ cost: 40200, returnValue: 262, years: 31 }, result(40200, 262, -39938, -99.34825870646766, 31, -14.98681288991615), nearMidpoint],
    [{ cost: 1420, returnValue: 4820, years: 7 }, result(1420, 4820, 3400, 239.43661971830986, 7, 19.075570397110532), nearMidpoint],
    [
      { cost: 1, returnValue: 1.6e29, years: 2 },
      result(1, 1.6e29, 1.6e29, 1.6e31, 2, 39999999999999904),
      'exactly (4 · 10^14 - 1) · 100 = 39999999999999900, midway between 39999999999999896 and 39999999999999904, which is even',
    ],
    [{ cost: 1, returnValue: 8, years: 1e308 }, result(1, 8, 7, 700, 1e308, 2.079441541679836e-306), 'ln 8 / 1e308 · 100'],
    [{ cost: 1, returnValue: 2, years: 1e-3 }, result(1, 2, 1, 100, 1e-3, 1.0715086071862673e303), '2^1000 · 100'],
    [{ cost: 2, returnValue: 1, years: 5e-324 }, result(2, 1, -1, -50, 5e-324, -100), 'at this pace, nothing is left after a year'],
    [{ cost: 12.5, returnValue: 1e-300, years: 41 }, result(12.5, 1e-300, -12.5, -100, 41, -99.99999546922051), highPrecision],
    [
      { cost: 1.7976931348623157e308, returnValue: 1e308, years: 1 },
      result(1.7976931348623157e308, 1e308, -7.976931348623157e307, -44.37315353731996, 1, -44.37315353731996),
      'Python, fractions.Fraction',
    ],
  ],
  refusals: [
    [{ cost: 5e-324, returnValue: 1e300 }, tooLarge],
    [{ cost: 1, returnValue: 2, years: 5e-324 }, tooLarge],
    [{ cost: 1, returnValue: 2, years: 9e-4 }, tooLarge],
  ],
  typed: [
    [{ cost: 10_000, returnValue: 15_000, years: 5 }, { annualizedRoi: about(8.45, 0.005) }, 'Investopedia, ROI'],
    [{ cost: 10_000, returnValue: 19_000, years: 3 }, { annualizedRoi: about(23.86, 0.005) }, 'Investopedia, CAGR'],
    [{ cost: 10_000, returnValue: 11_000, years: 96 }, { annualizedRoi: about(0.1, 0.005) }, 'Excel, RRI'],
    [
      { cost: 10_000, returnValue: 15_000, years: 2 },
      { netProfit: 5000, roi: 50, annualizedRoi: 22.474487139158907 },
      'utility-stack.pages.dev, 22.47%',
    ],
    [{ cost: 10_000, returnValue: 15_000, years: 3 }, { roi: 50, annualizedRoi: 14.471424255333186 }, 'calculatorlib.com, 14.47%'],
    [{ cost: 10_000, returnValue: 11_500, years: 1 }, { roi: 15, annualizedRoi: 15 }, 'tools.blueprinto.io'],
    [
      { cost: 10_000, returnValue: 15_000, years: null },
      { roi: 50, years: null, annualizedRoi: null },
      'calcuron.com: leave blank to skip annualization',
    ],
    [{ cost: 1000, returnValue: 0, years: 2 }, { netProfit: -1000, roi: -100, annualizedRoi: -100 }, 'all is lost'],
    [
      { cost: '$10,000', returnValue: '15.000' },
      `cost: expected ${positive}, got "$10,000"; returnValue: expected ${notNegative}, got "15.000"`,
      'calculatorlib.com: $10,000',
    ],
    [
      { investment: 10_000, finalValue: 15_000 },
      'investment: unknown field, did you mean cost?; finalValue: unknown field, did you mean returnValue?',
      'calqoo.com: Initial Investment, Final Value',
    ],
    [{ cost: 10_000, returnValue: -500 }, `returnValue: expected ${notNegative}, got -500`, 'the profit instead of the value'],
    [{ cost: 3, returnValue: 4 }, { roi: 33.333333333333336, netProfit: 1 }, '100 / 3, rounded once'],
    [{ cost: 10_000, returnValue: 15_000, duration: 3 }, 'duration: unknown field, did you mean years?', 'the other word'],
  ],
  otherNames: {
    meant: {
      cost: 'investment initialInvestment amountInvested totalCost costAmount principal invested initialValue purchasePrice',
      returnValue: 'finalValue endValue currentValue return_amount totalReturnValue proceeds salePrice value endingValue',
      years:
        'holdingPeriod yearsHeld numberOfYears holding_years period year yrs term duration time timeYears ' +
        'periodYears heldYears durationYears holdingPeriodYears investmentPeriod hold_years numYears timeInYears annualize=true startDate="2020-01-01" purchaseDate="2020-01-01" endDate="2025-01-01"',
    },
    refused:
      'months=18 holdingMonths=18 days=90 periodInMonths=6 ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 dividends=500 ' +
      'fees=100 commission=10 taxRate=20 inflation=2 contributions=100 withdrawals=50 leverage=2 ' +
      'loanAmount=100 discountRate=5 quantity=10 shares=100 expenses=5 weeks=5 additionalCosts=50',
    ignored: 'name ticker source roi=50 netProfit=50 annualizedRoi=null broker currencyCode fees=0 quantity=1 taxRate=0 costCode="x"',
  },
  slowest: { 'extreme numbers': () => ({ cost: 1e-150, returnValue: 1e150, years: largest }) },
  // 1.5^(1/5) = 1.08447
  sentence: '50% from 10,000 to 15,000 in 5 years: 8.45% a year.',
};
