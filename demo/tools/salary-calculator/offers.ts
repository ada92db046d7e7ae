import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import {
  type Compared,
  figureOf,
  type Item,
  largest,
  minus,
  verdict,
} from '../shared/compare/compared.ts';
import { orDash } from '../shared/or-dash.ts';

/** Compares offers by their annual pay. */
export function compareOffers(items: readonly Item[], currency: string | undefined): Compared {
  const annual = items.map((item) => figureOf(item, 'annual'));
  const best = largest(annual);
  const most = annual[best[0] ?? -1];
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    titles: [t('Weekly'), t('Monthly'), t('Annual'), t('Difference')],
    figures: items.map((item, index) => [
      orDash(figureOf(item, 'weekly'), money),
      orDash(figureOf(item, 'monthly'), money),
      orDash(annual[index], money),
      best.includes(index) ? t('Highest pay') : orDash(minus(annual[index], most), money),
    ]),
    best,
    summary: verdict(
      items,
      best,
      (name) => t('{name} pays most in a year.', { name }),
      (names) => t('{names} pay the same, and most, in a year.', { names }),
    ),
  };
}
