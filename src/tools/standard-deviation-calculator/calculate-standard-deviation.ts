import { parse } from '../../fields/index.ts';
import {
  add,
  divide,
  fromScaledInteger,
  squareRoot,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import { type ExactSums, exactSums } from './exact-sums.ts';
import { partitionAt } from './partition-at.ts';
import { fields, rules, type StandardDeviationCalculatorRequest } from './request.ts';

export type { StandardDeviationCalculatorRequest };

export interface StandardDeviationCalculatorResult {
  /** How many numbers the list has. */
  readonly count: number;
  /** Arithmetic mean. */
  readonly mean: number;
  /** The middle number, or the mean of the middle two. */
  readonly median: number;
  /** Sum of the numbers. */
  readonly sum: number;
  /** Smallest number. */
  readonly min: number;
  /** Largest number. */
  readonly max: number;
  /** max minus min. */
  readonly range: number;
  /** Sum of the squared distances from the mean, divided by n - 1 or by n. */
  readonly variance: number;
  /** Square root of the variance. */
  readonly standardDeviation: number;
  /** As in the request, or the default. */
  readonly sample: boolean;
}

/**
 * Returns the standard deviation, variance, mean, median, sum and range of a list of numbers.
 *
 * The variance is Σ(x − mean)² / (n − 1) for a sample (Bessel's correction), or Σ(x − mean)² / n
 * for a whole population. All results are computed exactly on the decimals as written and rounded
 * once, to the nearest double.
 *
 * A string separates numbers by commas, semicolons or white space. It may have digits of any
 * script, numbers such as `1e3`, `10³` or `−5` with U+2212, and brackets around the list:
 * `[1, 2, 3]`.
 *
 * A string is ambiguous, and therefore invalid, if a comma is directly between two digits and
 * anything else separates numbers, such as white space or a comma with white space: `1,000 2,000`,
 * `1,5; 2,5`, `1,234, 5,678`. It is also invalid if other numbers are separated by commas without
 * white space and some without a comma.
 *
 * So is a space between two digits if the string has a semicolon or a tab, if the space is a
 * no-break or thin one (U+00A0, U+2007, U+2009, U+202F), or if it makes groups of thousands and the
 * string has a comma or all lines look like one number: `1 234; 5 678`, `1 234, 5 678`, `1 200`
 * above `980 000`. Write `1000 2000`, `1.5; 2.5`, `1, 2, 3` or `1,2,3`.
 *
 * A sample needs at least two numbers, a population one.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateStandardDeviation({ numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false });
 * // { count: 8, mean: 5, median: 4.5, sum: 40, min: 2, max: 9, range: 7,
 * //   variance: 4, standardDeviation: 2, sample: false }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/standard-deviation-calculator.md
 */
export function calculateStandardDeviation(
  request: StandardDeviationCalculatorRequest,
): StandardDeviationCalculatorResult {
  const { numbers: list, sample } = parse(request, fields, rules);
  const numbers = new Float64Array(list);
  const count = numbers.length;
  const [min, max] = [smallest(numbers), largest(numbers)];
  const sums = exactSums(numbers, Math.max(-min, max));
  const sum = fromScaledInteger({ integer: sums.sum, exponent: sums.exponent });
  const variance = varianceOf(sums, count, sample ? count - 1 : count);
  return {
    count,
    mean: toNumber(divide(sum, count)),
    median: medianOf(numbers),
    sum: toNumber(sum),
    min,
    max,
    range: toNumber(subtract(max, min)),
    variance: toNumber(variance),
    standardDeviation: squareRoot(variance),
    sample,
  };
}

/** Returns (Σx² − (Σx)² / n) / divisor. The sums are exact, so cancellation loses nothing. */
function varianceOf({ sum, squares, exponent }: ExactSums, count: number, divisor: number) {
  const integer = BigInt(count) * squares - sum * sum;
  return divide(fromScaledInteger({ integer, exponent: 2 * exponent }), count * divisor);
}

function medianOf(numbers: Float64Array): number {
  const middle = numbers.length >> 1;
  const parted = partitionAt(numbers, middle);
  const upper = smallest(parted.subarray(middle));
  const lower = numbers.length % 2 === 1 ? upper : largest(parted.subarray(0, middle));
  return toNumber(divide(add(lower, upper), 2));
}

function smallest(numbers: Float64Array): number {
  let least = Infinity;
  for (const number of numbers) if (number < least) least = number;
  return least;
}

function largest(numbers: Float64Array): number {
  let most = -Infinity;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
