import { boolean, type FieldsOf, nonNegative, number, optional } from '../../fields/index.ts';

export interface SalesTaxRequest {
  /** The price, in any currency. */
  readonly price: number;
  /** The tax as a percentage of the price before tax. */
  readonly taxRate: number;
  /** Whether the price already includes the tax. */
  readonly taxIncluded?: boolean;
}

export const fields = {
  price: { ...number(nonNegative), synonyms: ['amount'] },
  taxRate: { ...number(nonNegative), synonyms: ['vat'] },
  taxIncluded: {
    ...optional(boolean(), false),
    synonyms: [
      'includesTax',
      'inclusive',
      'priceIncludesTax',
      'included',
      'includeTax',
      'taxInclusive',
    ],
  },
} satisfies FieldsOf<SalesTaxRequest>;
