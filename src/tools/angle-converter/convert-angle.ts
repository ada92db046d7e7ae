import { parse } from '../../fields/index.ts';
import { longPi } from '../../shared/pi.ts';
import { divide, type Exact, multiply, toNumber } from '../../shared/rational.ts';
import { type AngleConverterRequest, type AngleUnit, fields } from './request.ts';

export type { AngleConverterRequest, AngleUnit };

export interface AngleConverterResult {
  /** Converted angle, not reduced to one turn. */
  readonly result: number;
}

/**
 * Returns an angle in another unit: 1 turn = 360 degrees = 400 gradians = 2π radians (ISO 80000-3).
 *
 * The result is the double nearest to the exact angle. 240 binary places of π suffice, since no
 * decimal of at most 17 digits is converted to within a relative 10^-38 of halfway between two
 * doubles, as continued fractions show.
 *
 * @throws `ToolError` if the request is invalid or the result exceeds the range of a double.
 *
 * @example
 * convertAngle({ value: 180 }); // { result: 3.141592653589793 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/angle-converter.md
 */
export function convertAngle(request: AngleConverterRequest): AngleConverterResult {
  const { value, from, to } = parse(request, fields);
  const turns = divide(value, turnIn(from));
  return { result: toNumber(multiply(turns, turnIn(to))) };
}

/** Returns the size of a full turn in a unit. */
function turnIn(unit: AngleUnit): Exact {
  switch (unit) {
    case 'degrees':
      return 360;
    case 'gradians':
      return 400;
    case 'turns':
      return 1;
    case 'radians':
      return multiply(2, longPi());
  }
}
