import { type FieldsOf, number, optional, text } from '../../fields/index.ts';

export interface UnitPriceRequest {
  /** The total price, in any currency. */
  readonly price: number;
  /** Number of units that the price pays for. */
  readonly quantity: number;
  /** A label for display, such as kg; it does not change the result. */
  readonly unit?: string;
}

export const fields = {
  price: { ...number({ minimum: 0 }), synonyms: 'totalPrice cost total totalCost' },
  quantity: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'amount qty size count units number weight volume',
  },
  unit: {
    ...optional(text({ examples: ['kg'] })),
    synonyms: 'measure measurement uom per unitLabel',
    figures: 'unitPrice pricePerUnit',
  },
} satisfies FieldsOf<UnitPriceRequest>;
