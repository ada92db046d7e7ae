import { usualTime } from '../pay-periods.ts';
import { mostPeople } from '../tools/fuel-cost-calculator/limits.ts';
import type { AnyWords } from './words-of-tool.ts';

export const moneyWords = {
  'percentage-of': {
    synonyms: 'percent discount tip off share per cent of a number what percent',
    headline: 'result',
    formula: 'x % of y = x · y / 100',
    explanation: 'Decimals count as you write them: 7 % of 100 is exactly 7.',
    source: 'Definition of per cent.',
    hints: { x: '' },
  },
  'percentage-change': {
    synonyms:
      'percent increase decrease difference growth relative change price rise fall went up down',
    headline: 'percentChange',
    formula: 'change = (to − from) / |from| · 100',
    explanation:
      'A decrease is negative. The change is divided by the first value without its sign, so an increase is positive even if that value is negative. From 0 to any other value, there is no percentage.',
    source: 'Definition of relative change.',
    options: { increase: 'Increase', decrease: 'Decrease', none: 'No change' },
    titles: { percentChange: 'Change' },
  },
  'retirement-calculator': {
    synonyms: 'pension savings 401k nest egg compound interest investment future value grow save',
    headline: 'projectedSavings',
    ages: ['currentAge', 'retirementAge'],
    money: [
      'currentSavings',
      'monthlyContribution',
      'targetNestEgg',
      'projectedSavings',
      'totalContributed',
      'totalGrowth',
      'shortfall',
      'requiredMonthlyContribution',
    ],
    estimates: ['projectedSavings', 'totalGrowth', 'shortfall', 'requiredMonthlyContribution'],
    description:
      'Projects savings with monthly contributions to retirement, also in today’s money, and the income they give.',
    pageFields: {
      inflation: {
        type: 'number',
        minimum: 0,
        maximum: 100,
        examples: ['2'],
        title: 'Inflation',
        description: 'How much prices rise in a year, to see the savings in today’s money.',
        'x-unit': '%',
      },
      lastAge: {
        type: 'number',
        minimum: 0,
        maximum: 150,
        examples: ['90'],
        title: 'Savings last until the age of',
        description: 'To see which monthly income the savings give until then.',
      },
    },
    formula:
      'savings = S (1 + r)ⁿ + C ((1 + r)ⁿ − 1) / r\nin today’s money = savings / (1 + inflation)^(n / 12)\nincome = savings · q / (1 − (1 + q)⁻ᵐ)',
    explanation:
      'S is the amount saved so far, C the contribution at the end of each month, r a twelfth of the annual return and n the number of months. The income uses up the savings in m equal months, while the rest keeps earning the same return; q is the monthly return after inflation, (1 + r) / (1 + inflation)^(1 / 12) − 1. Tax is not included.',
    source: 'Future value and present value of an ordinary annuity.',
    hints: {
      targetNestEgg: 'Savings to reach by retirement, in the money of that time.',
      retirementAge: 'Age at retirement in years; the time until then is rounded to months.',
      annualReturn: 'Return per year; a twelfth of it is added every month.',
    },
    titles: {
      targetNestEgg: 'Savings goal',
      projectedSavings: 'Savings at retirement',
      totalContributed: 'Total paid in',
      meetsTarget: 'Goal reached',
      requiredMonthlyContribution: 'Monthly contribution needed',
    },
  },
  'loan-payoff-calculator': {
    synonyms:
      'mortgage amortization debt interest monthly payment extra payment early payoff paid off credit card',
    headline: 'scheduledPayment',
    money: [
      'principal',
      'monthlyPayment',
      'extraPayment',
      'scheduledPayment',
      'totalInterest',
      'totalPaid',
      'interestSaved',
    ],
    formula: 'payment = P · r / (1 − (1 + r)⁻ⁿ)',
    explanation:
      'P is the amount borrowed, r a twelfth of the annual rate and n the number of months. An extra payment reduces the debt, so it saves interest in every later month.',
    source: 'Annuity formula.',
    hints: {
      principal: '',
      annualRate: 'A twelfth of it is charged every month.',
      years: 'Leave it empty if you enter a monthly payment.',
      monthlyPayment: 'Used instead of the term.',
      extraPayment: 'On top of the regular payment.',
    },
    titles: {
      principal: 'Amount borrowed',
      annualRate: 'Annual interest rate',
      years: 'Term',
      extraPayment: 'Extra monthly payment',
      scheduledPayment: 'Regular monthly payment',
      standard: 'Without extra payment',
      accelerated: 'With extra payment',
      months: 'Paid off after',
      payoffPossible: 'Can be paid off',
      monthsSaved: 'Time saved',
    },
  },
  'salary-calculator': {
    synonyms:
      'wage hourly pay income earn earnings annual monthly weekly yearly month hour to salary',
    description:
      'Converts pay for an hour, a day, a week, a month or a year to every other period, before tax.',
    headline: 'annual',
    units: { hourlyRate: 'per hour' },
    samples: {
      hourlyRate: {
        'per day': '200',
        'per week': '1000',
        'per two weeks': '2000',
        'per half month': '2000',
        'per month': '4000',
        'per year': '52000',
      },
    },
    pageFields: {
      daysPerWeek: {
        type: 'number',
        minimum: 0.5,
        maximum: 7,
        default: Number(usualTime.daysPerWeek),
        title: 'Days per week',
        description: 'For pay per day.',
        'x-unit': 'days',
      },
    },
    money: ['hourlyRate', 'annual', 'monthly', 'weekly', 'daily'],
    formula:
      'annual = hourly × hours per week × weeks per year\nannual = daily × days per week × weeks per year\nannual = weekly × weeks per year\nannual = monthly × 12',
    explanation:
      'All amounts are before tax. Pay for any period is pay for a year divided by how often it is paid. Two weeks are paid in half of the weeks, and half a month 24 times a year. Nothing is rounded in between.',
    source: 'Arithmetic.',
    hints: { hourlyRate: 'In any currency, before tax.' },
    titles: {
      hourlyRate: 'Pay',
      annual: 'Annual pay',
      monthly: 'Monthly pay',
      weekly: 'Weekly pay',
      daily: 'Daily pay',
    },
  },
  'roi-calculator': {
    synonyms: 'return on investment profit cagr annualized gain yield shares stocks',
    headline: 'roi',
    repeated: ['currentValue'],
    money: ['cost', 'returnValue', 'currentValue', 'netProfit'],
    formula:
      'ROI = (value − amount invested) / amount invested · 100\nannualized = ((value / amount invested)^(1 / years) − 1) · 100',
    explanation:
      'The annualized return is the steady yearly growth that turns the amount invested into the value. It lets you compare investments of different lengths.',
    source: 'Definition of ROI; compound annual growth rate.',
    hints: { cost: '', years: 'How long you hold the investment, for the annualized return.' },
    titles: {
      cost: 'Amount invested',
      returnValue: 'Current or final value',
      currentValue: 'Current or final value',
      roi: 'Return on investment (ROI)',
      years: 'Holding period',
      annualizedRoi: 'Annualized return',
    },
  },
  'sales-tax-calculator': {
    synonyms: 'vat gst tax gross net price with tax reverse tax',
    headline: 'finalPrice',
    money: ['price', 'priceBeforeTax', 'taxAmount', 'finalPrice'],
    formula: 'final price = price before tax × (1 + rate / 100)',
    explanation:
      'If the price already includes the tax, it is divided by the same factor. Nothing is rounded to cents.',
    source: 'Arithmetic.',
    hints: { taxIncluded: 'The price already includes the tax.' },
    titles: { taxAmount: 'Tax' },
  },
  'unit-price-calculator': {
    description: 'Compares products by their unit price: which one is cheaper, and by how much.',
    synonyms: 'price per unit compare grocery cost per kilo ounce cheaper pack',
    headline: 'unitPrice',
    money: ['price'],
    unitPrices: ['unitPrice'],
    chosenUnits: { unitPrice: { by: 'unit' } },
    repeated: ['pricePerUnit'],
    formula: 'unit price = price / quantity',
    explanation:
      'Units of the same kind are converted exactly: a pound is 453.59237 g, and a US fluid ounce 29.5735295625 ml. For the API, the unit is only a label.',
    source: 'NIST Handbook 44, Appendix C.',
  },
  'fuel-cost-calculator': {
    synonyms: 'gas petrol trip mileage mpg liters litres per 100 km road travel cost',
    headline: 'cost',
    money: ['fuelPrice', 'cost'],
    formula:
      'mpg: fuel = distance / fuel economy\nL/100km: fuel = distance × fuel economy / 100\ncost = fuel × price',
    explanation:
      'You can mix metric and US units. A mile is exactly 1.609344 km and a US gallon exactly 3.785411784 liters.',
    source: 'International mile (1959); NIST Handbook 44, Appendix C.',
    hints: {
      distance: '',
      distanceUnit: '',
      efficiency: '',
      efficiencyUnit: '',
      fuelPrice: '',
      priceUnit: '',
    },
    samples: {
      distance: { km: '400' },
      efficiency: { 'L/100km': '7', 'mpg (UK)': '45' },
      fuelPrice: { liter: '1.5' },
    },
    options: {
      mpg: 'mpg (US)',
      gallon: 'per gallon',
      liter: 'per liter',
    },
    pageFields: {
      isReturn: { type: 'boolean', default: false, title: 'There and back' },
      people: { type: 'integer', minimum: 1, maximum: mostPeople, default: 1, title: 'People' },
      tolls: { type: 'number', minimum: 0, default: 0, title: 'Tolls' },
    },
    factors: { distance: 'isReturn' },
    titles: { efficiency: 'Fuel economy', efficiencyUnit: 'Fuel economy unit', cost: 'Fuel cost' },
  },
} satisfies AnyWords;
