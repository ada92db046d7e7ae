import { boolean, type FieldsOf, number, optional } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface SalesTaxCalculatorRequest {
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
    synonyms: 'amount subtotal cost total net gross value',
  },
  taxRate: {
    ...number({ minimum: 0 }),
    synonyms: 'vat rate gst percent percentage',
    figures: 'taxAmount',
    unsupported: [
      { names: 'taxAmount', instead: 'the tax as a percentage' },
      'discount coupon shipping tip gratuity service surcharge fee deposit exempt localTax stateTax cityTax stateRate cityRate compound',
      { names: 'quantity qty units', harmless: [1] },
      rounding,
    ],
  },
  taxIncluded: {
    ...optional(boolean(), false),
    synonyms:
      'includes including inclusive exclusive excluded ex gross net vat gst sales taxed pretax type mode reverse inverse extract priceType',
    figures: 'taxAmount',
  },
} satisfies FieldsOf<SalesTaxCalculatorRequest>;
