import { calculateRetirement } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'by hand';
const highPrecision = 'the annuity formula in mpmath with 1,200 digits';

const currentAgeError = 'currentAge: expected a number of at least 0';
const retirementAgeError = 'retirementAge: expected a number of at least 0';
const savingsError = 'currentSavings: expected a number of at least 0';
const contributionError = 'monthlyContribution: expected a number of at least 0';
const returnError = 'annualReturn: expected a number greater than -100';
const targetError = 'targetNestEgg: expected a number of at least 0';
const orderError = 'retirementAge: expected a number greater than currentAge';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const projection = (projectedSavings: number, totalContributed: number, totalGrowth: number) => ({
  projectedSavings,
  totalContributed,
  totalGrowth,
  meetsTarget: null,
  shortfall: null,
  requiredMonthlyContribution: null,
});

const comparison = (
  meetsTarget: boolean,
  shortfall: number,
  requiredMonthlyContribution: number,
) => ({ meetsTarget, shortfall, requiredMonthlyContribution });

export const cases = defineCases({
  run: calculateRetirement,
  answers: [
    {
      request: { currentAge: 30, retirementAge: 65 },
      result: projection(0, 0, 0),
      source: 'nothing grows to nothing',
    },
    {
      request: {
        currentAge: 30,
        retirementAge: 65,
        currentSavings: 20000,
        monthlyContribution: 500,
        targetNestEgg: 1000000,
      },
      result: {
        ...projection(1130650.3374415112, 230000, 900650.3374415112),
        ...comparison(true, 0, 427.4589802272718),
      },
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 50,
        retirementAge: 60,
        currentSavings: 100,
        monthlyContribution: 100,
        annualReturn: 5,
      },
      result: projection(15692.928894335748, 12100, 3592.928894335748),
      source: 'NumPy, example of fv: 15692.928894335748; 12100 by hand',
      tolerance: 3e-14,
    },
    {
      request: {
        currentAge: 64,
        retirementAge: 65,
        monthlyContribution: 1000,
        annualReturn: 12,
      },
      result: projection(12682.503013196972, 12000, 682.5030131969721),
      source: 'Excel, example of FV: 12,682.50; 1.01^12 = 1.126825030131969720661201 exactly',
    },
    {
      request: {
        currentAge: 20,
        retirementAge: 20.16,
        currentSavings: 2500,
        monthlyContribution: 750,
        annualReturn: 48,
        targetNestEgg: 5000,
      },
      result: { ...projection(4234, 4000, 234), ...comparison(false, 766, 1125.4901960784314) },
      source:
        'LibreOffice, example of FV: 4234.00; 1.92 months are 2; (5000 - 2500 · 1.0816) / 2.04 = 2296 / 2.04',
    },
    {
      request: {
        currentAge: 64,
        retirementAge: 65,
        currentSavings: 1000,
        monthlyContribution: 100,
        annualReturn: 0,
        targetNestEgg: 2500,
      },
      result: { ...projection(2200, 2200, 0), ...comparison(false, 300, 125) },
      source: byHand,
    },
    {
      request: {
        currentAge: 30,
        retirementAge: 30.5,
        currentSavings: 0.1,
        monthlyContribution: 0.1,
        annualReturn: 0,
        targetNestEgg: 0.7,
      },
      result: { ...projection(0.7, 0.7, 0), ...comparison(true, 0, 0.1) },
      source: 'seven tenths; in doubles 0.1 + 6 * 0.1 is 0.7000000000000001',
    },
    {
      request: {
        currentAge: 30.1,
        retirementAge: 30.225,
        currentSavings: 1000,
        annualReturn: 12,
        targetNestEgg: 1020.1,
      },
      result: { ...projection(1020.1, 1000, 20.1), ...comparison(true, 0, 0) },
      source: 'exactly 1.5 months are 2; in doubles (30.225 - 30.1) * 12 is below 1.5',
    },
    {
      request: {
        currentAge: 64,
        retirementAge: 64.00001,
        currentSavings: 1000,
        annualReturn: -12,
        targetNestEgg: 1000,
      },
      result: { ...projection(990, 1000, -10), ...comparison(false, 10, 10) },
      source: 'the least term is a month',
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 5,
        currentSavings: 95367431640625,
        annualReturn: 1200,
        targetNestEgg: 1.099511627776e32,
      },
      result: {
        ...projection(1.099511627776e32, 95367431640625, 1.099511627776e32),
        ...comparison(true, 0, 0),
      },
      source: 'doubled every month: 5^20 · 2^60 = 2^40 · 10^20, to the last digit',
    },
    {
      request: {
        currentAge: 30,
        retirementAge: 40,
        currentSavings: 5000,
        annualReturn: 0,
        targetNestEgg: 1000,
      },
      result: { ...projection(5000, 5000, 0), ...comparison(true, 0, 0) },
      source: 'what is saved is more than enough',
    },
    {
      request: { currentAge: 0, retirementAge: 1, targetNestEgg: 0 },
      result: { ...projection(0, 0, 0), ...comparison(true, 0, 0) },
      source: 'nothing reaches nothing',
    },
    {
      request: {
        currentAge: 35,
        retirementAge: 65,
        currentSavings: 1,
        monthlyContribution: 1,
        annualReturn: 1e-12,
        targetNestEgg: 361,
      },
      result: {
        ...projection(361.0000000000542, 361, 5.41500000000054e-11),
        ...comparison(true, 0, 0.9999999999998496),
      },
      source: `a return near 0; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 35,
        retirementAge: 65,
        currentSavings: 1,
        monthlyContribution: 1,
        annualReturn: -1e-300,
        targetNestEgg: 361,
      },
      result: {
        ...projection(361, 361, -5.415e-299),
        ...comparison(false, 5.415e-299, 1),
      },
      source: 'to the first order, growth is r · (360 + 359 · 360 / 2)',
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 64,
        retirementAge: 65,
        monthlyContribution: 1e300,
        annualReturn: 5e-324,
      },
      result: projection(1.2e301, 1.2e301, 2.75e-25),
      source: 'the least return: to the first order, growth is r · 11 · 12 / 2 of a contribution',
    },
    {
      request: {
        currentAge: 35,
        retirementAge: 65,
        currentSavings: 100,
        monthlyContribution: 10,
        annualReturn: -99.99999999999999,
        targetNestEgg: 1000,
      },
      result: {
        ...projection(119.99999999999952, 3700, -3580.0000000000005),
        ...comparison(false, 880.0000000000005, 83.33333333333519),
      },
      source: `nearly a twelfth is lost every month; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 100000,
        monthlyContribution: 1,
        annualReturn: 0.001,
        targetNestEgg: 1e7,
      },
      result: {
        ...projection(2061936.8350109784, 1200000, 861936.8350109783),
        ...comparison(false, 7938063.164989022, 4.849809087360699),
      },
      source: `1,200,000 months; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 1000,
        currentSavings: 1e300,
        annualReturn: -99.99,
        targetNestEgg: 1,
      },
      result: {
        ...projection(3.842790352325489e-154, 1e300, -1e300),
        ...comparison(false, 1, 0.083325),
      },
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 42,
        currentSavings: 9007199254740991,
        monthlyContribution: 530,
        annualReturn: 1200,
      },
      result: projection(4.717453031027203e167, 9007199255008112, 4.717453031027203e167),
      source:
        'doubled 504 times: 530 less than 9007199254741521 · 2^504, which is midway between doubles',
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 1e300,
        currentSavings: 5,
        monthlyContribution: 12,
        annualReturn: -50,
        targetNestEgg: 1000,
      },
      result: {
        ...projection(288, 1.44e302, -1.44e302),
        ...comparison(false, 712, 125 / 3),
      },
      source: 'in the end, 12 come in and a 24th of 288 is lost every month',
    },
    {
      request: { currentAge: 0, retirementAge: 1e300, targetNestEgg: 1e6 },
      result: { ...projection(0, 0, 0), ...comparison(false, 1e6, 0) },
      source: 'at 7 % for so long, the least contribution is too much',
    },
    {
      request: { currentAge: 0, retirementAge: 0.25, annualReturn: 1.2e308, targetNestEgg: 1e308 },
      result: { ...projection(0, 0, 0), ...comparison(false, 1e308, 1e-302) },
      source: 'r = 1e305: 1e308 / (r² + 3r + 3)',
    },
  ],
  refusals: [
    { request: { currentAge: 65, retirementAge: 65 }, error: `${orderError}, got 65` },
    {
      request: { currentAge: 65, retirementAge: 64.9, currentSavings: 1 },
      error: `${orderError}, got 64.9`,
    },
    {
      request: { currentAge: 65, retirementAge: 60, annualReturn: -100 },
      error: `${orderError}, got 60; ${returnError}, got -100`,
    },
    {
      request: {
        currentAge: -1,
        retirementAge: -2,
        currentSavings: -3,
        monthlyContribution: -4,
        annualReturn: -500,
        targetNestEgg: -6,
      },
      error: [
        `${currentAgeError}, got -1`,
        `${retirementAgeError}, got -2`,
        `${savingsError}, got -3`,
        `${contributionError}, got -4`,
        `${returnError}, got -500`,
        `${targetError}, got -6`,
      ].join('; '),
    },
    { request: { currentAge: 0, retirementAge: 1e300, currentSavings: 1 }, error: tooLarge },
    {
      request: { currentAge: 0, retirementAge: 1e300, monthlyContribution: 5e-324 },
      error: tooLarge,
    },
    {
      request: {
        currentAge: 0,
        retirementAge: 1.7e308,
        currentSavings: 1,
        monthlyContribution: 1,
        annualReturn: 1.7e308,
        targetNestEgg: 1,
      },
      error: tooLarge,
    },
    {
      request: { currentAge: 0, retirementAge: 10, monthlyContribution: 1e307, annualReturn: -99 },
      error: tooLarge,
    },
    {
      request: { currentAge: 0, retirementAge: 1.7e308, currentSavings: 1, annualReturn: 1e-300 },
      error: tooLarge,
    },
    {
      request: {},
      error:
        'currentAge: required, a number of at least 0; retirementAge: required, a number of at least 0',
    },
    { request: { currentAge: '30', retirementAge: 65 }, error: `${currentAgeError}, got "30"` },
    {
      request: { currentAge: 30, retirementAge: null },
      error: 'retirementAge: required, a number of at least 0',
    },
    { request: { currentAge: 30, retirementAge: '20' }, error: `${retirementAgeError}, got "20"` },
    {
      request: { currentAge: 30, retirementAge: 65, currentSavings: [1] },
      error: `${savingsError}, got an array`,
    },
    {
      request: { currentAge: 30, retirementAge: 65, monthlyContribution: true },
      error: `${contributionError}, got true`,
    },
    {
      request: { currentAge: 30, retirementAge: 65, annualReturn: '7 %' },
      error: `${returnError}, got "7 %"`,
    },
    {
      request: { currentAge: 30, retirementAge: 65, targetNestEgg: {} },
      error: `${targetError}, got an object`,
    },
    {
      request: { age: 30, retirementAge: 65, annual_return: 5, monthlyContributon: 100 },
      error:
        'age: unknown field, did you mean currentAge?; monthlyContributon: unknown field, did you mean monthlyContribution?; annual_return: unknown field, did you mean annualReturn?',
    },
    {
      request: { currentAge: 30, retirementAge: 65, savings: 1, monthlySavings: 1, target: 1e6 },
      error:
        'savings: unknown field, did you mean currentSavings?; monthlySavings: unknown field, did you mean monthlyContribution?; target: unknown field, did you mean targetNestEgg?',
    },
    {
      request: { currentAge: 30, retirementAge: 65, interestRate: 5, goal: 1e6 },
      error:
        'interestRate: unknown field, did you mean annualReturn?; goal: unknown field, did you mean targetNestEgg?',
    },
    {
      request: { from: 30, to: 65 },
      error:
        'request body: expected fields such as currentAge, retirementAge, currentSavings, monthlyContribution, annualReturn, targetNestEgg',
    },
    {
      request: { currentAge: 30, retirementAge: 65, currentSavings: 50_000, rate: 5 },
      error: 'rate: unknown field, did you mean annualReturn?',
    },
    {
      request: { currentAge: 30, retirementAge: 65, currentSavings: 50_000, expectedReturn: 5 },
      error: 'expectedReturn: unknown field, did you mean annualReturn?',
    },
    {
      request: { currentAge: 30, retirementAge: 65, balance: 50_000 },
      error: 'balance: unknown field, did you mean currentSavings?',
    },
  ],
});
