import { formatBriefly, formatNumber } from '../../format.ts';
import { type Compared, figureOf, type Item, listed, written } from '../compare/compared.ts';

type Figures = readonly (number | undefined)[];

/** How many per cent each price is above the lowest; `undefined` where that cannot be said. */
export function dearerBy(prices: Figures): Figures {
  const known = prices.filter((price) => price !== undefined);
  const lowest = Math.min(...known);
  if (known.length < 2) return prices.map(() => undefined);
  return prices.map((price) => {
    if (price === lowest) return 0;
    return price === undefined || lowest === 0 ? undefined : (price / lowest - 1) * 100;
  });
}

/** Whether all units are the same; an empty one goes with any. */
export function isOneUnit(units: readonly string[]): boolean {
  const named = units.map((unit) => unit.trim().toLowerCase()).filter(Boolean);
  return new Set(named).size <= 1;
}

/** The price of a gram or a sheet is told apart only beyond the cents. */
export function formatUnitPrice(price: number, currency: string | undefined): string {
  if (price >= 1e15 || (price !== 0 && price < 5e-5)) return formatNumber(price);
  const style =
    currency === undefined
      ? { minimumFractionDigits: 2 }
      : ({ style: 'currency', currency } as const);
  return new Intl.NumberFormat(undefined, { ...style, maximumFractionDigits: 4 }).format(price);
}

/** Compares products by the price of a unit. */
export function compareProducts(items: readonly Item[], currency: string | undefined): Compared {
  const prices = items.map((item) => figureOf(item, 'unitPrice'));
  const isComparable = isOneUnit(items.map(({ request }) => String(request.unit ?? '')));
  const dearer = isComparable ? dearerBy(prices) : prices.map(() => undefined);
  const best = dearer.flatMap((percent, index) => (percent === 0 ? [index] : []));
  return {
    titles: ['Price of a unit', 'Difference'],
    figures: items.map((_, index) => [
      written(prices[index], (price) => formatUnitPrice(price, currency)),
      dearer[index] === 0 ? 'Cheapest' : written(dearer[index], more),
    ]),
    best,
    summary: isComparable
      ? summaryOf(
          best.flatMap((index) => items[index]?.name ?? []),
          dearer,
        )
      : 'The units differ. Give all quantities in the same unit to compare the prices.',
  };
}

function more(percent: number): string {
  return `${formatBriefly(percent)}\u00a0% more`;
}

function summaryOf(cheapest: readonly string[], dearer: Figures): string {
  if (cheapest.length === 0) return '';
  if (cheapest.length > 1) return `${listed(cheapest)} are the cheapest.`;
  const most = Math.max(...dearer.filter((percent) => percent !== undefined));
  if (most === 0) return `${listed(cheapest)} is the cheapest.`;
  return `${listed(cheapest)} is the cheapest. The dearest costs ${more(most)} for each unit.`;
}
