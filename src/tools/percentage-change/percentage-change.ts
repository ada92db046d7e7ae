import { divide, multiply, subtract, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { rules } from './rules.ts';

export interface PercentageChangeRequest {
  readonly from: number;
  readonly to: number;
}

export interface PercentageChangeResult {
  readonly percentChange: number;
  readonly direction: 'increase' | 'decrease' | 'none';
}

/**
 * The change from one value to another in per cent of the first: (to − from) / |from| · 100,
 * computed exactly on the decimals as written and rounded once. A decrease is negative.
 *
 * Both may be any finite number. From 0 to 0 is a change of 0; from 0 to anything else has no
 * percentage. Throws a `ToolError` for that, for a value that is not a finite number, and where
 * the result is beyond the range of a number.
 *
 * @example
 * percentageChange({ from: 80, to: 60 }); // { percentChange: -25, direction: 'decrease' }
 */
export function percentageChange(request: PercentageChangeRequest): PercentageChangeResult {
  check(request, rules);
  const { from, to } = request;
  if (from === to) return { percentChange: 0, direction: 'none' };
  if (from === 0) throw new ToolError('from: expected a number other than 0 where to is not 0');
  const hundredfold = multiply(100, subtract(to, from));
  return {
    percentChange: toNumber(divide(hundredfold, Math.abs(from))),
    direction: to > from ? 'increase' : 'decrease',
  };
}
