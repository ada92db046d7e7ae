import {
  formatDecimals,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoughMoney,
  formatUnitPrice,
} from './format.ts';

/** What a number of a result is, which decides how many of its digits people want to see. */
export interface FigureKind {
  /** The format of the field: `money`, `unit price` or none. */
  readonly format?: string | undefined;
  readonly unit?: string | undefined;
  /** Whether it comes from a formula that only approximates what it is about. */
  readonly isEstimate?: boolean | undefined;
  /** Numbers that the shown one must not cross by rounding, such as the limits of categories. */
  readonly limits?: readonly number[] | undefined;
}

/** The decimals that are in use with a unit. */
const decimalsWith: Readonly<Record<string, number>> = { '°': 2, 'kg/m²': 1, 'kcal/day': 0 };

/** Units of what a cook or a driver measures. */
const measured: readonly string[] = ['ml', 'l', 'tsp', 'tbsp', 'fl oz', 'cups', 'pt', 'qt', 'gal'];

/** Formats a number of a result with the digits that people use for its kind. */
export function formatFigure(
  value: number,
  { format, unit = '', isEstimate = false, limits }: FigureKind,
  currency: string | undefined,
): string {
  if (format === 'money') return (isEstimate ? formatRoughMoney : formatMoney)(value, currency);
  if (format === 'unit price') return formatUnitPrice(value, currency);
  if (unit === '%') return isEstimate ? formatDecimals(value, 1, limits) : formatPercent(value);
  const decimals = decimalsWith[unit];
  if (decimals !== undefined) return formatDecimals(value, decimals, limits);
  const isFraction = isEstimate && !Number.isInteger(value);
  if (isFraction) return formatDecimals(value, Math.abs(value) < 10 ? 1 : 0);
  return measured.includes(unit) ? formatMeasure(value) : formatNumber(value);
}
