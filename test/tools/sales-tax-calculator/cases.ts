import { calculateSalesTax } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the digits, by hand';

export const cases = defineCases({
  run: calculateSalesTax,
  answers: [
    {
      request: { price: 63.2, taxRate: 4.5 },
      result: { priceBeforeTax: 63.2, taxAmount: 2.844, finalPrice: 66.044 },
      source: 'answers.com, sales tax on shoes of $63.20 at 4.5 %: $2.84',
    },
    {
      request: { price: 49.99, taxRate: 8.25, taxIncluded: false },
      result: { priceBeforeTax: 49.99, taxAmount: 4.124175, finalPrice: 54.114175 },
      source: byHand,
    },
    {
      request: { price: 0.3, taxRate: 10 },
      result: { priceBeforeTax: 0.3, taxAmount: 0.03, finalPrice: 0.33 },
      source: `${byHand}; in doubles 0.3 · 1.1 is 0.33000000000000002`,
    },
    {
      request: { price: 107, taxRate: 7, taxIncluded: true },
      result: { priceBeforeTax: 100, taxAmount: 7, finalPrice: 107 },
      source: byHand,
    },
    {
      request: { price: 52.92, taxRate: 8, taxIncluded: true },
      result: { priceBeforeTax: 49, taxAmount: 3.92, finalPrice: 52.92 },
      source: 'answers.com, four CDs for $52.92 with 8 % tax: $49 before',
    },
    {
      request: { price: 85.25, taxRate: 8.45, taxIncluded: true },
      result: {
        priceBeforeTax: 78.60765329645,
        taxAmount: 6.64234670355,
        finalPrice: 85.25,
      },
      source: 'sales-tax.calculators.ro, 8.45 % out of $85.25, to 11 places',
      tolerance: 1e-12,
    },
    {
      request: { price: 20, taxRate: 0 },
      result: { priceBeforeTax: 20, taxAmount: 0, finalPrice: 20 },
      source: 'no tax',
    },
    {
      request: { price: 0, taxRate: 8, taxIncluded: true },
      result: { priceBeforeTax: 0, taxAmount: 0, finalPrice: 0 },
      source: 'nothing to tax',
    },
    {
      request: { price: 100, taxRate: 300, taxIncluded: true },
      result: { priceBeforeTax: 25, taxAmount: 75, finalPrice: 100 },
      source: byHand,
    },
    {
      request: { price: 1, taxRate: 1e-300, taxIncluded: true },
      result: { priceBeforeTax: 1, taxAmount: 1e-302, finalPrice: 1 },
      source: 'the tax, which the difference of doubles would lose',
    },
    {
      request: { price: 1e308, taxRate: 1e10, taxIncluded: true },
      result: { priceBeforeTax: 1e308 / 100_000_001, taxAmount: 1e308, finalPrice: 1e308 },
      source: '1e308 / (1 + 10^8), and 1 − 10^−8 times the price',
      tolerance: 1e-8,
    },
  ],
  refusals: [
    {
      request: { price: -0.01, taxRate: 8 },
      error: 'price: expected a number of at least 0, got -0.01',
    },
    {
      request: { price: 10, taxRate: -8, taxIncluded: true },
      error: 'taxRate: expected a number of at least 0, got -8',
    },
    {
      request: { price: -1, taxRate: -100 },
      error:
        'price: expected a number of at least 0, got -1; taxRate: expected a number of at least 0, got -100',
    },
    {
      request: { price: 1e308, taxRate: 100 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    {
      request: {},
      error: 'price: required, a number of at least 0; taxRate: required, a number of at least 0',
    },
    {
      request: { price: '10', taxRate: 8 },
      error: 'price: expected a number of at least 0, got "10"',
    },
    {
      request: { price: 10, taxRate: '8%' },
      error: 'taxRate: expected a number of at least 0, got "8%"',
    },
    { request: { price: 10, taxRate: null }, error: 'taxRate: required, a number of at least 0' },
    {
      request: { price: 10, taxRate: 8, taxIncluded: 1 },
      error: 'taxIncluded: expected true or false, got 1',
    },
    {
      request: { price: 10, taxRate: 8, taxIncluded: 'true' },
      error: 'taxIncluded: expected true or false, got "true"',
    },
    {
      request: { price: 10, taxRate: 8, taxincluded: true },
      error: 'taxincluded: unknown field, did you mean taxIncluded?',
    },
    {
      request: { amount: 10, vat: 8, includesTax: true },
      error:
        'amount: unknown field, did you mean price?; vat: unknown field, did you mean taxRate?; includesTax: unknown field, did you mean taxIncluded?',
    },
    {
      request: { city: 'Bonn', country: 'DE' },
      error: 'request body: expected fields such as price, taxRate, taxIncluded',
    },
    {
      request: { price: 110, taxRate: 10, included: true },
      error: 'included: unknown field, did you mean taxIncluded?',
    },
    {
      request: { price: 110, taxRate: 10, includeTax: true },
      error: 'includeTax: unknown field, did you mean taxIncluded?',
    },
    {
      request: { price: 110, taxRate: 10, taxInclusive: true },
      error: 'taxInclusive: unknown field, did you mean taxIncluded?',
    },
  ],
});
