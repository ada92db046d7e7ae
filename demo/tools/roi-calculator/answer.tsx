import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import {
  type Compared,
  figureOf,
  formatPercent,
  type Item,
  largest,
  verdict,
} from '../shared/compare/compared.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import { orDash } from '../shared/or-dash.ts';
import type { Shown } from '../shared/shown.ts';

/** Compares several investments by their returns. */
export function More({ request }: Shown<'roi-calculator'>) {
  return (
    <Comparison
      title={t('Compare investments')}
      itemName={t('Investment')}
      numberedName={(number) => t('Investment {number}', { number })}
      hint={t('Enter the years to compare investments of different lengths.')}
      repeated={[]}
      compare={compareInvestments}
      request={request}
    />
  );
}

/**
 * Compares investments by their annualized return if all have one, or else by their total return.
 */
export function compareInvestments(items: readonly Item[], currency: string | undefined): Compared {
  const annualized = items.map((item) => figureOf(item, 'annualizedRoi'));
  const whole = items.map((item) => figureOf(item, 'roi'));
  const isAnnualized = annualized.every(
    (roi, index) => (whole[index] === undefined) === (roi === undefined),
  );
  const best = largest(isAnnualized ? annualized : whole);
  return {
    titles: [t('Profit'), t('ROI'), t('A year')],
    figures: items.map((item, index) => [
      orDash(figureOf(item, 'netProfit'), (profit) => formatMoney(profit, currency)),
      orDash(whole[index], formatPercent),
      orDash(annualized[index], formatPercent),
    ]),
    best,
    summary: isAnnualized
      ? verdict(
          items,
          best,
          (name) => t('{name} has the highest return a year.', { name }),
          (names) => t('{names} have the same, highest return a year.', { names }),
        )
      : verdict(
          items,
          best,
          (name) =>
            t(
              '{name} has the highest return in total. Enter the years of all investments to compare what they return a year.',
              { name },
            ),
          (names) =>
            t(
              '{names} have the same, highest return in total. Enter the years of all investments to compare what they return a year.',
              { names },
            ),
        ),
  };
}
