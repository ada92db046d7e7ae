import { calculateSalesTax } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const byHand = 'the digits, by hand';

const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateSalesTax> = {
  run: calculateSalesTax,
  operation: 'calculate-sales-tax',
  fields: { price: 'number ≥ 0, required', taxRate: 'number ≥ 0, required', taxIncluded: 'boolean, default false' },
  result: ['priceBeforeTax', 'taxAmount', 'finalPrice'],
  answers: [
    [
      { price: 63.2, taxRate: 4.5 },
      { priceBeforeTax: 63.2, taxAmount: 2.844, finalPrice: 66.044 },
      'answers.com, sales tax on shoes of $63.20 at 4.5 %: $2.84',
    ],
    [{ price: 49.99, taxRate: 8.25, taxIncluded: false }, { priceBeforeTax: 49.99, taxAmount: 4.124175, finalPrice: 54.114175 }, byHand],
    [
      { price: 0.3, taxRate: 10 },
      { priceBeforeTax: 0.3, taxAmount: 0.03, finalPrice: 0.33 },
      `${byHand}; in doubles 0.3 · 1.1 is 0.33000000000000002`,
    ],
    [{ price: 107, taxRate: 7, taxIncluded: true }, { priceBeforeTax: 100, taxAmount: 7, finalPrice: 107 }, byHand],
    [
      { price: 52.92, taxRate: 8, taxIncluded: true },
      { priceBeforeTax: 49, taxAmount: 3.92, finalPrice: 52.92 },
      'answers.com, four CDs for $52.92 with 8 % tax: $49 before',
    ],
    [
      { price: 85.25, taxRate: 8.45, taxIncluded: true },
      { priceBeforeTax: 78.60765329645, taxAmount: 6.64234670355, finalPrice: 85.25 },
      'sales-tax.calculators.ro, 8.45 % out of $85.25, to 11 places',
      1e-12,
    ],
    [{ price: 20, taxRate: 0 }, { priceBeforeTax: 20, taxAmount: 0, finalPrice: 20 }, 'no tax'],
    [{ price: 0, taxRate: 8, taxIncluded: true }, { priceBeforeTax: 0, taxAmount: 0, finalPrice: 0 }, 'nothing to tax'],
    [{ price: 100, taxRate: 300, taxIncluded: true }, { priceBeforeTax: 25, taxAmount: 75, finalPrice: 100 }, byHand],
    [
      { price: 1, taxRate: 1e-300, taxIncluded: true },
      { priceBeforeTax: 1, taxAmount: 1e-302, finalPrice: 1 },
      'the tax, which the difference of doubles would lose',
    ],
    [
      { price: 1e308, taxRate: 1e10, taxIncluded: true },
      { priceBeforeTax: 1e308 / 100_000_001, taxAmount: 1e308, finalPrice: 1e308 },
      '1e308 / (1 + 10^8), and 1 − 10^−8 times the price',
      1e-8,
    ],
  ],
  refusals: [[{ price: 1e308, taxRate: 100 }, 'request body: expected numbers whose result is within ±1.8e308']],
  typed: [
    [{ price: 41, taxRate: 10.6 }, { priceBeforeTax: 41, taxAmount: 4.346, finalPrice: 45.346 }, 'Khan/khan-exercises #137976'],
    [{ price: 22, taxRate: 10 }, { finalPrice: 24.2 }, 'vjeux/soulver.js #3'],
    [{ price: 110, taxRate: 10, taxIncluded: true }, { priceBeforeTax: 100, taxAmount: 10, finalPrice: 110 }, '15201.com'],
    [{ price: 108, taxRate: 8, taxIncluded: true }, { priceBeforeTax: 100, taxAmount: 8 }, 'calculator.institute'],
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
    [{ price: 110, taxRate: 10, taxIncluded: 'true' }, 'taxIncluded: expected true or false, got "true"', formInput],
    [
      { price: 110, taxRate: 10, included: true },
      'included: unknown field, did you mean taxIncluded?',
      'a field whose loss would add the tax twice',
    ],
    [{ price: 110, taxRate: 10, includeTax: true }, 'includeTax: unknown field, did you mean taxIncluded?', 'the same as a verb'],
    [
      { price: 110, taxRate: 10, taxInclusive: true },
      'taxInclusive: unknown field, did you mean taxIncluded?',
      'llmstxtgenerator.github.io: tax-inclusive',
    ],
  ],
  otherNames: {
    meant: {
      price: 'amount subtotal netPrice basePrice priceUsd item_price cost total value',
      taxRate: 'rate vat vatRate taxPercent tax_rate_percent salesTaxRate tax gst taxPct percentage',
      taxIncluded:
        'inclusive includesTax isTaxIncluded vatIncluded taxInclusive priceIncludesTax isIncluded=true included=true ' +
        'gross=true isGross=true net=true isNet=false exclusive=false taxExcluded=true excludesTax=true incl=true ' +
        'includeTax=true withTax=true beforeTax=true afterTax=false reverse=true taxType="inclusive" mode="inclusive" ' +
        'priceType="gross" includesVat=true vatInclusive=true tax_included=true extract=true inverse=true preTax=true ' +
        'tax_incl=true hasTax=true removeTax=true addTax=false exTax=true incVat=true excl=true pretax=true ' +
        'isInclusive=true include_vat=true grossPrice=true taxed=true withoutVat=true includesGst=true type="gross" tax=true',
    },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 quantity=3 ' +
      'qty=3 discount=10 discountPercent=10 coupon=5 shipping=5 shippingCost=5 tip=15 gratuity=5 ' +
      'serviceCharge=10 taxExempt=true exempt=true localTax=1 stateTax=5 cityRate=2 surcharge=3 deposit=5 ' +
      'compoundTax=true',
    ignored:
      'item sku state region source taxId taxLabel finalPrice=119 taxAmount=19 priceBeforeTax=100 gross=119 net=100 tax=19 taxYear=2026 quantity=1 discount=0 shipping=0 taxExempt=false taxName="VAT" taxCode="S1" discountCode="x" priceDate="2026-01-01"',
  },
  slowest: { 'extreme numbers': () => ({ price: largest, taxRate: least }) },
  sentence: '54.11 with tax The tax on 49.99 at 8.25% is 4.12.',
};
