import { calculateRetirement } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import { about, type SpecOf } from '../support/spec.ts';

const byHand = 'by hand';
const highPrecision = 'the annuity formula in mpmath with 1,200 digits';
const nearMidpoint =
  'the first result is within 0.000003 of a unit in the last place of a midpoint, of 500,000 tried; mpmath with 400 digits';
const returnError = 'annualReturn: expected a number greater than -100';
const orderError = 'retirementAge: expected a number greater than 65 (currentAge)';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const projection = (projectedSavings: number, totalContributed: number, totalGrowth: number) => ({
  projectedSavings,
  totalContributed,
  totalGrowth,
  meetsTarget: null,
  shortfall: null,
  requiredMonthlyContribution: null,
});

const comparison = (meetsTarget: boolean, shortfall: number, requiredMonthlyContribution: number) => ({
  meetsTarget,
  shortfall,
  requiredMonthlyContribution,
});

const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateRetirement> = {
  run: calculateRetirement,
  operation: 'calculate-retirement',
  fields: {
    currentAge: 'number ≥ 0, required',
    retirementAge: 'number ≥ 0, required',
    currentSavings: 'number ≥ 0, default 0',
    monthlyContribution: 'number ≥ 0, default 0',
    annualReturn: 'number > -100, default 7',
    targetNestEgg: 'number ≥ 0',
  },
  result: ['projectedSavings', 'totalContributed', 'totalGrowth', 'meetsTarget', 'shortfall', 'requiredMonthlyContribution'],
  answers: [
    [{ currentAge: 30, retirementAge: 65 }, projection(0, 0, 0), 'nothing grows to nothing'],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: 20000, monthlyContribution: 500, targetNestEgg: 1000000 },
      { ...projection(1130650.3374415112, 230000, 900650.3374415112), ...comparison(true, 0, 427.4589802272718) },
      highPrecision,
    ],
    [
      { currentAge: 50, retirementAge: 60, currentSavings: 100, monthlyContribution: 100, annualReturn: 5 },
      projection(15692.928894335748, 12100, 3592.928894335748),
      'NumPy, example of fv: 15692.928894335748; 12100 by hand',
      3e-14,
    ],
    [
      { currentAge: 64, retirementAge: 65, monthlyContribution: 1000, annualReturn: 12 },
      projection(12682.503013196972, 12000, 682.5030131969721),
      'Excel, example of FV: 12,682.50; 1.01^12 = 1.126825030131969720661201 exactly',
    ],
    [
      { currentAge: 20, retirementAge: 20.16, currentSavings: 2500, monthlyContribution: 750, annualReturn: 48, targetNestEgg: 5000 },
      { ...projection(4234, 4000, 234), ...comparison(false, 766, 1125.4901960784314) },
      'LibreOffice, example of FV: 4234.00; 1.92 months are 2; (5000 - 2500 · 1.0816) / 2.04 = 2296 / 2.04',
    ],
    [
      { currentAge: 64, retirementAge: 65, currentSavings: 1000, monthlyContribution: 100, annualReturn: 0, targetNestEgg: 2500 },
      { ...projection(2200, 2200, 0), ...comparison(false, 300, 125) },
      byHand,
    ],
    [
      { currentAge: 30, retirementAge: 30.5, currentSavings: 0.1, monthlyContribution: 0.1, annualReturn: 0, targetNestEgg: 0.7 },
      { ...projection(0.7, 0.7, 0), ...comparison(true, 0, 0.1) },
      'seven tenths; in doubles 0.1 + 6 * 0.1 is 0.7000000000000001',
    ],
    [
      { currentAge: 30.1, retirementAge: 30.225, currentSavings: 1000, annualReturn: 12, targetNestEgg: 1020.1 },
      { ...projection(1020.1, 1000, 20.1), ...comparison(true, 0, 0) },
      'exactly 1.5 months are 2; in doubles (30.225 - 30.1) * 12 is below 1.5',
    ],
    [
      { currentAge: 64, retirementAge: 64.00001, currentSavings: 1000, annualReturn: -12, targetNestEgg: 1000 },
      { ...projection(990, 1000, -10), ...comparison(false, 10, 10) },
      'the least term is a month',
    ],
    [
      { currentAge: 0, retirementAge: 5, currentSavings: 95367431640625, annualReturn: 1200, targetNestEgg: 1.099511627776e32 },
      { ...projection(1.099511627776e32, 95367431640625, 1.099511627776e32), ...comparison(true, 0, 0) },
      'doubled every month: 5^20 · 2^60 = 2^40 · 10^20, to the last digit',
    ],
    [
      { currentAge: 30, retirementAge: 40, currentSavings: 5000, annualReturn: 0, targetNestEgg: 1000 },
      { ...projection(5000, 5000, 0), ...comparison(true, 0, 0) },
      'what is saved is more than enough',
    ],
    [
      { currentAge: 0, retirementAge: 1, targetNestEgg: 0 },
      { ...projection(0, 0, 0), ...comparison(true, 0, 0) },
      'nothing reaches nothing',
    ],
    [
      { currentAge: 35, retirementAge: 65, currentSavings: 1, monthlyContribution: 1, annualReturn: 1e-12, targetNestEgg: 361 },
      { ...projection(361.0000000000542, 361, 5.41500000000054e-11), ...comparison(true, 0, 0.9999999999998496) },
      `a return near 0; ${highPrecision}`,
    ],
    [
      { currentAge: 35, retirementAge: 65, currentSavings: 1, monthlyContribution: 1, annualReturn: -1e-300, targetNestEgg: 361 },
      { ...projection(361, 361, -5.415e-299), ...comparison(false, 5.415e-299, 1) },
      'to the first order, growth is r · (360 + 359 · 360 / 2)',
    ],
    [
      { currentAge: 64, retirementAge: 65, monthlyContribution: 1e300, annualReturn: 5e-324 },
      projection(1.2e301, 1.2e301, 2.75e-25),
      'the least return: to the first order, growth is r · 11 · 12 / 2 of a contribution',
    ],
    [
      {
        currentAge: 35,
        retirementAge: 65,
        currentSavings: 100,
        monthlyContribution: 10,
        annualReturn: -99.99999999999999,
        targetNestEgg: 1000,
      },
      { ...projection(119.99999999999952, 3700, -3580.0000000000005), ...comparison(false, 880.0000000000005, 83.33333333333519) },
      `nearly a twelfth is lost every month; ${highPrecision}`,
    ],
    [
      { currentAge: 0, retirementAge: 100000, monthlyContribution: 1, annualReturn: 0.001, targetNestEgg: 1e7 },
      { ...projection(2061936.8350109784, 1200000, 861936.8350109783), ...comparison(false, 7938063.164989022, 4.849809087360699) },
      `1,200,000 months; ${highPrecision}`,
    ],
    [
      { currentAge: 0, retirementAge: 1000, currentSavings: 1e300, annualReturn: -99.99, targetNestEgg: 1 },
      { ...projection(3.842790352325489e-154, 1e300, -1e300), ...comparison(false, 1, 0.083325) },
      highPrecision,
    ],
    [
      { currentAge: 20, retirementAge: 49, currentSavings: 70000, monthlyContribution: 1110, annualReturn: 1.36 },
      projection(577036.4787644878, 456280, 120756.47876448772),
      nearMidpoint,
    ],
    [
      { currentAge: 20, retirementAge: 65, currentSavings: 187000, monthlyContribution: 1170, annualReturn: 4.25 },
      projection(3160308.666409934, 818800, 2341508.666409934),
      nearMidpoint,
    ],
    [
      { currentAge: 0, retirementAge: 42, currentSavings: 9007199254740991, monthlyContribution: 530, annualReturn: 1200 },
      projection(4.717453031027203e167, 9007199255008112, 4.717453031027203e167),
      'doubled 504 times: 530 less than 9007199254741521 · 2^504, which is midway between doubles',
    ],
    [
      { currentAge: 0, retirementAge: 1e300, currentSavings: 5, monthlyContribution: 12, annualReturn: -50, targetNestEgg: 1000 },
      { ...projection(288, 1.44e302, -1.44e302), ...comparison(false, 712, 125 / 3) },
      'in the end, 12 come in and a 24th of 288 is lost every month',
    ],
    [
      { currentAge: 0, retirementAge: 1e300, targetNestEgg: 1e6 },
      { ...projection(0, 0, 0), ...comparison(false, 1e6, 0) },
      'at 7 % for so long, the least contribution is too much',
    ],
    [
      { currentAge: 0, retirementAge: 0.25, annualReturn: 1.2e308, targetNestEgg: 1e308 },
      { ...projection(0, 0, 0), ...comparison(false, 1e308, 1e-302) },
      'r = 1e305: 1e308 / (r² + 3r + 3)',
    ],
  ],
  refusals: [
    [{ currentAge: 65, retirementAge: 64.9, currentSavings: 1 }, `${orderError}, got 64.9`],
    [{ currentAge: 65, retirementAge: 60, annualReturn: -100 }, `${orderError}, got 60; ${returnError}, got -100`],
    [{ currentAge: 0, retirementAge: 1e300, currentSavings: 1 }, tooLarge],
    [{ currentAge: 0, retirementAge: 1e300, monthlyContribution: 5e-324 }, tooLarge],
    [
      { currentAge: 0, retirementAge: 1.7e308, currentSavings: 1, monthlyContribution: 1, annualReturn: 1.7e308, targetNestEgg: 1 },
      tooLarge,
    ],
    [{ currentAge: 0, retirementAge: 10, monthlyContribution: 1e307, annualReturn: -99 }, tooLarge],
    [{ currentAge: 0, retirementAge: 1.7e308, currentSavings: 1, annualReturn: 1e-300 }, tooLarge],
  ],
  typed: [
    [
      { currentAge: 0, retirementAge: 1, monthlyContribution: 1000, annualReturn: 12 },
      { projectedSavings: about(12_682.5, 0.005) },
      'Excel, FV',
    ],
    [
      { currentAge: 0, retirementAge: 18, annualReturn: 6, targetNestEgg: 50_000 },
      { requiredMonthlyContribution: about(129.08, 0.005) },
      'Excel, PMT',
    ],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: 50_000, monthlyContribution: 500, annualReturn: 7 },
      { projectedSavings: 1475834.8926613994, totalContributed: 260_000, totalGrowth: 1215834.8926613994 },
      'theprimecalculator.com, which rounds the monthly rate to 0.00583; here to 40 digits',
    ],
    [
      { currentAge: 25, retirementAge: 65, monthlyContribution: 500 },
      { projectedSavings: 1312406.6991666663, totalContributed: 240_000 },
      'superglobalcalculator.pages.dev, about $1.2 million; 7 % is the default',
    ],
    [
      { currentAge: 30, retirementAge: 40, currentSavings: 1000, monthlyContribution: 100, annualReturn: 0 },
      { projectedSavings: 13_000, totalContributed: 13_000, totalGrowth: 0, meetsTarget: null },
      'ghostfolio/ghostfolio #7069, no interest',
    ],
    [
      { currentAge: 25, retirementAge: 65, monthlyContribution: 200, targetNestEgg: 1_000_000 },
      { meetsTarget: false, shortfall: 475037.32033333345, requiredMonthlyContribution: 380.9794633915562 },
      'calculators9.com, a million; the annuity to 40 digits',
    ],
    [
      { currentAge: 30, retirementAge: 40, currentSavings: 2000, annualReturn: 0, targetNestEgg: 1900 },
      { meetsTarget: true, shortfall: 0, requiredMonthlyContribution: 0 },
      'ghostfolio/ghostfolio #7069, a goal that is met already',
    ],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: 50_000, monthlyContribution: 500, annualReturn: 0.07 },
      { projectedSavings: 263827.45433362044 },
      'savingscalculate.com wants 0.07 for 7%; ours is a percentage, so 0.07 %',
    ],
    [
      { currentAge: 65, retirementAge: 65 },
      'retirementAge: expected a number greater than 65 (currentAge), got 65',
      'the API document, section 8',
    ],
    [
      { currentAge: 70, retirementAge: 65, annualReturn: '7%' },
      'retirementAge: expected a number greater than 70 (currentAge), got 65; annualReturn: expected a number greater than -100, got "7%"',
      'retired already',
    ],
    [{ currentAge: 47 }, `retirementAge: required, ${notNegative}`, 'pampeanodev/btcretirementcalc #30'],
    [
      { current_age: 30, retirement_age: 65 },
      'current_age: unknown field, did you mean currentAge?; retirement_age: unknown field, did you mean retirementAge?',
      'a client in Python',
    ],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: '$50,000', monthlyContribution: -100 },
      `currentSavings: expected ${notNegative}, got "$50,000"; monthlyContribution: expected ${notNegative}, got -100`,
      'theprimecalculator.com: $50,000',
    ],
    [
      { currentAge: 30.5, retirementAge: 31, monthlyContribution: 100, annualReturn: 0 },
      { projectedSavings: 600 },
      'half a year has six months',
    ],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: 50_000, rate: 5 },
      'rate: unknown field, did you mean annualReturn?',
      'a field that would silently stand for 7 %',
    ],
    [
      { currentAge: 30, retirementAge: 65, currentSavings: 50_000, expectedReturn: 5 },
      'expectedReturn: unknown field, did you mean annualReturn?',
      'superglobalcalculator.pages.dev: expected return rate',
    ],
    [
      { currentAge: 30, retirementAge: 65, balance: 50_000 },
      'balance: unknown field, did you mean currentSavings?',
      'what a bank calls it',
    ],
  ],
  beyondSchema: { retirementAge: 'it is greater than currentAge' },
  otherNames: {
    meant: {
      currentAge: 'age current_age ageNow userCurrentAge currentAgeYears presentAge',
      retirementAge: 'retireAge retirement_age retirementAgeYears targetRetirementAge retireAt ageAtRetirement',
      currentSavings:
        'savings currentBalance initial_savings currentAmount balance current saved existingSavings startingBalance ' +
        'initialInvestment principal currentSaving presentSavings currentSaved startingAmount savingsToDate ' +
        'initialDeposit currentInvestment savedAmount currentCapital',
      monthlyContribution:
        'monthlySavings contribution monthlyDeposit monthly_savings monthlyInvestment monthly contributions deposit ' +
        'contributionPerMonth savingsPerMonth monthlySaving monthlyAmount monthlyContrib monthlyPayment ' +
        'contribution_monthly pmt depositPerMonth perMonth contributionAmount',
      annualReturn:
        'rate expectedAnnualReturn annualReturnRate annualRate annual_growth interestRate return returns ' +
        'expectedReturn rateOfReturn growthRate yield roi apr annual returnRate yearlyReturn returnPct ' +
        'annualReturnPercent expected_return interest annual_yield averageReturn apy returnPercentage investmentReturn',
      targetNestEgg:
        'target goal nestEgg targetAmount target_nest_egg_amount savingsGoal egg targetSavings desiredSavings ' +
        'retirementGoal goalAmount nest_egg nestEggTarget targetBalance desired_amount nest nestEggGoal',
    },
    refused:
      'annualContribution=6000 yearlyContribution=6000 monthlyReturn=0.5 yearsToRetirement=30 inflation=3 inflationRate=2 ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 ' +
      'employerMatch=50 employerContribution=200 matchLimit=6 contributionIncrease=3 annualIncrease=2 ' +
      'salaryGrowth=3 withdrawalRate=4 annualWithdrawal=40000 taxRate=20 fees=1 annualFee=0.5 ' +
      'expenseRatio=0.1 lifeExpectancy=90 yearsInRetirement=25 socialSecurity=2000 pension=1000 ' +
      'salary=80000 currentSalary=80000 annualIncome=60000 desiredIncome=40000 monthlyExpenses=3000 ' +
      'compounding="daily" lumpSum=10000 inheritance=5 years=35 postRetirementReturn=4 volatility=15',
    ignored:
      'name currency spouse source currentUser targetId projectedSavings=5 totalContributed=5 totalGrowth=5 ' +
      'meetsTarget=true shortfall=0 requiredMonthlyContribution=5 country inflation=0 employerMatch=0 fees=0 compounding="monthly" returnType="x" savingsName="x" retirementDate="2050-01-01"',
  },
  slowest: {
    'a return near 0 for ever': () => ({
      currentAge: 1,
      retirementAge: 1e300,
      currentSavings: 1e300,
      monthlyContribution: least,
      annualReturn: least,
      targetNestEgg: largest,
    }),
    'a return that a term without end makes up for': () => ({
      currentAge: 0,
      retirementAge: 1.5e308,
      currentSavings: 1e19,
      monthlyContribution: 1e-50,
      annualReturn: 6e-305,
      targetNestEgg: 1e-209,
    }),
  },
  // 200 · ((1 + 0.05/12)⁴²⁰ − 1) / (0.05/12), with Python’s decimal
  sentence:
    '≈ 1,130,650 when you are 65 years old, with 500 a month at 7% a year. It reaches the goal of 1,000,000, for which ≈ 427 a month would be enough.',
};
