import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { OwnProperties } from '../../components/form/own-parts.ts';
import { ProductRow } from './product-row.tsx';
import { fewestProducts, fieldName, mostProducts, withoutProduct } from './products.ts';
import { useComparison } from './use-comparison.ts';
import { useFaults } from './use-faults.ts';

/** The products to compare, each with its price and quantity. */
export function ProductFields({ tool, form }: OwnProperties) {
  const { inputs, fields, onAction } = form;
  const { products, comparison } = useComparison(inputs);
  const faults = useFaults(tool, form);
  const { list, focusNext } = useFocus(products.length);
  const count = products.length;
  const type = (name: string, value: string) => onAction({ type: 'type', name, value });
  const add = () => {
    focusNext(fieldName('price', count));
    type('products', String(count + 1));
  };
  const remove = (index: number) => {
    focusNext(fieldName('price', Math.max(0, index - 1)));
    onAction({ type: 'fill', inputs: withoutProduct(inputs, index) });
  };
  const cheapest = comparison.priced.filter(({ isCheapest }) => isCheapest);
  return (
    <>
      <ol class="products" ref={list}>
        {products.map((product) => (
          <ProductRow
            key={product.index}
            {...{ product, inputs, fields, faults }}
            isCheapest={cheapest.some((one) => one.product === product)}
            onType={type}
            onRemove={count > fewestProducts ? () => remove(product.index) : undefined}
          />
        ))}
      </ol>
      {count < mostProducts && (
        <button type="button" class="add-product" onClick={add}>
          {t('Add a product')}
        </button>
      )}
    </>
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
