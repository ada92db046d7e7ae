import { calculateUnitPrice } from 'toolworker';
import type { FormParts } from '../../components/form/form-parts.ts';
import { inRange } from '../shared/in-range.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductHeadline, ProductResult } from './product-result.tsx';
import { productFields } from './products.ts';

/** A comparison of products in place of the unit price of a single one. */
export const page = {
  fields: productFields,
  /**
   * Computes the unit price of the first product in the page, which compares it with others that
   * the API does not know.
   */
  calling: {
    compute: ({ price, quantity }) =>
      inRange(() => ({
        ...calculateUnitPrice({ price: Number(price), quantity: Number(quantity) }),
      })),
  },
  own: { Fields: ProductFields, Headline: ProductHeadline, Result: ProductResult },
} satisfies FormParts;
