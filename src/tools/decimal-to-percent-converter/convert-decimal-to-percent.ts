import { type Decimal, formatPlain, nearestDouble } from '../../shared/decimal.ts';
import { check, expectation } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { readValue } from './read-value.ts';
import { rules } from './rules.ts';

export interface DecimalToPercentRequest {
  readonly value: string;
  readonly direction?: 'to' | 'from';
}

export interface DecimalToPercentResult {
  readonly decimal: number;
  readonly percent: number;
  readonly percentString: string;
  readonly result: number;
}

/**
 * A number as a decimal and as a percentage, percent = 100 · decimal. The point moves two places
 * in the digits as written, so that nothing is rounded but the doubles, to the nearest.
 *
 * `value` is a decimal, also with an exponent (`1e-3`). With a trailing % it is a percentage
 * already, and in direction `from` it always is. `result` is the percentage in direction `to`,
 * which is the default, and the decimal in direction `from`. `percentString` has all digits of the
 * percentage, without an exponent. Throws a `ToolError` where `value` is no number, has more than
 * 10,000 characters or an exponent beyond ±10,000, and where decimal or percentage are beyond the
 * range of a number.
 *
 * @example
 * convertDecimalToPercent({ value: '0.07' });
 * // { decimal: 0.07, percent: 7, percentString: '7%', result: 7 }
 */
export function convertDecimalToPercent(request: DecimalToPercentRequest): DecimalToPercentResult {
  check(request, { direction: rules.direction });
  const { value, direction = 'to' } = request;
  const read = readValue(value);
  if (!read) throw new ToolError(`value: ${expectation(rules.value)}`);
  const { number, hasPercentSign } = read;
  const percentage = hasPercentSign || direction === 'from' ? number : movePoint(number, 2);
  const percent = toFinite(percentage);
  const decimal = toFinite(movePoint(percentage, -2));
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

function toFinite(number: Decimal): number {
  const double = nearestDouble(number);
  if (!Number.isFinite(double)) throw new ToolError('result: expected a magnitude below 1.8e308');
  return double;
}
