import { t } from '../../../src/form/language/language.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Compare } from '../shared/compare/comparison-figures.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Adds up several prices. */
export function More({ request }: ToolAnswer<'sales-tax-calculator'>) {
  return (
    <Comparison
      {...receipt()}
      title={t('Receipt')}
      itemName={t('Item')}
      numberedName={(number) => t('Item {number}', { number })}
      hint={t(
        'Each item has its own price and rate. Nothing is rounded before it is added up, so a receipt that rounds each line can differ by a cent.',
      )}
      addLabel={t('Add to the receipt')}
      repeated={['taxRate', 'taxIncluded']}
      request={request}
    />
  );
}

/** Prices, their tax and their totals. */
export function receipt(): Compare {
  return {
    figures: [
      { title: t('Before tax'), name: 'priceBeforeTax', kind: 'money' },
      { title: t('Tax'), name: 'taxAmount', kind: 'money' },
      { title: t('With tax'), name: 'finalPrice', kind: 'money' },
    ],
    hasTotal: true,
  };
}
