import { calculateLoanPayoff } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import { about, type SpecOf } from '../support/spec.ts';

const highPrecision = 'annuity formulas and logarithm in mpmath with 1,100 digits';
const byHand = 'by hand';
const nearMidpoint = 'the payment is within 0.000003 of a unit in the last place of a midpoint, of 500,000 tried; mpmath with 400 digits';

const neither = 'years: required, a number greater than 0, or a monthlyPayment';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const plan = (months: number, totalInterest: number, totalPaid: number) => ({ months, totalInterest, totalPaid, payoffPossible: true });
const endless = { months: null, totalInterest: null, totalPaid: null, payoffPossible: false };

/** Returns the result of a request without an extra payment. */
const alone = (scheduledPayment: number, standard: ReturnType<typeof plan>) => ({
  scheduledPayment,
  standard,
  accelerated: standard,
  monthsSaved: 0,
  interestSaved: 0,
});

const positive = 'a number greater than 0';
const notNegative = 'a number of at least 0';
const noTerm = 'years: required, a number greater than 0, or a monthlyPayment';

export const spec: SpecOf<typeof calculateLoanPayoff> = {
  run: calculateLoanPayoff,
  operation: 'calculateLoanPayoff',
  fields: {
    principal: 'number > 0, required',
    annualRate: 'number ≥ 0, required',
    years: 'number > 0',
    monthlyPayment: 'number > 0',
    extraPayment: 'number ≥ 0, default 0',
  },
  result: ['scheduledPayment', 'standard', 'accelerated', 'monthsSaved', 'interestSaved'],
  answers: [
    [
      { principal: 1200, annualRate: 0, years: 1, extraPayment: 50 },
      { scheduledPayment: 100, standard: plan(12, 0, 1200), accelerated: plan(8, 0, 1200), monthsSaved: 4, interestSaved: 0 },
      byHand,
    ],
    [{ principal: 144, annualRate: 300, monthlyPayment: 100 }, alone(100, plan(2, 56, 200)), '144 · 1.25 - 100 = 80, 80 · 1.25 = 100'],
    [
      { principal: 144, annualRate: 300, years: 0.125 },
      alone(100, plan(2, 56, 200)),
      '1.5 months round up to 2; 144 · 0.25 / (1 - 0.8²) = 100',
    ],
    [
      { principal: 144, annualRate: 300, monthlyPayment: 99 },
      alone(99, plan(3, 56.8125, 200.8125)),
      '144 → 81 → 2.25 → 2.8125 as the last payment',
    ],
    [{ principal: 100, annualRate: 12, years: 0.01 }, alone(101, plan(1, 1, 101)), 'the least term is a month'],
    [
      { principal: 100, annualRate: 12, years: 5, monthlyPayment: 500, extraPayment: 1 },
      { scheduledPayment: 500, standard: plan(1, 1, 101), accelerated: plan(1, 1, 101), monthsSaved: 0, interestSaved: 0 },
      'monthlyPayment overrides years; the only payment is what is owed',
    ],
    [
      { principal: 0.3, annualRate: 0, monthlyPayment: 0.1 },
      alone(0.1, plan(3, 0, 0.3)),
      'three tenths are three times a tenth; in doubles 0.3 - 0.1 - 0.1 - 0.1 is below 0',
    ],
    [
      { principal: 1, annualRate: 0, monthlyPayment: 0.3333333333333333 },
      alone(0.3333333333333333, plan(3, 0, 1)),
      'a third as a double is rounded; the 1e-16 that it leaves is no fourth month',
    ],
    [
      { principal: 1, annualRate: 0, monthlyPayment: 0.333333333333333 },
      alone(0.333333333333333, plan(4, 0, 1)),
      'one digit fewer, and no rounding of a double explains the remainder',
    ],
    [
      { principal: 1e-312, annualRate: 0, monthlyPayment: 2.906976743e-315 },
      alone(2.906976743e-315, plan(344, 0, 1e-312)),
      'a 344th has ten digits there, whose rounding leaves 4e-322 of 344 · 5e-324',
    ],
    [
      { principal: 2 ** 52 + 1, annualRate: 0, monthlyPayment: 2 ** 52 },
      alone(2 ** 52, plan(1, 0, 2 ** 52 + 1)),
      'a remainder of one unit in the last place of the payment is explained',
    ],
    [
      { principal: 2 ** 52 + 2, annualRate: 0, monthlyPayment: 2 ** 52 },
      alone(2 ** 52, plan(2, 0, 2 ** 52 + 2)),
      'one of two units is not',
    ],
    [
      { principal: 2 ** 52 + 1, annualRate: 0, monthlyPayment: 2 },
      alone(2, plan(2 ** 51 + 1, 0, 2 ** 52 + 1)),
      'a unit in the last place of 2^51 payments is half a payment, and explains too much',
    ],
    [{ principal: 2 ** 52, annualRate: 0, monthlyPayment: 1 }, alone(1, plan(2 ** 52, 0, 2 ** 52)), 'as many payments of 1'],
    [
      { principal: 100000, annualRate: 12, monthlyPayment: 1000 },
      { scheduledPayment: 1000, standard: endless, accelerated: endless, monthsSaved: null, interestSaved: null },
      'the first interest is 1000',
    ],
    [
      { principal: 100000, annualRate: 12, monthlyPayment: 1000, extraPayment: 10 },
      {
        scheduledPayment: 1000,
        standard: endless,
        accelerated: plan(464, 368454.69732016505, 468454.69732016505),
        monthsSaved: null,
        interestSaved: null,
      },
      highPrecision,
    ],
    [
      { principal: 100000, annualRate: 12, monthlyPayment: 1000.01 },
      alone(1000.01, plan(1158, 1057052.2316678532, 1157052.2316678532)),
      `a cent above the first interest; ${highPrecision}`,
    ],
    [
      { principal: 100000, annualRate: 12, monthlyPayment: 1000.0000000000001 },
      alone(1000.0000000000001, plan(3703, 3602527.5211845785, 3702527.5211845785)),
      `as near to the first interest as a double comes; ${highPrecision}`,
    ],
    [
      { principal: 200000, annualRate: 6.5, years: 30, extraPayment: 100 },
      {
        scheduledPayment: 1264.1360469859274,
        standard: plan(360, 255088.97691493388, 455088.9769149339),
        accelerated: plan(293, 199143.2088983485, 399143.2088983485),
        monthsSaved: 67,
        interestSaved: 55945.768016585374,
      },
      highPrecision,
    ],
    [
      { principal: 5000, annualRate: 29.99, monthlyPayment: 150, extraPayment: 75.5 },
      {
        scheduledPayment: 150,
        standard: plan(73, 5878.313334109756, 10878.313334109756),
        accelerated: plan(33, 2379.571089835949, 7379.571089835949),
        monthsSaved: 40,
        interestSaved: 3498.7422442738075,
      },
      highPrecision,
    ],
    [
      { principal: 100000, annualRate: 1e-12, years: 30, extraPayment: 1 },
      {
        scheduledPayment: 277.77777777781955,
        standard: plan(360, 1.5041666666667415e-8, 100000.00000001505),
        accelerated: plan(359, 1.4987884351852597e-8, 100000.00000001499),
        monthsSaved: 1,
        interestSaved: 5.378231481482016e-11,
      },
      highPrecision,
    ],
    [
      { principal: 100000, annualRate: 1e-300, years: 30 },
      alone(100000 / 360, plan(360, 1.5041666666666668e-296, 100000)),
      'to the first order, interest is principal · r · 361 / 2',
    ],
    [
      { principal: 100000, annualRate: 5, monthlyPayment: 1000, extraPayment: 1e-100 },
      {
        scheduledPayment: 1000,
        standard: plan(130, 29628.957014276086, 129628.95701427608),
        accelerated: plan(130, 29628.957014276086, 129628.95701427608),
        monthsSaved: 0,
        interestSaved: 4.206464511838385e-99,
      },
      highPrecision,
    ],
    [
      { principal: 100000, annualRate: 0.001, years: 83333.33333333333, extraPayment: 0.5 },
      {
        scheduledPayment: 0.14738785201658258,
        standard: plan(1000000, 47387.85201658258, 147387.8520165826),
        accelerated: plan(165354, 7047.955931404794, 107047.9559314048),
        monthsSaved: 834646,
        interestSaved: 40339.89608517779,
      },
      `a million months; ${highPrecision}`,
    ],
    [
      { principal: 887000, annualRate: 18.09, years: 28 },
      alone(13459.764938009686, plan(336, 3635481.0191712542, 4522481.019171255)),
      nearMidpoint,
    ],
    [
      { principal: 262000, annualRate: 13.01, years: 7 },
      alone(4767.7189004157935, plan(84, 138488.3876349267, 400488.3876349267)),
      nearMidpoint,
    ],
    [
      { principal: 9.22337205e18, annualRate: 1.171875, years: 7200 },
      alone(9007199267578126, plan(86400, 7.6899864466875e20, 7.7822201671875e20)),
      'interest alone is 9.22337205e18 / 1024 = 9007199267578125, midway between doubles; 2.1e-22 are repaid; mpmath with 400 digits',
    ],
    [
      { principal: 1e5, annualRate: 12, years: 1e300 },
      alone(1000, plan(1.2e301, 1.2e304, 1.2e304)),
      'in so long a term, the payment is all interest',
    ],
    [
      { principal: 1e246, annualRate: 1e-300, monthlyPayment: 8.2, extraPayment: 5e-324 },
      {
        scheduledPayment: 8.2,
        standard: plan(1.2195121951219511e245, 5.08130081300813e187, 1e246),
        accelerated: plan(1.2195121951219511e245, 5.08130081300813e187, 1e246),
        monthsSaved: 0,
        interestSaved: 3.09835415427325e-137,
      },
      `more months than a loop could count; ${highPrecision}`,
    ],
    [
      { principal: 1e246, annualRate: 1e-300, years: 1e299, extraPayment: 5e-324 },
      {
        scheduledPayment: 8.337500694444432e-55,
        standard: plan(1.2e300, 5.000833333319444e242, 1.0005000833333319e246),
        accelerated: plan(1.2e300, 5.000833333319444e242, 1.0005000833333319e246),
        monthsSaved: 7.20000060000002e30,
        interestSaved: 3.0010002500500082e-27,
      },
      highPrecision,
    ],
    [
      { principal: 1, annualRate: 1200, monthlyPayment: 1e-219, extraPayment: 1 },
      {
        scheduledPayment: 1e-219,
        standard: endless,
        accelerated: plan(728, 726.5879930206459, 727.5879930206459),
        monthsSaved: null,
        interestSaved: null,
      },
      'the debt falls by 1e-219 · (2^n - 1), so the total is 729 - 2^728 · 1e-219 and 727e-219',
    ],
    [
      { principal: 9007199254740950, annualRate: 3600, years: 36 },
      alone(27021597764222852, plan(432, 11664323034889530000, 11673330234144270000)),
      'a little more than 3 · 9007199254740950, which is midway between two doubles',
    ],
    [{ principal: 1e300, annualRate: 0, monthlyPayment: 1e-5 }, alone(1e-5, plan(1e305, 0, 1e300)), byHand],
    [
      { principal: 1.44e300, annualRate: 300, monthlyPayment: 1e300 },
      alone(1e300, plan(2, 0.56e300, 2e300)),
      'the loan of 144 on another scale',
    ],
  ],
  refusals: [
    [{ principal: 1000, annualRate: 5 }, neither],
    [{ principal: 1000, annualRate: 5, years: null, monthlyPayment: null }, neither],
    [{}, `principal: required, a number greater than 0; annualRate: required, a number of at least 0; ${neither}`],
    [
      { principal: -1, annualRate: -1, extraPayment: -1 },
      `principal: expected a number greater than 0, got -1; annualRate: expected a number of at least 0, got -1; ${neither}; extraPayment: expected a number of at least 0, got -1`,
    ],
    [{ principal: 1e308, annualRate: 1200, years: 1 }, tooLarge],
    [{ principal: 1e308, annualRate: 0, monthlyPayment: 5e-324 }, tooLarge],
  ],
  typed: [
    [{ principal: 10000, annualRate: 8, years: 10 / 12 }, { scheduledPayment: about(1037.03, 0.005) }, 'Excel, PMT'],
    [{ principal: 21000, annualRate: 6.9, years: 48 / 12 }, { scheduledPayment: about(501.9, 0.005) }, 'FileMaker, PMT'],
    [{ principal: 200000, annualRate: 7.5, years: 180 / 12 }, { scheduledPayment: about(1854.02, 0.005) }, 'NumPy, pmt'],
    [
      { principal: 200000, annualRate: 6.5, years: 360 / 12 },
      { scheduledPayment: about(1264.14, 0.005) },
      'Wikipedia, mortgage calculator',
    ],
    [{ principal: 8000, annualRate: 7, monthlyPayment: 150 }, { standard: { months: 65 } }, 'NumPy, nper: 64.07334877 months'],
    [{ principal: 9000, annualRate: 7, monthlyPayment: 150 }, { standard: { months: 75 } }, 'NumPy, nper: 74.06368256 months'],
    [{ principal: 8000, annualRate: 7, monthlyPayment: 100 }, { standard: { months: 109 } }, 'NumPy, nper: 108.07548412 months'],
    [{ principal: 9000, annualRate: 7, monthlyPayment: 100 }, { standard: { months: 128 } }, 'NumPy, nper: 127.99022654 months'],
    [{ principal: 8000, annualRate: 8, monthlyPayment: 150 }, { standard: { months: 67 } }, 'NumPy, nper: 66.12443902 months'],
    [{ principal: 9000, annualRate: 8, monthlyPayment: 150 }, { standard: { months: 77 } }, 'NumPy, nper: 76.87897353 months'],
    [{ principal: 8000, annualRate: 8, monthlyPayment: 100 }, { standard: { months: 115 } }, 'NumPy, nper: 114.70165583 months'],
    [{ principal: 9000, annualRate: 8, monthlyPayment: 100 }, { standard: { months: 138 } }, 'NumPy, nper: 137.90124779 months'],
    [
      { principal: 200_000, annualRate: 7.5, years: 15 },
      { scheduledPayment: 1854.0247200054762, standard: { months: 180 } },
      'numpy_financial.pmt, -1854.0247200054619 in doubles; here to 40 digits',
    ],
    [
      { principal: 300_000, annualRate: 7, years: 30, extraPayment: 300 },
      {
        scheduledPayment: about(1995.91, 0.005),
        standard: { months: 360, totalInterest: about(418526.69, 0.005), payoffPossible: true },
        accelerated: { months: 247, totalInterest: about(267005.22, 0.005), payoffPossible: true },
        monthsSaved: 113,
        interestSaved: about(151521.48, 0.005),
      },
      'theprimecalculator.com, $1,995.91; the plan month by month in 40 digits',
    ],
    [
      { principal: 300_000, annualRate: 4, years: 30, extraPayment: 100 },
      { monthsSaved: 42, interestSaved: about(28746.59, 0.005) },
      'zolcalculator.com, about $28,000; the plan month by month in 40 digits',
    ],
    [
      { principal: 36_000, annualRate: 0, years: 3 },
      { scheduledPayment: 1000, standard: { months: 36, totalInterest: 0, totalPaid: 36_000 } },
      'noverde/exonio #10 and cfpb/loan-calc #5, no interest',
    ],
    [
      { principal: 15_000, annualRate: 5, monthlyPayment: 283.07 },
      { standard: { months: 60, totalPaid: about(16984.1, 0.005) } },
      'trentrichardson/FinanceJs #5; the plan month by month in 40 digits',
    ],
    [
      { principal: 5000, annualRate: 18.9, monthlyPayment: 50 },
      { standard: { months: null, totalInterest: null, totalPaid: null, payoffPossible: false }, monthsSaved: null },
      'nektos/act #1113, less than the 78.75 of interest',
    ],
    [
      { principal: 300_000, annualRate: 4, months: 360 },
      `${noTerm}; months: expected the term in years, in the field years, got 360`,
      'the term in months',
    ],
    [
      { principal: '$300,000', annualRate: '4%', years: 30 },
      `principal: expected ${positive}, got "$300,000"; annualRate: expected ${notNegative}, got "4%"`,
      'freeonlinecal.com: P = $300,000; annual rate = 4.0%',
    ],
    [
      { loanAmount: 300_000, interestRate: 4, term: 30 },
      'loanAmount: unknown field, did you mean principal?; interestRate: unknown field, did you mean annualRate?; term: unknown field, did you mean years?',
      'theprimecalculator.com: loan_amount, interest_rate, loan_term_years',
    ],
    [{ principal: 300_000, annualRate: 4, years: 0 }, `years: expected ${positive}, got 0`, 'frappe/lending #1231, a division by zero'],
    [{ principal: 300_000, years: 30 }, `annualRate: required, ${notNegative}`, 'jpederson/Accrue.js #17, no rate where 0 is meant'],
    [
      { principal: 10_000, annualRate: 12, monthlyPayment: 100, extraPayment: 100 },
      {
        standard: { months: null, payoffPossible: false },
        accelerated: { months: 70, totalPaid: about(13932.37, 0.005), payoffPossible: true },
        monthsSaved: null,
        interestSaved: null,
      },
      'the interest alone, until more is paid; ln 2 / ln 1.01 = 69.66 months',
    ],
    [
      { principal: 1200, annualRate: 0, years: 0.5 },
      { scheduledPayment: 200, standard: { months: 6, totalPaid: 1200 } },
      'half a year without interest',
    ],
    [
      { principal: 1200, annualRate: 0, years: 5, monthlyPayment: 100 },
      { scheduledPayment: 100, standard: { months: 12 } },
      'the API document: monthlyPayment overrides years',
    ],
    [
      { principal: 300_000, annualRate: 7, years: 30, extra: 300 },
      'extra: unknown field, did you mean extraPayment?',
      'getzuper.com: you enter an extra',
    ],
    [
      { principal: 300_000, annualRate: 7, years: 30, extraMonthly: 300 },
      'extraMonthly: unknown field, did you mean extraPayment?',
      'theprimecalculator.com: extra_monthly',
    ],
    [
      { principal: 300_000, annualRate: 7, years: 30, monthlyExtra: 300 },
      'monthlyExtra: unknown field, did you mean extraPayment?',
      'freeonlinecal.com: extra monthly',
    ],
  ],
  beyondSchema: { years: 'either it or monthlyPayment is given' },
  otherNames: {
    meant: {
      principal: 'amount loanAmount loan_amount principalAmount loanPrincipal balance debt loan',
      annualRate: 'rate apr interestRate annual_interest_rate annualRatePercent annualInterest interest yearlyRate ratePct',
      years:
        'term termYears loanTermYears term_years numberOfYears loanTerm termInYears loan_term yrs year duration ' +
        'period numYears tenure tenureYears loanDuration durationYears repaymentYears loanLength',
      monthlyPayment:
        'payment monthly_payment_amount monthlyAmount emi monthlyInstallment monthly pmt installment ' +
        'paymentPerMonth instalment payments repayment monthlyRepayment paymentAmount monthly_emi perMonth',
      extraPayment:
        'extra extraAmount extra_monthly_payment overpayment monthlyExtraPayment additional additionalPayment ' +
        'extraMonthly monthlyExtra prepayment extraPrincipal extra_per_month extraPmt overpay extra_pay additionalMonthlyPayment',
    },
    refused:
      'months=360 termMonths=360 numberOfMonths=12 monthlyRate=0.4 downPayment=20000 loan_term_in_months=360 deposit=5 ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 lumpSum=5000 ' +
      'oneTimePayment=5000 balloon=20000 balloonPayment=20000 residualValue=5000 frequency="weekly" ' +
      'paymentFrequency="biweekly" compounding="daily" compoundsPerYear=365 paymentsPerYear=26 ' +
      'interestOnly=true interestOnlyMonths=12 gracePeriod=6 deferment=6 fees=500 originationFee=1 ' +
      'closingCosts=5 points=1 insurance=50 pmi=90 propertyTax=200 inflation=2 variableRate=true ' +
      'rateChange=1 monthlyIncome=5000 annualIncome=60000 extraYearly=1000 annualExtraPayment=1000 ' +
      'weeklyPayment=100 prepaymentPenalty=2 tradeIn=5 biweekly=true minimumPayment=25 fv=100',
    ignored:
      'name lender source yearsLabel loanId customerName scheduledPayment=500 monthsSaved=3 ' +
      'interestSaved=5 property city startDate loanType="auto" downPayment=0 balloon=0 compounding="monthly" frequency="monthly" paymentsPerYear=12 interestOnly=false rateType="fixed" paymentDate="2026-01-01" rateName="x" loanCode="x"',
  },
  slowest: {
    'interest near 0 for ever': () => ({ principal: largest, annualRate: least, monthlyPayment: 7.123456789012345, extraPayment: 0.1 }),
    'the least extra payment': () => ({ principal: 1e246, annualRate: 1e-300, monthlyPayment: 8.2, extraPayment: least }),
    'the highest interest for ever': () => ({ principal: 6.2e307, annualRate: 5.67e9, years: 7e301, extraPayment: least }),
    'the least interest and extra payment': () => ({
      principal: 5.607139537065736e302,
      annualRate: 1e-323,
      years: 1e15,
      extraPayment: least,
    }),
  },
  // The example of the annuity formula on the home page.
  sentence:
    '1,264.14 a month pays off 200,000 at 6.5% in 30 years. With 100 more a month, it ends 5 years and 7 months sooner and costs 55,945.77 less in interest.',
};
