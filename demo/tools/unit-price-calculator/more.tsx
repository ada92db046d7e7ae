import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { compareProducts } from './products.ts';

/** Compares several products by their unit price. */
export function More({ request }: Shown<'unit-price-calculator'>) {
  return (
    <Comparison
      title={t('Compare products')}
      itemName={t('Product')}
      numberedName={(number) => t('Product {number}', { number })}
      hint={t('Enter the price and the quantity of each product.')}
      repeated={['unit']}
      compare={compareProducts}
      request={request}
    />
  );
}
