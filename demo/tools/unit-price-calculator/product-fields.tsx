import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { problemsOf } from '../../../src/form/errors.ts';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { useFormLocale } from '../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { EditorProperties } from '../../components/form/form-parts.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { useIssueWords } from '../../components/form/use-issue-words.ts';
import { compare } from './comparison.ts';
import { ProductRow } from './product-row.tsx';
import {
  faultsOf,
  fewestProducts,
  fieldName,
  mostProducts,
  productsIn,
  withoutProduct,
} from './products.ts';
import { type Basis, basesOf, basisKey, labelOf } from './units.ts';

/** The products to compare, each with its price and quantity. */
export function ProductFields({ inputs, fields, fill, onType }: EditorProperties) {
  const products = useMemo(() => productsIn(inputs), [inputs]);
  const { priced, unlike } = useMemo(
    () => compare(products, inputs.per ?? ''),
    [products, inputs.per],
  );
  const faults = useFaults(fields, inputs);
  const { list, focusNext } = useFocus(products.length);
  const count = products.length;
  const add = () => {
    focusNext(fieldName('price', count));
    onType('products', String(count + 1));
  };
  const remove = (index: number) => {
    focusNext(fieldName('price', Math.max(0, index - 1)));
    fill(withoutProduct(inputs, index));
  };
  const cheapest = priced.filter(({ isCheapest }) => isCheapest);
  const basis = unlike.length === 0 ? priced[0]?.basis : undefined;
  return (
    <>
      <ol class="products" ref={list}>
        {products.map((product) => (
          <ProductRow
            key={product.index}
            {...{ product, inputs, fields, faults }}
            isCheapest={cheapest.some((one) => one.product === product)}
            onType={onType}
            onRemove={count > fewestProducts ? () => remove(product.index) : undefined}
          />
        ))}
      </ol>
      {count < mostProducts && (
        <button type="button" class="add-product" onClick={add}>
          {t('Add a product')}
        </button>
      )}
      {basis && <BasisChoice basis={basis} onChoose={(chosen) => onType('per', chosen)} />}
    </>
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
        name="per"
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

/** Returns a function that names the field to focus once there is another number of products. */
function useFocus(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string | undefined>(undefined);
  // A layout effect, so that the field has the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[name="${next.current}"]`)?.focus();
    next.current = undefined;
  }, [count]);
  return {
    list,
    focusNext: (name: string) => {
      next.current = name;
    },
  };
}

/** Returns what is wrong with the products, by field, once the visitor pauses. */
function useFaults(fields: readonly Field[], inputs: Inputs): Readonly<Record<string, string>> {
  const { tool } = useToolContext();
  const isSettled = useSettled(inputs, readingPause) === inputs;
  const locale = useFormLocale();
  const faults = productsIn(inputs).flatMap((product) =>
    Object.entries(faultsOf(product)).map(([name, issue]) => ({
      name,
      issue,
      field: fieldName(name, product.index),
    })),
  );
  const say = useIssueWords(tool, faults.length > 0);
  if (!isSettled) return {};
  const inWords = faults.map(({ name, issue, field }) => [field, say(issue, name)] as const);
  return { ...problemsOf(fields, inputs, locale), ...Object.fromEntries(inWords) };
}
