import { formatBriefly, formatMoney } from '../../format.ts';
import {
  type Compared,
  figureOf,
  type Item,
  largest,
  listed,
  written,
} from '../compare/compared.ts';

/** Compares investments by their annualized return if all have one, and else by their whole return. */
export function compareInvestments(items: readonly Item[], currency: string | undefined): Compared {
  const annualized = items.map((item) => figureOf(item, 'annualizedRoi'));
  const whole = items.map((item) => figureOf(item, 'roi'));
  const answered = whole.filter((roi) => roi !== undefined).length;
  const isAnnualized = annualized.every(
    (roi, index) => (whole[index] === undefined) === (roi === undefined),
  );
  const best = answered < 2 ? [] : largest(isAnnualized ? annualized : whole);
  return {
    titles: ['Profit', 'ROI', 'A year'],
    figures: items.map((item, index) => [
      written(figureOf(item, 'netProfit'), (profit) => formatMoney(profit, currency)),
      written(whole[index], percent),
      written(annualized[index], percent),
    ]),
    best,
    summary: summaryOf(
      best.flatMap((index) => items[index]?.name ?? []),
      isAnnualized,
    ),
  };
}

function percent(value: number): string {
  return `${formatBriefly(value)}\u00a0%`;
}

function summaryOf(names: readonly string[], isAnnualized: boolean): string {
  if (names.length === 0) return '';
  if (isAnnualized) {
    return names.length === 1
      ? `${listed(names)} has the highest return a year.`
      : `${listed(names)} have the same, highest return a year.`;
  }
  const advice = 'Enter the years of all investments to compare what they return a year.';
  return names.length === 1
    ? `${listed(names)} has the highest return in total. ${advice}`
    : `${listed(names)} have the same, highest return in total. ${advice}`;
}
