import type { AnyWords } from './words-of-tool.ts';

export const moneyWords = {
  'percentage-of': {
    synonyms: 'percent discount tip share per cent of a number',
    headline: 'result',
    formula: 'x % of y = x · y / 100',
    explanation:
      'Computed on the decimals as you wrote them: 7 % of 100 is 7, without a stray digit.',
    source: 'Definition of the per cent.',
  },
  'percentage-change': {
    synonyms: 'percent increase decrease difference growth relative change',
    headline: 'percentChange',
    formula: 'change = (to − from) / |from| · 100',
    explanation:
      'A decrease is negative. Dividing by the size of the first value keeps the sign meaningful where that value is negative. From 0 to anything else, no percentage exists.',
    source: 'Definition of relative change.',
  },
  'retirement-calculator': {
    synonyms: 'pension savings 401k nest egg compound interest investment future value',
    headline: 'projectedSavings',
    formula: 'savings = S (1 + r)ⁿ + C ((1 + r)ⁿ − 1) / r',
    explanation:
      'S is what is saved now, C the contribution at the end of each month, r a twelfth of the yearly return and n the number of months. Inflation and tax are left out.',
    source: 'Future value of an ordinary annuity.',
  },
  'loan-payoff-calculator': {
    synonyms:
      'mortgage amortization debt interest monthly payment extra payment early payoff credit',
    headline: 'scheduledPayment',
    formula: 'payment = P · r / (1 − (1 + r)⁻ⁿ)',
    explanation:
      'P is the amount borrowed, r a twelfth of the yearly rate and n the number of months. Whatever is paid beyond the interest of a month makes the debt smaller, so an extra payment saves the interest of all months after it.',
    source: 'Annuity formula.',
  },
  'salary-calculator': {
    synonyms: 'wage hourly pay income annual monthly weekly yearly hour to salary',
    headline: 'annual',
    formula:
      'weekly = rate × hours a week\nannual = weekly × weeks a year\nmonthly = annual / 12\ndaily = weekly / 5',
    explanation: 'Before tax. A week has five working days.',
    source: 'Arithmetic.',
  },
  'roi-calculator': {
    synonyms: 'return on investment profit cagr annualized gain yield',
    headline: 'roi',
    formula:
      'ROI = (value − cost) / cost · 100\nannualized = ((value / cost)^(1 / years) − 1) · 100',
    explanation:
      'The annualized return is the steady growth a year that leads from the cost to the value, so investments of different length compare.',
    source: 'Definition of ROI; compound annual growth rate.',
  },
  'sales-tax-calculator': {
    synonyms: 'vat gst tax gross net price with tax reverse tax',
    headline: 'finalPrice',
    formula: 'final price = price before tax × (1 + rate / 100)',
    explanation:
      'Where the price includes the tax already, it is divided instead of multiplied. Nothing is rounded to cents.',
    source: 'Arithmetic.',
  },
  'unit-price-calculator': {
    synonyms: 'price per unit compare grocery cost per kilo ounce cheaper',
    headline: 'unitPrice',
    formula: 'unit price = price / quantity',
    explanation: 'The unit is a label: choose one for all products that you compare.',
    source: 'Arithmetic.',
  },
  'fuel-cost-calculator': {
    synonyms: 'gas petrol trip mileage mpg litres per 100 km road travel cost',
    headline: 'cost',
    formula:
      'mpg: fuel = distance / efficiency\nL/100km: fuel = distance × efficiency / 100\ncost = fuel × price',
    explanation:
      'Units mix freely; through the API, units left out go with the first that is given. A mile is 1.609344 km and a US gallon 3.785411784 litres, both exactly.',
    source: 'International mile (1959); NIST Handbook 44, Appendix C.',
  },
} satisfies AnyWords;
