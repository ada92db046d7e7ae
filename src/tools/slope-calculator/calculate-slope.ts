import {
  add,
  divide,
  multiply,
  type Rational,
  squareRoot,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { slopeInterceptForm, verticalForm } from './equation.ts';
import { rules } from './rules.ts';

export interface SlopeRequest {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface SlopeResult {
  readonly slope: number | null;
  readonly isVertical: boolean;
  readonly angle: number;
  readonly intercept: number | null;
  readonly length: number;
  readonly equation: string;
}

/**
 * The straight line through two points of the Cartesian plane: slope = (y2 − y1) / (x2 − x1), its
 * angle with the x-axis = arctan(slope) in degrees, the intercept = y1 − slope · x1 at which it
 * meets the y-axis, the length √((x2 − x1)² + (y2 − y1)²) of the segment between the points
 * (Pythagoras), and its equation y = slope · x + intercept.
 *
 * Slope, intercept and length are computed exactly on the decimals as written and rounded once, to
 * the nearest double; the angle is within 10^-14 of its value, relatively. A vertical line has no
 * slope and no intercept: both are `null`, the angle is 90, the equation `x = 3`. Any other angle
 * lies between −90 and 90, and neither bound is reached. The equation is written in lowest form
 * (`y = 2x + 1`, `y = -x`, `y = 3`) from the very numbers that are slope and intercept, in plain
 * decimals however large or small they are.
 *
 * Coordinates are any finite numbers. Throws a `ToolError` for others, for two equal points, and
 * where a result is beyond the range of a number.
 *
 * @example
 * calculateSlope({ x1: 0, y1: 1, x2: 3, y2: 4 });
 * // { slope: 1, isVertical: false, angle: 45, intercept: 1, length: 4.242640687119285,
 * //   equation: 'y = x + 1' }
 */
export function calculateSlope(request: SlopeRequest): SlopeResult {
  check(request, rules);
  const { x1, y1, x2, y2 } = request;
  if (x1 === x2 && y1 === y2) throw new ToolError('x2: expected a point other than x1, y1');
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

function degreesOf(slope: Rational): number {
  const rounded = toNumber(slope);
  const degreesPerRadian = 180 / Math.PI;
  // So small an arctangent is the slope itself, of which the least doubles hold only few digits.
  if (Math.abs(rounded) < 1e-8) return toNumber(multiply(slope, degreesPerRadian));
  const degrees = Math.atan(rounded) * degreesPerRadian;
  return Math.max(-steepest, Math.min(degrees, steepest));
}
