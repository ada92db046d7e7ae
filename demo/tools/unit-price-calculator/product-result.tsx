import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { Currency } from '../../../src/form/view/currency-context.ts';
import type { OwnProperties } from '../../components/form/own-parts.ts';
import { Figure } from '../shared/figure.tsx';
import type { Priced } from './comparison.ts';
import { nameOf, priceIn, sayComparison } from './sentences.ts';
import { type Basis, basesOf, basisKey, labelOf } from './units.ts';
import { useComparison } from './use-comparison.ts';

/** Which product is the cheapest, and by how much. */
export function ProductHeadline({ form }: OwnProperties) {
  const currency = useContext(Currency);
  const { verdict, detail } = sayComparison(useComparison(form.inputs).comparison, currency);
  return (
    <>
      <span class="value verdict" dir="auto">
        {verdict}
      </span>
      <span class="detail">{detail}</span>
    </>
  );
}

/** The verdict, and the price of each product for the same quantity. */
export function ProductResult({ form }: OwnProperties) {
  const { inputs, onAction } = form;
  const currency = useContext(Currency);
  const { comparison } = useComparison(inputs);
  const { priced, unlike } = comparison;
  const basis = unlike.length === 0 ? priced[0]?.basis : undefined;
  const choose = (chosen: string) => onAction({ type: 'type', name: 'per', value: chosen });
  const text = () => {
    const { verdict, detail } = sayComparison(comparison, currency);
    const prices = priced.map((one) => `${nameOf(one.product)}: ${priceIn(one, currency)}`);
    return [`${verdict} (${detail})`, ...prices].join('\n');
  };
  return (
    <>
      <CopyButton text={text} subject={t('Unit price')} isDisabled={priced.length === 0} />
      <dl class="figures">
        {priced.map((one) => (
          <Figure key={one.product.index} name={<bdi>{nameOf(one.product)}</bdi>}>
            <PriceText priced={one} currency={currency} />
          </Figure>
        ))}
      </dl>
      {basis && <BasisChoice basis={basis} onChoose={choose} />}
    </>
  );
}

interface PriceProperties {
  readonly priced: Priced;
  readonly currency: string | undefined;
}

function PriceText({ priced, currency }: PriceProperties) {
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
      <bdi class="value number">{priceIn(priced, currency)}</bdi>
    </span>
  );
}

interface BasisProperties {
  readonly basis: Basis;
  readonly onChoose: (key: string) => void;
}

function BasisChoice({ basis, onChoose }: BasisProperties) {
  const bases = basesOf(basis);
  if (bases.length < 2) return null;
  const chosen = basisKey(basis);
  return (
    <label class="currency">
      <span>{t('Price per')}</span>
      <select
        autocomplete="off"
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {bases.map((one) => (
          <option key={basisKey(one)} value={basisKey(one)} selected={basisKey(one) === chosen}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
