import { parse } from '../../fields/index.ts';
import { divide, multiply, subtract, toNumber } from '../../shared/rational.ts';
import { fields, type PercentageChangeRequest, rules } from './request.ts';

export type { PercentageChangeRequest };

export interface PercentageChangeResult {
  /** Change as a percentage of the absolute value of from; negative for a decrease. */
  readonly percentChange: number;
  /** Whether to is above, below or equal to from. */
  readonly direction: 'increase' | 'decrease' | 'none';
}

/**
 * Returns the change from one value to another as a percentage of the first: the double nearest to
 * the exact value of (to − from) / |from| · 100.
 *
 * From 0 to 0, the change is 0. A change from 0 to anything else has no percentage.
 *
 * @throws `ToolError` for such a change, and if the request is invalid or the result exceeds the
 * range of a double.
 *
 * @example
 * percentageChange({ from: 80, to: 60 }); // { percentChange: -25, direction: 'decrease' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/percentage-change.md
 */
export function percentageChange(request: PercentageChangeRequest): PercentageChangeResult {
  const { from, to } = parse(request, fields, rules);
  if (from === to) return { percentChange: 0, direction: 'none' };
  const hundredfold = multiply(100, subtract(to, from));
  return {
    percentChange: toNumber(divide(hundredfold, Math.abs(from))),
    direction: to > from ? 'increase' : 'decrease',
  };
}
