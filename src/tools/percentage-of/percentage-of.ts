import { parse } from '../../fields/index.ts';
import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { fields, type PercentageOfRequest } from './request.ts';

export type { PercentageOfRequest };

export interface PercentageOfResult {
  /** x percent of y. */
  readonly result: number;
}

/**
 * Returns x percent of y: the double nearest to the exact value of x · y / 100.
 *
 * @throws `ToolError` if the request is invalid or the result exceeds the range of a double.
 *
 * @example
 * percentageOf({ x: 7, y: 100 }); // { result: 7 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/percentage-of.md
 */
export function percentageOf(request: PercentageOfRequest): PercentageOfResult {
  const { x, y } = parse(request, fields);
  return { result: toNumber(divide(multiply(x, y), 100)) };
}
