import { divide, type Exact, multiply, timesPowerOfTen, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export type AngleUnit = 'degrees' | 'radians' | 'gradians' | 'turns';

export interface AngleConversionRequest {
  readonly value: number;
  readonly from?: AngleUnit;
  readonly to?: AngleUnit;
}

export interface AngleConversionResult {
  readonly result: number;
}

/** π · 10^70 */
const pi = 31415926535897932384626433832795028841971693993751058209749445923078164n;

/**
 * An angle in another unit: 1 turn = 360 degrees = 400 gradians = 2π radians (ISO 80000-3).
 *
 * Computed on the decimal as written and rounded once, to the nearest double, π being taken to 70
 * decimal places. Angles are not reduced to one turn.
 *
 * `value` is any finite number; the units are degrees and radians where they are left out. Throws
 * a `ToolError` for any other value, and where the result is beyond the range of a number.
 *
 * @example
 * convertAngle({ value: 180 }); // { result: 3.141592653589793 }
 */
export function convertAngle(request: AngleConversionRequest): AngleConversionResult {
  check(request, rules);
  const { value, from = 'degrees', to = 'radians' } = request;
  const turns = divide(value, turnIn(from));
  return { result: toNumber(multiply(turns, turnIn(to))) };
}

function turnIn(unit: AngleUnit): Exact {
  switch (unit) {
    case 'degrees':
      return 360;
    case 'gradians':
      return 400;
    case 'turns':
      return 1;
    case 'radians':
      return multiply(2, timesPowerOfTen(pi, -70));
  }
}
