import { invalidField, parse } from '../../fields/index.ts';
import { type Decimal, formatPlain, nearestDouble } from '../../shared/decimal.ts';
import { type DecimalToPercentConverterRequest, fields } from './request.ts';

export type { DecimalToPercentConverterRequest };

export interface DecimalToPercentConverterResult {
  /** Decimal: percent divided by 100. */
  readonly decimal: number;
  /** Percentage. */
  readonly percent: number;
  /** Percentage with all its digits and a percent sign, such as 7%. */
  readonly percentString: string;
  /** percent in direction to, decimal in direction from. */
  readonly result: number;
}

/**
 * Returns a number as a decimal and as a percentage, where percent = 100 · decimal. It moves the
 * decimal point in the digits as written, so that each result is the double nearest to the exact
 * value.
 *
 * A value that ends in % or begins with it is a percentage in either direction. Its digits may be
 * those of any script and its minus sign U+2212, and it may be a power of ten such as `5 × 10⁻³`.
 *
 * @throws `ToolError` if the request is invalid, such as a fraction, or a result exceeds the range
 * of a double.
 *
 * @example
 * convertDecimalToPercent({ value: '0.07' });
 * // { decimal: 0.07, percent: 7, percentString: '7%', result: 7 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/decimal-to-percent-converter.md
 */
export function convertDecimalToPercent(
  request: DecimalToPercentConverterRequest,
): DecimalToPercentConverterResult {
  const { value, direction } = parse(request, fields);
  const { typed, number, hasPercentSign } = value;
  const percentage = hasPercentSign || direction === 'from' ? number : movePoint(number, 2);
  const percent = nearestDouble(percentage);
  if (!Number.isFinite(percent)) throw invalidField('value', 'a percentage within ±1.8e308', typed);
  const decimal = nearestDouble(movePoint(percentage, -2));
  return {
    decimal,
    percent,
    percentString: `${formatPlain(percentage)}%`,
    result: direction === 'to' ? percent : decimal,
  };
}

function movePoint(number: Decimal, places: number): Decimal {
  return number.digits === '0' ? number : { ...number, exponent: number.exponent + places };
}
