import { calculateUnitPrice } from 'toolworker';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { inRange } from '../shared/in-range.ts';
import { compare, type Priced } from './comparison.ts';
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
  const prices = comparison.priced.map((priced) => {
    const [title, copied] = [nameOf(priced.product), priceIn(priced, currency)];
    return { title, copied, shown: <Price priced={priced} text={copied} /> };
  });
  const lines = prices.map(({ title, copied }) => `${title}: ${copied}`);
  return {
    unitPrice: {
      shown: (
        <>
          <span class="verdict">{verdict}</span> <small class="detail">{detail}</small>
        </>
      ),
      copied: [`${verdict} (${detail})`, ...lines].join('\n'),
    },
    ...Object.fromEntries(prices.map((price, index) => [`product ${index}`, price])),
  };
}

function Price({ priced, text }: { readonly priced: Priced; readonly text: string }) {
  const { isCheapest, percentMore } = priced;
  const percent = percentage(`+${formatPercent(percentMore ?? 0)}`);
  return (
    <span class="price">
      {isCheapest && (
        <strong class="badge">
          <span class="hidden">{t('Cheapest')}</span>
        </strong>
      )}
      {!isCheapest && percentMore !== undefined && <small dir="ltr">{percent}</small>}
      <bdi>{text}</bdi>
    </span>
  );
}
