import { formatMoney } from '../../format.ts';
import {
  type Compared,
  figureOf,
  type Item,
  largest,
  listed,
  written,
} from '../compare/compared.ts';

/** Compares offers by what they pay in a year. */
export function compareOffers(items: readonly Item[], currency: string | undefined): Compared {
  const annual = items.map((item) => figureOf(item, 'annual'));
  const known = annual.filter((pay) => pay !== undefined);
  const most = Math.max(...known);
  const best = known.length < 2 ? [] : largest(annual);
  const money = (amount: number) => formatMoney(amount, currency);
  const less = (pay: number) => (pay === most ? 'Most' : money(pay - most));
  return {
    titles: ['Weekly', 'Monthly', 'Annual', 'Difference'],
    figures: items.map((item, index) => [
      written(figureOf(item, 'weekly'), money),
      written(figureOf(item, 'monthly'), money),
      written(annual[index], money),
      written(known.length < 2 ? undefined : annual[index], less),
    ]),
    best,
    summary: summaryOf(best.flatMap((index) => items[index]?.name ?? [])),
  };
}

function summaryOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length === 1
    ? `${listed(names)} pays most in a year.`
    : `${listed(names)} pay the same, and most, in a year.`;
}
