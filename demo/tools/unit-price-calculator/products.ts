import { formatUnitPrice } from '../../format.ts';
import { t } from '../../language.ts';
import { type Compared, figureOf, formatPercent, type Item, verdict } from '../compare/compared.ts';
import { orDash } from '../or-dash.ts';

type Figures = readonly (number | undefined)[];

/** Returns how many percent each price is above the lowest, or `undefined` where this is unknown. */
export function dearerBy(prices: Figures): Figures {
  const known = prices.filter((price) => price !== undefined);
  const lowest = Math.min(...known);
  if (known.length < 2) return prices.map(() => undefined);
  return prices.map((price) => {
    if (price === lowest) return 0;
    return price === undefined || lowest === 0 ? undefined : (price / lowest - 1) * 100;
  });
}

/** Whether all units are the same. An empty unit matches any other. */
export function isOneUnit(units: readonly string[]): boolean {
  const named = units.map((unit) => unit.trim().toLowerCase()).filter(Boolean);
  return new Set(named).size <= 1;
}

/** Compares products by their unit price. */
export function compareProducts(items: readonly Item[], currency: string | undefined): Compared {
  const prices = items.map((item) => figureOf(item, 'unitPrice'));
  const isComparable = isOneUnit(items.map(({ request }) => String(request.unit ?? '')));
  const dearer = isComparable ? dearerBy(prices) : prices.map(() => undefined);
  const best = dearer.flatMap((percent, index) => (percent === 0 ? [index] : []));
  return {
    titles: [t('Price of a unit'), t('Difference')],
    figures: items.map((_, index) => [
      orDash(prices[index], (price) => formatUnitPrice(price, currency)),
      dearer[index] === 0 ? t('Cheapest') : orDash(dearer[index], more),
    ]),
    best,
    summary: isComparable
      ? summaryOf(items, best, dearer)
      : t('The units differ. Give all quantities in the same unit to compare the prices.'),
  };
}

function more(percent: number): string {
  return t('{percent} more', { percent: formatPercent(percent) });
}

function summaryOf(items: readonly Item[], cheapest: readonly number[], dearer: Figures): string {
  const most = Math.max(...dearer.filter((percent) => percent !== undefined));
  const percent = formatPercent(most);
  return verdict(
    items,
    cheapest,
    (name) =>
      most === 0
        ? t('{name} is the cheapest.', { name })
        : t('{name} is the cheapest. The dearest costs {percent} more for each unit.', {
            name,
            percent,
          }),
    (names) => t('{names} are the cheapest.', { names }),
  );
}
