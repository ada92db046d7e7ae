import { parse } from '../../fields/index.ts';
import {
  add,
  divide,
  squareRoot,
  subtract,
  timesPowerOfTen,
  toNumber,
} from '../../shared/rational.ts';
import { type ExactSums, exactSums } from './exact-sums.ts';
import { partAt } from './part-at.ts';
import { fields, relations, type StandardDeviationRequest } from './request.ts';

export type { StandardDeviationRequest };

export interface StandardDeviationResult {
  /** How many numbers there are. */
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
 * Returns standard deviation, variance and the other simple figures of a list of numbers.
 *
 * The variance is Σ(x − mean)² / (n − 1) for a sample (Bessel's correction), or / n for a whole
 * population. All figures are computed exactly on the decimals as written and rounded once, the
 * standard deviation from the exact variance.
 *
 * In a string, `1e3` is a number. A string that separates numbers by commas without white space in one
 * place and without commas in another is ambiguous and refused: `1,000 2,000` and `1,5;2,5`, but also
 * rows such as `1,2` and `3,4`. Write `1000 2000`, `1.5; 2.5` and `1, 2, 3, 4`.
 *
 * A sample needs two numbers, a population one. Throws a `ToolError` for an invalid request, and
 * for a result beyond the range of a number.
 *
 * @example
 * calculateStandardDeviation({ numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false });
 * // { count: 8, mean: 5, median: 4.5, sum: 40, min: 2, max: 9, range: 7,
 * //   variance: 4, standardDeviation: 2, sample: false }
 */
export function calculateStandardDeviation(
  request: StandardDeviationRequest,
): StandardDeviationResult {
  const { numbers, sample } = parse(request, fields, relations);
  const count = numbers.length;
  const [min, max] = [smallest(numbers), largest(numbers)];
  const sums = exactSums(numbers);
  const sum = timesPowerOfTen(sums.sum, sums.exponent);
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

/** (Σx² − (Σx)² / n) / divisor; the sums are exact, so nothing is lost where they cancel. */
function varianceOf({ sum, squares, exponent }: ExactSums, count: number, divisor: number) {
  const integer = BigInt(count) * squares - sum * sum;
  return divide(timesPowerOfTen(integer, 2 * exponent), count * divisor);
}

function medianOf(numbers: readonly number[]): number {
  const middle = numbers.length >> 1;
  const parted = partAt(numbers, middle);
  const upper = smallest(parted.subarray(middle));
  const lower = numbers.length % 2 === 1 ? upper : largest(parted.subarray(0, middle));
  return toNumber(divide(add(lower, upper), 2));
}

type Numbers = readonly number[] | Float64Array;

function smallest(numbers: Numbers): number {
  let least = Infinity;
  for (const number of numbers) if (number < least) least = number;
  return least;
}

function largest(numbers: Numbers): number {
  let most = -Infinity;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
