import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface PercentageOfRequest {
  readonly x: number;
  readonly y: number;
}

export interface PercentageOfResult {
  readonly result: number;
}

/**
 * x per cent of y: x · y / 100, computed exactly on the decimals as written and rounded once.
 *
 * Both may be any finite number. Throws a `ToolError` for any other, and where the result is
 * beyond the range of a number.
 *
 * @example
 * percentageOf({ x: 7, y: 100 }); // { result: 7 }
 */
export function percentageOf(request: PercentageOfRequest): PercentageOfResult {
  check(request, rules);
  const { x, y } = request;
  return { result: toNumber(divide(multiply(x, y), 100)) };
}
