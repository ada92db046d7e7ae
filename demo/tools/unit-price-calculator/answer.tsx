import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { Bars } from '../shared/pictures/bars.tsx';
import { compare, type Priced } from './comparison.ts';
import { productsIn } from './products.ts';
import { nameOf, priceIn } from './sentences.ts';

/** The prices of products that can be compared, as bars. */
export function Picture() {
  const inputs = useContext(FormInputs);
  const currency = useContext(Currency);
  const { priced, unlike } = compare(productsIn(inputs), inputs.per ?? '');
  const isAlike = unlike.length === 0;
  return (
    <Bars
      bars={priced.map((one) => ({
        name: nameOf(one.product),
        amount: isAlike ? (one.price ?? 0) : 0,
        text: <Price priced={one} text={priceIn(one, currency)} />,
        isStrong: one.isCheapest,
      }))}
    />
  );
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
