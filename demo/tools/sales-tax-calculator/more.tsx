import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { receiptOf } from './receipt.ts';

/** Several prices, added up. */
export function More({ request }: Shown<'sales-tax-calculator'>) {
  return (
    <Comparison
      title="Receipt"
      itemName="Item"
      hint="Each item has its own price and rate. Press Enter for another row. Nothing is rounded before it is added up, so a receipt that rounds each line can differ by a cent."
      addLabel="Add to the receipt"
      repeated={['taxRate', 'taxIncluded']}
      compare={receiptOf}
      request={request}
    />
  );
}
