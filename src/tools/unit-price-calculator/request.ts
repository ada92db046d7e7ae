import { type FieldsOf, number, optional, text } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface UnitPriceCalculatorRequest {
  /** The total price, in any currency. */
  readonly price: number;
  /** How many units you get for the price. */
  readonly quantity: number;
  /** A label for display, such as kg; it does not change the result. */
  readonly unit?: string;
}

export const fields = {
  price: { ...number({ minimum: 0 }), synonyms: 'cost total' },
  quantity: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'amount qty size count units number weight volume',
  },
  unit: {
    ...optional(text({ examples: ['kg'] })),
    synonyms: 'measurement uom per unitLabel unitType',
    figures: 'unitPrice pricePerUnit',
    unsupported: [
      'discount coupon tax vat shipping delivery deposit bogo bonus price2 quantity2 baseUnit targetUnit toUnit convertTo outputUnit servings',
      { names: 'packs multipack cases', harmless: [1] },
      rounding,
    ],
  },
} satisfies FieldsOf<UnitPriceCalculatorRequest>;
