import { calculateUnitPrice } from 'toolworker';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { inRange } from '../shared/in-range.ts';
import { compare } from './comparison.ts';
import { ProductFields } from './product-fields.tsx';
import { productFields, productsIn } from './products.ts';
import { nameOf, priceIn, sayComparison } from './sentences.ts';

/** A comparison of products in place of the unit price of a single one. */
export const page = {
  fields: productFields,
  editor: { Editor: ProductFields, edited: 'all' },
  /**
   * Computes the unit price of the first product in the page, which compares it with others that
   * the API does not know.
   */
  pageRequest: {
    compute: ({ price, quantity }) =>
      inRange(() => ({
        ...calculateUnitPrice({ price: Number(price), quantity: Number(quantity) }),
      })),
  },
  wording: (_, inputs, currency) => comparisonInWords(inputs, currency),
} satisfies FormParts;

function comparisonInWords(inputs: Inputs, currency: string | undefined): Wordings {
  const comparison = compare(productsIn(inputs), inputs.per ?? '');
  const { verdict, detail } = sayComparison(comparison, currency);
  const lines = comparison.priced.map(
    (priced) => `${nameOf(priced.product)}: ${priceIn(priced, currency)}`,
  );
  return {
    unitPrice: {
      shown: (
        <>
          <span class="verdict">{verdict}</span> <small class="detail">{detail}</small>
        </>
      ),
      copied: [`${verdict} (${detail})`, ...lines].join('\n'),
    },
  };
}
