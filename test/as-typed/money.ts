import { about, formInput, near, type Table } from './row.ts';

const notJson = 'request body: expected a JSON object, but this is not valid JSON';
const positive = 'a number greater than 0';
const notNegative = 'a number of at least 0';
const noTerm = 'years: required, a number greater than 0, or a monthlyPayment';

export const money: Table = {
  'percentage-of': [
    [
      { x: 3.1, y: 304 },
      { result: 9.424 },
      'duckduckgo/zeroclickinfo-goodies #4541, 3.100% of 304',
    ],
    [{ x: 70, y: 1 }, { result: 0.7 }, 'Yet-Zio/yetCalc #220, not 0.7000000000000001'],
    [{ x: 1, y: 1000 }, { result: 10 }, 'adirh3/Fluent-Search #1181'],
    [{ x: 8.25, y: 19.99 }, { result: 1.649175 }, 'a sales tax; 8.25 · 19.99 = 164.9175'],
    [{ x: -12.5, y: 80 }, { result: -10 }, 'a discount'],
    [
      { x: '15%', y: '$80' },
      'x: expected a number, got "15%"; y: expected a number, got "$80"',
      'vjeux/soulver.js #3, $22 + 10%',
    ],
    [
      { x: '1,5', y: '1.000,00' },
      'x: expected a number, got "1,5"; y: expected a number, got "1.000,00"',
      'LibrePCB/LibrePCB #1523, numbers of de_DE',
    ],
    [
      { percent: 15, value: 80 },
      'percent: unknown field, did you mean x?; value: unknown field, did you mean y?',
      'words instead of letters',
    ],
    [
      { X: 15, Y: 80 },
      'X: unknown field, did you mean x?; Y: unknown field, did you mean y?',
      'capital letters',
    ],
    [{ a: 15, b: 80 }, 'request body: expected fields such as x, y', 'other letters'],
    [{ x: 15 }, 'y: required, a number', 'half a question'],
    [
      { x: 15, y: null },
      'y: required, a number',
      'valueAsNumber of an empty input is NaN, JSON’s null',
    ],
    ['', 'x: required, a number; y: required, a number', 'curl -X POST without -d'],
    ['[15, 80]', 'request body: expected a JSON object, got an array', 'positional arguments'],
    ['"15% of 80"', 'request body: expected a JSON object, got "15% of 80"', 'the question itself'],
    ["{'x': 15, 'y': 80}", notJson, 'what Python’s print shows of a dict'],
    ['{"x": 15, "y": 80,}', notJson, 'a trailing comma, as in JavaScript'],
    ['{x: 15, y: 80}', notJson, 'names without quotes, as in JavaScript'],
    ['{"x": 07, "y": 100}', notJson, 'a leading zero, RFC 8259 section 6'],
    ['{"x": NaN, "y": 100}', notJson, 'Python’s json.dumps(float("nan"))'],
    ['x=15&y=80', notJson, 'curl -d x=15 -d y=80'],
    [
      '\ufeff{"x": 15, "y": 80}',
      { result: 12 },
      'a file saved by Windows Notepad starts with U+FEFF',
    ],
    ['{"x": 1e999, "y": 1}', 'x: expected a number, got Infinity', 'more than a double holds'],
    [
      { x: 0.1, y: 0.2 },
      { result: 0.0002 },
      '0.1 * 0.2 / 100 is 0.00020000000000000004 in doubles',
    ],
    [
      { x: '٧', y: '１００' },
      'x: expected a number, got "٧"; y: expected a number, got "１００"',
      'Arabic and full-width digits',
    ],
    [
      { x: '15', y: true, comment: 'tip' },
      'x: expected a number, got "15"; y: expected a number, got true',
      'laravel-json-api/laravel #113, types of PHP',
    ],
  ],

  'percentage-change': [
    [
      { from: -4000, to: 1000 },
      { percentChange: 125, direction: 'increase' },
      'education.blurtit.com',
    ],
    [{ from: -100, to: -50 }, { percentChange: 50, direction: 'increase' }, 'wildandfreetools.com'],
    [
      { from: -0.01, to: 0.01 },
      { percentChange: 200, direction: 'increase' },
      'pcreview.co.uk, company A; its -200% without the absolute value is a rise all the same',
    ],
    [{ from: 0.01, to: 0.03 }, { percentChange: 200 }, 'pcreview.co.uk, company C'],
    [
      { from: 24.99, to: 19.99 },
      { percentChange: -20.008003201280513, direction: 'decrease' },
      '-500 / 24.99, a sale',
    ],
    [{ from: 0, to: 0 }, { percentChange: 0, direction: 'none' }, 'nothing has changed'],
    [
      { from: 0, to: 100 },
      'from: expected a number other than 0 unless to is 0, got 0',
      'wildandfreetools.com: don’t force a percentage',
    ],
    [
      { from: '$50', to: '75,00 €' },
      'from: expected a number, got "$50"; to: expected a number, got "75,00 €"',
      'amounts with their currency',
    ],
    [{ from: 50 }, 'to: required, a number', 'half a question'],
    [
      { old: 50, new: 75 },
      'old: unknown field, did you mean from?; new: unknown field, did you mean to?',
      'other words',
    ],
    [
      { oldValue: 50, newValue: 75 },
      'oldValue: unknown field, did you mean from?; newValue: unknown field, did you mean to?',
      'calculators’ usual words',
    ],
    [{ From: 50, to: 75 }, 'From: unknown field, did you mean from?', 'a capital letter'],
    [
      { from: '', to: '' },
      'from: expected a number, got ""; to: expected a number, got ""',
      'an empty form',
    ],
  ],

  'retirement-calculator': [
    [
      {
        currentAge: 30,
        retirementAge: 65,
        currentSavings: 50_000,
        monthlyContribution: 500,
        annualReturn: 7,
      },
      {
        projectedSavings: near(1475834.8926613994),
        totalContributed: 260_000,
        totalGrowth: near(1215834.8926613994),
      },
      'theprimecalculator.com, which rounds the monthly rate to 0.00583; here to 40 digits',
    ],
    [
      { currentAge: 25, retirementAge: 65, monthlyContribution: 500 },
      { projectedSavings: near(1312406.6991666663), totalContributed: 240_000 },
      'superglobalcalculator.pages.dev, about $1.2 million; 7 % is the default',
    ],
    [
      {
        currentAge: 30,
        retirementAge: 40,
        currentSavings: 1000,
        monthlyContribution: 100,
        annualReturn: 0,
      },
      { projectedSavings: 13_000, totalContributed: 13_000, totalGrowth: 0, meetsTarget: null },
      'ghostfolio/ghostfolio #7069, no interest',
    ],
    [
      { currentAge: 25, retirementAge: 65, monthlyContribution: 200, targetNestEgg: 1_000_000 },
      {
        meetsTarget: false,
        shortfall: near(475037.32033333345),
        requiredMonthlyContribution: near(380.9794633915562),
      },
      'calculators9.com, a million; the annuity to 40 digits',
    ],
    [
      {
        currentAge: 30,
        retirementAge: 40,
        currentSavings: 2000,
        annualReturn: 0,
        targetNestEgg: 1900,
      },
      { meetsTarget: true, shortfall: 0, requiredMonthlyContribution: 0 },
      'ghostfolio/ghostfolio #7069, a goal that is met already',
    ],
    [
      {
        currentAge: 30,
        retirementAge: 65,
        currentSavings: 50_000,
        monthlyContribution: 500,
        annualReturn: 0.07,
      },
      { projectedSavings: near(263827.45433362044) },
      'savingscalculate.com wants 0.07 for 7%; ours is a percentage, so 0.07 %',
    ],
    [
      { currentAge: 65, retirementAge: 65 },
      'retirementAge: expected a number greater than currentAge, got 65',
      'the API document, section 8',
    ],
    [
      { currentAge: 70, retirementAge: 65, annualReturn: '7%' },
      'retirementAge: expected a number greater than currentAge, got 65; annualReturn: expected a number greater than -100, got "7%"',
      'retired already',
    ],
    [
      { currentAge: 47 },
      `retirementAge: required, ${notNegative}`,
      'pampeanodev/btcretirementcalc #30',
    ],
    [
      { age: 30, retirementAge: 65 },
      'age: unknown field, did you mean currentAge?',
      'theprimecalculator.com: Age 30',
    ],
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
      { currentAge: 30, retirementAge: 65, goal: 1_000_000 },
      'goal: unknown field, did you mean targetNestEgg?',
      'the usual word',
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

  'loan-payoff-calculator': [
    [
      { principal: 200_000, annualRate: 7.5, years: 15 },
      { scheduledPayment: near(1854.0247200054762), standard: { months: 180 } },
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
      {
        standard: { months: null, totalInterest: null, totalPaid: null, payoffPossible: false },
        monthsSaved: null,
      },
      'nektos/act #1113, less than the 78.75 of interest',
    ],
    [{ principal: 300_000, annualRate: 4 }, noTerm, 'neither a term nor a payment'],
    [
      { principal: 300_000, annualRate: 4, months: 360 },
      `${noTerm}; months: expected the term in years, in the field years, got 360`,
      'the term in months',
    ],
    [
      { principal: 300_000, annualRate: 4, years: null, monthlyPayment: null },
      noTerm,
      'an empty form',
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
    [
      { principal: 300_000, annualRate: 4, years: 30, extra_payment: 100 },
      'extra_payment: unknown field, did you mean extraPayment?',
      'a client in Python',
    ],
    [
      { principal: 300_000, annualRate: 4, years: 0 },
      `years: expected ${positive}, got 0`,
      'frappe/lending #1231, a division by zero',
    ],
    [
      { principal: 300_000, years: 30 },
      `annualRate: required, ${notNegative}`,
      'jpederson/Accrue.js #17, no rate where 0 is meant',
    ],
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

  'salary-calculator': [
    [
      { hourlyRate: 25 },
      { annual: 52_000, monthly: 4333.333333333333, weekly: 1000, daily: 200 },
      'calculatorsbay.com, 25 × 40 × 52',
    ],
    [{ hourlyRate: 15, hoursPerWeek: 35 }, { annual: 27_300, weekly: 525 }, 'differbtw.com'],
    [
      { hourlyRate: 17.5, weeksPerYear: 50 },
      { annual: 35_000, monthly: 2916.6666666666665 },
      'two weeks without pay',
    ],
    [
      { hourlyRate: 12.21, hoursPerWeek: 37.5 },
      { annual: 23_809.5, monthly: 1984.125, weekly: 457.875, daily: 91.575 },
      'gov.uk, the National Living Wage of 2025',
    ],
    [
      { hourlyRate: 7.25, hoursPerWeek: null },
      { annual: 15_080 },
      'dol.gov, the federal minimum wage',
    ],
    [{ hourlyRate: 50 }, { annual: 104_000 }, 'colophon-group/jobseek #3194: 2080 hours, not 2016'],
    [
      { hourlyRate: '$25' },
      `hourlyRate: expected ${notNegative}, got "$25"`,
      'prepmycareer.com: $25 hourly',
    ],
    [
      { hourlyRate: '25/hr' },
      `hourlyRate: expected ${notNegative}, got "25/hr"`,
      'colophon-group/jobseek #3194: $50/hr',
    ],
    [
      { hourlyRate: 25, hoursPerWeek: 1950 },
      'hoursPerWeek: expected a number greater than 0 and at most 168, got 1950',
      'PolicyEngine/policyengine-uk #1826, the hours of a year',
    ],
    [
      { hourlyRate: 25, weeksPerYear: 365 },
      'weeksPerYear: expected a number greater than 0 and at most 53, got 365',
      'days for weeks',
    ],
    [{ wage: 25 }, 'wage: unknown field, did you mean hourlyRate?', 'the usual word'],
    [
      { hourly_rate: 25 },
      'hourly_rate: unknown field, did you mean hourlyRate?',
      'a client in Python',
    ],
    [
      { hourlyRate: 25, hours: 35 },
      'hours: unknown field, did you mean hoursPerWeek?',
      'betagouv/cout-embauche #221, part time',
    ],
    [
      { annualSalary: 52_000 },
      `hourlyRate: required, ${notNegative}; annualSalary: expected the pay for one hour, in the field hourlyRate, got 52000`,
      'the question the other way round',
    ],
    [
      { hourlyRate: 0.1, hoursPerWeek: 3, weeksPerYear: 1 },
      { weekly: 0.3, annual: 0.3, monthly: 0.025, daily: 0.06 },
      '0.1 * 3 is 0.30000000000000004 in doubles',
    ],
  ],

  'roi-calculator': [
    [
      { cost: 10_000, returnValue: 15_000, years: 2 },
      { netProfit: 5000, roi: 50, annualizedRoi: near(22.474487139158907) },
      'utility-stack.pages.dev, 22.47%',
    ],
    [
      { cost: 10_000, returnValue: 15_000, years: 3 },
      { roi: 50, annualizedRoi: near(14.471424255333186) },
      'calculatorlib.com, 14.47%',
    ],
    [
      { cost: 10_000, returnValue: 11_500, years: 1 },
      { roi: 15, annualizedRoi: near(15) },
      'tools.blueprinto.io',
    ],
    [
      { cost: 10_000, returnValue: 15_000, years: null },
      { roi: 50, years: null, annualizedRoi: null },
      'calcuron.com: leave blank to skip annualization',
    ],
    [
      { cost: 1000, returnValue: 0, years: 2 },
      { netProfit: -1000, roi: -100, annualizedRoi: -100 },
      'all is lost',
    ],
    [
      { cost: 0, returnValue: 500 },
      `cost: expected ${positive}, got 0`,
      'inchcalculator.com divides by the cost',
    ],
    [
      { cost: '$10,000', returnValue: '15.000' },
      `cost: expected ${positive}, got "$10,000"; returnValue: expected ${notNegative}, got "15.000"`,
      'calculatorlib.com: $10,000',
    ],
    [
      { cost: 10_000, returnValue: 15_000, years: 0 },
      `years: expected ${positive}, got 0`,
      'a form’s empty number',
    ],
    [
      { cost: 10_000, returnValue: 15_000, years: '2 years' },
      `years: expected ${positive}, got "2 years"`,
      'utility-stack.pages.dev: Investment Period (years)',
    ],
    [
      { investment: 10_000, finalValue: 15_000 },
      'investment: unknown field, did you mean cost?; finalValue: unknown field, did you mean returnValue?',
      'calqoo.com: Initial Investment, Final Value',
    ],
    [
      { cost: 10_000, returns: 15_000 },
      'returns: unknown field, did you mean returnValue?',
      'the amount returned, inchcalculator.com',
    ],
    [
      { cost: 10_000, returnValue: -500 },
      `returnValue: expected ${notNegative}, got -500`,
      'the profit instead of the value',
    ],
    [
      { cost: 3, returnValue: 4 },
      { roi: 33.333333333333336, netProfit: 1 },
      '100 / 3, rounded once',
    ],
    [
      { cost: 10_000, returnValue: 15_000, duration: 3 },
      'duration: unknown field, did you mean years?',
      'the other word',
    ],
  ],

  'sales-tax-calculator': [
    [
      { price: 41, taxRate: 10.6 },
      { priceBeforeTax: 41, taxAmount: 4.346, finalPrice: 45.346 },
      'Khan/khan-exercises #137976',
    ],
    [{ price: 22, taxRate: 10 }, { finalPrice: 24.2 }, 'vjeux/soulver.js #3'],
    [
      { price: 110, taxRate: 10, taxIncluded: true },
      { priceBeforeTax: 100, taxAmount: 10, finalPrice: 110 },
      '15201.com',
    ],
    [
      { price: 108, taxRate: 8, taxIncluded: true },
      { priceBeforeTax: 100, taxAmount: 8 },
      'calculator.institute',
    ],
    [
      { price: 100, taxRate: 20, taxIncluded: true },
      { priceBeforeTax: 83.33333333333333, taxAmount: 16.666666666666668 },
      'llmstxtgenerator.github.io: not the total minus tax percent',
    ],
    [{ price: 100, taxRate: 0.08 }, { taxAmount: 0.08 }, 'a fraction is 0.08 %, not 8 %'],
    [
      { price: '$19.99', taxRate: '8.25%' },
      `price: expected ${notNegative}, got "$19.99"; taxRate: expected ${notNegative}, got "8.25%"`,
      'amounts as shops print them',
    ],
    [
      { price: 110, taxRate: 10, taxIncluded: 'true' },
      'taxIncluded: expected true or false, got "true"',
      formInput,
    ],
    [
      { price: 110, taxRate: 10, taxIncluded: 1 },
      'taxIncluded: expected true or false, got 1',
      'PHP, SQL and C write 1',
    ],
    [
      { price: 110, taxRate: 10, inclusive: true },
      'inclusive: unknown field, did you mean taxIncluded?',
      'llmstxtgenerator.github.io: tax-inclusive',
    ],
    [{ price: 100, vat: 20 }, 'vat: unknown field, did you mean taxRate?', 'the European name'],
    [{ price: 100, tax: 8 }, 'tax: unknown field, did you mean taxRate?', 'the tax or its rate'],
    [
      { price: '', taxRate: '' },
      `price: expected ${notNegative}, got ""; taxRate: expected ${notNegative}, got ""`,
      'an empty form',
    ],
    [
      { price: -20, taxRate: 10 },
      `price: expected ${notNegative}, got -20`,
      'exactlyhowlong.com, a refund',
    ],
    [
      { price: 110, taxRate: 10, included: true },
      'included: unknown field, did you mean taxIncluded?',
      'a field whose loss would add the tax twice',
    ],
    [
      { price: 110, taxRate: 10, includeTax: true },
      'includeTax: unknown field, did you mean taxIncluded?',
      'the same as a verb',
    ],
    [
      { price: 110, taxRate: 10, taxInclusive: true },
      'taxInclusive: unknown field, did you mean taxIncluded?',
      'llmstxtgenerator.github.io: tax-inclusive',
    ],
  ],

  'unit-price-calculator': [
    [
      { price: 4.99, quantity: 12, unit: 'oz' },
      { unitPrice: 0.41583333333333333, pricePerUnit: 0.41583333333333333 },
      'tinyuseful.pages.dev, $0.4158 per oz',
    ],
    [{ price: 6.99, quantity: 12 }, { unitPrice: 0.5825 }, 'starlighttools.org'],
    [
      { price: 10.01, quantity: 7.26, unit: 'litre' },
      { unitPrice: 1.378787878787879 },
      'hargata/lubelog #881, £1.38',
    ],
    [
      { price: 3, quantity: 6, unit: 'pcs' },
      { unitPrice: 0.5 },
      'brentvollebregt/price-per-unit #12, not 2 pieces a dollar',
    ],
    [
      { price: 4.87, quantity: 1000, unit: null },
      { unitPrice: 0.00487 },
      'grocy/grocy #2131, a kilogram in grams',
    ],
    [{ price: 0, quantity: 6 }, { unitPrice: 0 }, 'a gift'],
    [
      { price: 4.99, quantity: 0 },
      `quantity: expected ${positive}, got 0`,
      'openfoodfoundation/openfoodnetwork #7322, NaN / kg',
    ],
    [
      { price: '4,87$', quantity: '12 oz' },
      `price: expected ${notNegative}, got "4,87$"; quantity: expected ${positive}, got "12 oz"`,
      'grocy/grocy #2131 writes 4,87$',
    ],
    [
      { price: 4.99, qty: 12 },
      'qty: unknown field, did you mean quantity?',
      'bbodi/notecalc3 #53: Qty = 2',
    ],
    [
      { totalPrice: 4.99, quantity: 12 },
      'totalPrice: unknown field, did you mean price?',
      'calculator-s.cloud: total price ÷ total quantity',
    ],
    [
      { price: 4.99, quantity: 12, unit: 100 },
      'unit: expected a string such as "kg", got the number 100',
      'badlogic/heissepreise #37, a price for 100 g',
    ],
    [
      { price: 4.99, quantity: -12 },
      `quantity: expected ${positive}, got -12`,
      'the API document, section 8',
    ],
    [{ price: 0.1, quantity: 3 }, { unitPrice: 0.03333333333333333 }, '1 / 30, rounded once'],
  ],

  'fuel-cost-calculator': [
    [
      { distance: 300, efficiency: 25, fuelPrice: 3.5 },
      { cost: 42, fuelUsedGallons: 12, fuelUsedLiters: 45.424941408 },
      'calculatorlib.com',
    ],
    [
      { distance: 50, efficiency: 22, fuelPrice: 4 },
      { cost: 9.090909090909092, fuelUsedGallons: 2.272727272727273 },
      'calculatey.pages.dev, 2.27 gal, $9.09',
    ],
    [
      { distance: 100, distanceUnit: 'km', efficiency: 7.5, fuelPrice: 1.5 },
      { cost: 11.25, fuelUsedGallons: 1.9812903926861132, fuelUsedLiters: 7.5 },
      'ahuimanu/CIDM6325 #46',
    ],
    [
      { distance: 100, efficiency: 7.5, fuelPrice: 1.5, priceUnit: 'liter' },
      { cost: 11.25 },
      'ahuimanu/CIDM6325 #46, one metric unit for all',
    ],
    [
      {
        distance: 421,
        distanceUnit: 'miles',
        efficiency: 35.6,
        efficiencyUnit: 'mpg',
        fuelPrice: 1.45,
        priceUnit: 'liter',
      },
      { cost: 64.91024223434832, fuelUsedGallons: 11.825842696629213 },
      'dannymcc/may #100, British units, of which the gallon is the US one here',
    ],
    [
      { distance: 0, efficiency: 25, fuelPrice: 3.5 },
      { cost: 0, fuelUsedGallons: 0, fuelUsedLiters: 0 },
      'at home',
    ],
    [
      { distance: 100, efficiency: 13.3, efficiencyUnit: 'km/L', fuelPrice: 1.5 },
      'efficiencyUnit: expected one of mpg, L/100km, got "km/L"',
      'dannymcc/may #212',
    ],
    [
      {
        distance: 100,
        distanceUnit: 'kilometers',
        efficiency: 7.5,
        efficiencyUnit: 'l/100km',
        fuelPrice: 1.5,
        priceUnit: 'litre',
      },
      'distanceUnit: expected one of miles, km, got "kilometers"; efficiencyUnit: expected one of mpg, L/100km, got "l/100km"; priceUnit: expected one of gallon, liter, got "litre"',
      'GS90/Convertidor #7, other spellings',
    ],
    [
      { distance: 300, efficiency: 0, fuelPrice: 3.5 },
      `efficiency: expected ${positive}, got 0`,
      'roof-rack-tent.com divides by it',
    ],
    [
      { distance: '300 miles', efficiency: '25 mpg', fuelPrice: '$3.50' },
      `distance: expected ${notNegative}, got "300 miles"; efficiency: expected ${positive}, got "25 mpg"; fuelPrice: expected ${notNegative}, got "$3.50"`,
      'calculatey.pages.dev: 300 miles, 25 MPG, $3.50/gal',
    ],
    [
      { distance: 300, mpg: 25, gasPrice: 3.5 },
      'mpg: unknown field, did you mean efficiency?; gasPrice: unknown field, did you mean fuelPrice?',
      'certifiedcalculator.com: MPG, gas price',
    ],
    [
      { distance: 300, consumption: 7.5, price: 1.5 },
      'consumption: unknown field, did you mean efficiency?; price: unknown field, did you mean fuelPrice?',
      'unitsofmeasurement/uom-systems #177: L/100 km is a consumption',
    ],
    [
      { distance: 100, unit: 'km', efficiency: 7.5, fuelPrice: 1.5 },
      'unit: unknown field, did you mean distanceUnit?',
      'one unit for all',
    ],
  ],
};
