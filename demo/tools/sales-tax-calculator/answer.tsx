import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { type Compared, figureOf, type Item } from '../shared/compare/compared.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import { orDash } from '../shared/or-dash.ts';
import type { Shown } from '../shared/shown.ts';

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

const names = ['priceBeforeTax', 'taxAmount', 'finalPrice'] as const;

/** Adds up prices, their tax and their totals, as on a receipt. */
export function receiptOf(items: readonly Item[], currency: string | undefined): Compared {
  const amounts = names.map((name) => items.map((item) => figureOf(item, name)));
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    titles: [t('Before tax'), t('Tax'), t('With tax')],
    figures: items.map((_, index) => amounts.map((column) => orDash(column[index], money))),
    best: [],
    summary: '',
    total: amounts.map((column) => money(sumOf(column))),
  };
}

/** Adds the amounts that are known. */
export function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce((sum: number, amount = 0) => sum + amount, 0);
}
