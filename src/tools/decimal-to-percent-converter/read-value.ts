import { type Decimal, maximumLength, parseDecimal } from '../../shared/decimal.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';

/** The number of a value and whether a percent sign follows it, or `undefined` for no number. */
export function readValue(
  value: string,
): { readonly number: Decimal; readonly hasPercentSign: boolean } | undefined {
  if (value.length > maximumLength) return undefined;
  const text = trimWhiteSpace(value);
  const hasPercentSign = text.endsWith('%');
  const number = parseDecimal(hasPercentSign ? text.slice(0, -1) : text);
  return number && { number, hasPercentSign };
}
