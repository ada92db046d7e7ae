import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { compareProducts } from './products.ts';

/** Several products, and which is the cheapest. */
export function More({ request }: Shown<'unit-price-calculator'>) {
  return (
    <Comparison
      title="Compare products"
      itemName="Product"
      hint="Enter the price and the quantity of each product. Press Enter for another row."
      repeated={['unit']}
      compare={compareProducts}
      request={request}
    />
  );
}
