import type { ShownField } from '../fields.ts';
import {
  formatDecimals,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoughMoney,
  formatUnitPrice,
} from './format.ts';

/** What decides how many digits of a result people want to see. */
export type FigureKind = Pick<ShownField, 'format' | 'x-unit' | 'estimate' | 'limits'>;

/** The decimals that are in use with a unit. */
const decimalsWith: Readonly<Record<string, number>> = { '°': 2, 'kg/m²': 1, 'kcal/day': 0 };

/** Units of what a cook or a driver measures. */
const measured: readonly string[] = ['ml', 'l', 'tsp', 'tbsp', 'fl oz', 'cups', 'pt', 'qt', 'gal'];

/** Formats a number of a result with the digits that people use for its kind. */
export function formatFigure(
  value: number,
  { format, 'x-unit': unit = '', estimate = false, limits }: FigureKind,
  currency: string | undefined,
): string {
  if (format === 'money') return (estimate ? formatRoughMoney : formatMoney)(value, currency);
  if (format === 'unit price') return formatUnitPrice(value, currency);
  if (unit === '%') return estimate ? formatDecimals(value, 1, limits) : formatPercent(value);
  const decimals = decimalsWith[unit];
  if (decimals !== undefined) return formatDecimals(value, decimals, limits);
  const isFraction = estimate && !Number.isInteger(value);
  if (isFraction) return formatDecimals(value, Math.abs(value) < 10 ? 1 : 0);
  return measured.includes(unit) ? formatMeasure(value) : formatNumber(value);
}
