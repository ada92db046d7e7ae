import { t } from '../../../src/form/language/language.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Shown } from '../shared/shown.ts';
import { receiptOf } from './receipt.ts';

/** Adds up several prices. */
export function More({ request }: Shown<'sales-tax-calculator'>) {
  return (
    <Comparison
      title={t('Receipt')}
      itemName={t('Item')}
      numberedName={(number) => t('Item {number}', { number })}
      hint={t(
        'Each item has its own price and rate. Nothing is rounded before it is added up, so a receipt that rounds each line can differ by a cent.',
      )}
      addLabel={t('Add to the receipt')}
      repeated={['taxRate', 'taxIncluded']}
      compare={receiptOf}
      request={request}
    />
  );
}
