import { boolean, type FieldsOf, number, optional } from '../../fields/index.ts';

export interface SalesTaxRequest {
  /** The price, in any currency. */
  readonly price: number;
  /** The tax as a percentage of the price before tax. */
  readonly taxRate: number;
  /** Whether the price already includes the tax. */
  readonly taxIncluded?: boolean;
}

export const fields = {
  price: {
    ...number({ minimum: 0 }),
    synonyms: ['amount', 'subtotal', 'cost', 'total', 'net', 'gross', 'value'],
  },
  taxRate: {
    ...number({ minimum: 0 }),
    synonyms: ['vat', 'rate', 'tax', 'salesTax', 'vatRate', 'gst', 'percent', 'percentage'],
    unsupported: [
      { names: ['taxAmount'], expected: 'the tax as a percentage, in the field taxRate' },
    ],
  },
  taxIncluded: {
    ...optional(boolean(), false),
    synonyms: [
      'includesTax',
      'inclusive',
      'priceIncludesTax',
      'included',
      'includeTax',
      'taxInclusive',
      'taxIncl',
      'vatIncluded',
      'includesVat',
      'includeVat',
      'inclusiveOfTax',
      'isInclusive',
      'isGross',
    ],
  },
} satisfies FieldsOf<SalesTaxRequest>;
