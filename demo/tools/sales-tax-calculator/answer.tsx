import { t } from '../../../src/form/language/language.ts';
import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Compare } from '../shared/compare/comparison-figures.ts';
import { useMoney } from '../shared/money.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** The price, its tax and their sum, as on a receipt. */
export function Picture({ request, result }: ToolAnswer<'sales-tax-calculator'>) {
  const money = useMoney();
  const rows = [
    [t('Before tax'), result.priceBeforeTax],
    [`${t('Tax')} (${percentage(formatPercent(request.taxRate))})`, result.taxAmount],
    [t('With tax'), result.finalPrice],
  ] as const;
  return (
    <figure class="receipt">
      <dl>
        {rows.map(([name, amount], index) => (
          <div key={name} class={index === rows.length - 1 ? 'total' : undefined}>
            <dt>{name}</dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

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
      beginLabel={t('Add another item')}
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
