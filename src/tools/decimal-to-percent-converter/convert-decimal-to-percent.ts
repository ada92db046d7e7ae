import { parse, refusal } from '../../fields/index.ts';
import { type Decimal, formatPlain, nearestDouble } from '../../shared/decimal.ts';
import { type DecimalToPercentRequest, fields } from './request.ts';

export type { DecimalToPercentRequest };

export interface DecimalToPercentResult {
  /** Decimal, a hundredth of percent. */
  readonly decimal: number;
  /** Percentage. */
  readonly percent: number;
  /** Percentage with all its digits and a percent sign, such as 7%. */
  readonly percentString: string;
  /** percent in direction to, decimal in direction from. */
  readonly result: number;
}

/**
 * Returns a number as a decimal and as a percentage, percent = 100 · decimal. Moves the point two
 * places in the digits as written, so that each number is the double nearest to the exact value.
 *
 * A value with a trailing % is a percentage in either direction. Throws a `ToolError` for an
 * invalid request, and if the decimal or the percentage is beyond the range of a number.
 *
 * @example
 * convertDecimalToPercent({ value: '0.07' });
 * // { decimal: 0.07, percent: 7, percentString: '7%', result: 7 }
 */
export function convertDecimalToPercent(request: DecimalToPercentRequest): DecimalToPercentResult {
  const { value, direction } = parse(request, fields);
  const { written, number, hasPercentSign } = value;
  const percentage = hasPercentSign || direction === 'from' ? number : movePoint(number, 2);
  const percent = nearestDouble(percentage);
  if (!Number.isFinite(percent)) throw refusal('value', 'a percentage within ±1.8e308', written);
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
