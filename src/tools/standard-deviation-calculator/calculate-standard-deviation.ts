import {
  add,
  divide,
  squareRoot,
  subtract,
  timesPowerOfTen,
  toNumber,
} from '../../shared/rational.ts';
import { ToolError } from '../../tool-error.ts';
import { type ExactSums, exactSums } from './exact-sums.ts';
import { readNumbers } from './read-numbers.ts';
import { expectedCount } from './rules.ts';

export interface StandardDeviationRequest {
  readonly numbers: readonly number[] | string;
  readonly sample?: boolean;
}

export interface StandardDeviationResult {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly range: number;
  readonly variance: number;
  readonly standardDeviation: number;
  readonly sample: boolean;
}

/**
 * Standard deviation, variance and the other plain figures of a list of numbers.
 *
 * The variance is Σ(x − mean)² / (n − 1) for a sample (Bessel's correction), or / n for a whole
 * population; the standard deviation is its square root. The median of an even count is the mean
 * of the middle two. All is computed exactly on the decimals as written and each figure rounded
 * once, the deviation from the exact variance.
 *
 * The numbers come as an array, or as a string in which runs of commas, semicolons and white space
 * separate them (`1e3` is a number there). There are at most 1,000,000: at least two for a sample,
 * which is the default, and one for a population. Throws a `ToolError` for other lists, and where
 * a result is beyond the range of a number.
 *
 * @example
 * calculateStandardDeviation({ numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false });
 * // { count: 8, mean: 5, median: 4.5, sum: 40, min: 2, max: 9, range: 7,
 * //   variance: 4, standardDeviation: 2, sample: false }
 */
export function calculateStandardDeviation(
  request: StandardDeviationRequest,
): StandardDeviationResult {
  const { sample = true } = request;
  const numbers = readNumbers(request.numbers);
  if (typeof numbers === 'string') throw new ToolError(`numbers: ${numbers}`);
  const count = numbers.length;
  if (sample && count < 2) throw new ToolError(`numbers: ${expectedCount}`);
  const sorted = new Float64Array(numbers).sort();
  const [min, max] = [valueAt(sorted, 0), valueAt(sorted, count - 1)];
  const sums = exactSums(sorted);
  const sum = timesPowerOfTen(sums.sum, sums.exponent);
  const variance = varianceOf(sums, count, sample ? count - 1 : count);
  return {
    count,
    mean: toNumber(divide(sum, count)),
    median: medianOf(sorted),
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

function medianOf(sorted: Float64Array): number {
  const [lower, upper] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)];
  return toNumber(divide(add(valueAt(sorted, lower), valueAt(sorted, upper)), 2));
}

/** The number at an index; a zero carries no sign. */
function valueAt(numbers: Float64Array, index: number): number {
  return (numbers[index] ?? Number.NaN) + 0;
}
