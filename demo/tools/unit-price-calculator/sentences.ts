import { t } from '../../../src/form/language/language.ts';
import {
  formatList,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  percentage,
} from '../../../src/form/numbers/format.ts';
import type { Comparison, Priced } from './comparison.ts';
import type { Product } from './products.ts';
import { labelOf } from './units.ts';

/** What a comparison says: the verdict, and the prices behind it. */
export interface Said {
  readonly verdict: string;
  readonly detail: string;
}

/** Returns the visitor's name of a product, or a default one. */
export function nameOf({ name, index }: Product): string {
  return name || t('Product {number}', { number: formatNumber(index + 1) });
}

/** Writes the price of a product, such as `3.00/kg`. */
export function priceIn({ price, basis }: Priced, currency: string | undefined): string {
  return price === undefined ? '–' : `${formatUnitPrice(price, currency)}/${labelOf(basis)}`;
}

/** Returns the verdict on products, of which at least one is complete. */
export function sayComparison(comparison: Comparison, currency: string | undefined): Said {
  const { priced, unlike, next } = comparison;
  const cheapest = priced.filter(({ isCheapest }) => isCheapest);
  const [first] = priced;
  const [best] = cheapest;
  if (!first) return { verdict: '–', detail: '' };
  if (unlike.length > 0) return sayUnlike(unlike);
  if (!best) {
    return { verdict: priceIn(first, currency), detail: t('Enter another product to compare.') };
  }
  if (!next) return { verdict: t('They cost the same'), detail: priceIn(best, currency) };
  return {
    verdict: sayCheapest(comparison, cheapest, best),
    detail: t('{price} instead of {other}', {
      price: priceIn(best, currency),
      other: priceIn(next, currency),
    }),
  };
}

function sayCheapest(
  { priced, percentLess }: Comparison,
  cheapest: readonly Priced[],
  best: Priced,
): string {
  const names = formatList(cheapest.map(({ product }) => nameOf(product)));
  const name = nameOf(best.product);
  if (percentLess === undefined) return t('{name} is the cheapest', { name });
  const percent = percentage(formatPercent(percentLess));
  if (cheapest.length > 1) return t('{names} are {percent} cheaper', { names, percent });
  return priced.length > 2
    ? t('{name} is the cheapest, by {percent}', { name, percent })
    : t('{name} is {percent} cheaper', { name, percent });
}

function sayUnlike(names: readonly string[]): Said {
  const units = formatList(names.map((name) => t(name)));
  return {
    verdict: t('{units} cannot be compared', { units }),
    detail: t('Choose units of the same kind, such as g and kg.'),
  };
}
