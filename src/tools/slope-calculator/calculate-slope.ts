import { parse } from '../../fields/index.ts';
import { arctangent } from '../../shared/arctangent.ts';
import { pi } from '../../shared/pi.ts';
import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  sign,
  squareRoot,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import * as real from '../../shared/real.ts';
import { slopeInterceptForm, verticalForm } from './equation.ts';
import { fields, rules, type SlopeCalculatorRequest } from './request.ts';

export type { SlopeCalculatorRequest };

export interface SlopeCalculatorResult {
  /** Rise over run, or null for a vertical line. */
  readonly slope: number | null;
  /** Whether the line is vertical. */
  readonly isVertical: boolean;
  /** Angle with the x-axis: 90 for a vertical line, or else between -90 and 90. */
  readonly angle: number;
  /** y where the line meets the y-axis, or null for a vertical line. */
  readonly intercept: number | null;
  /** Distance between the points. */
  readonly length: number;
  /** Equation of the line in plain decimals, such as y = 2x + 1. */
  readonly equation: string;
}

/**
 * Returns the straight line through two points of the Cartesian plane:
 * slope = (y2 − y1) / (x2 − x1), angle = arctan(slope) in degrees, intercept = y1 − slope · x1,
 * length = √((x2 − x1)² + (y2 − y1)²) (Pythagoras), and the equation y = slope · x + intercept.
 *
 * Slope, intercept, length and angle are the doubles nearest to the exact values for the decimals
 * as written, except that only a vertical line has 90 degrees. Unless the slope is 0 or ±1, the
 * angle is irrational (Niven's theorem), so it is never halfway between two doubles. The equation
 * uses the returned slope and intercept: `y = 2x + 1`, `y = -x`, `y = 3`.
 *
 * @throws `ToolError` if the request is invalid, the points are equal, or a result exceeds the
 * range of a double.
 *
 * @example
 * calculateSlope({ x1: 0, y1: 1, x2: 3, y2: 4 });
 * // { slope: 1, isVertical: false, angle: 45, intercept: 1, length: 4.242640687119285,
 * //   equation: 'y = x + 1' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/slope-calculator.md
 */
export function calculateSlope(request: SlopeCalculatorRequest): SlopeCalculatorResult {
  const { x1, y1, x2, y2 } = parse(request, fields, rules);
  const [run, rise] = [subtract(x2, x1), subtract(y2, y1)];
  const length = squareRoot(add(multiply(run, run), multiply(rise, rise)));
  if (x1 === x2) {
    const equation = verticalForm(x1);
    return { slope: null, isVertical: true, angle: 90, intercept: null, length, equation };
  }
  const quotient = divide(rise, run);
  const slope = toNumber(quotient);
  const intercept = toNumber(subtract(y1, multiply(quotient, x1)));
  const equation = slopeInterceptForm(slope, intercept);
  return { slope, isVertical: false, angle: degreesOf(quotient), intercept, length, equation };
}

/** The largest double below 90. */
const steepest = 89.99999999999999;

/** Returns arctan(slope) in degrees. The series takes few terms for arguments up to √2 − 1. */
function degreesOf(slope: Rational): number {
  if (sign(slope) < 0) return 0 - degreesOf(multiply(-1, slope));
  const [base, rest] =
    compare(slope, 0.4) < 0
      ? [0, slope]
      : compare(slope, 2.4) < 0
        ? [45, divide(subtract(slope, 1), add(slope, 1))]
        : [90, divide(-1, slope)];
  if (sign(rest) === 0) return base;
  const degrees = real.withEnoughBits(80, (bits) => {
    const angle = real.divide(real.multiply(180, arctangent(rest, bits)), pi(bits));
    return real.toNumber(real.add(base, angle));
  });
  return Math.min(degrees, steepest);
}
