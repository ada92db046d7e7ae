/** What is known of one unknown sum: the numbers of its terms, the sum and its importance. */
export interface Observation {
  readonly terms: readonly number[];
  readonly sum: number;
  readonly weight: number;
}

/**
 * The values of the terms that make the sums fit best, by least squares with a penalty on the
 * square of each value (ridge regression), found by conjugate gradients.
 */
export function leastSquares(
  observations: readonly Observation[],
  penalties: readonly number[],
  start: readonly number[],
): number[] {
  const normalMatrixTimes = (values: readonly number[]) => {
    const product = values.map((value, term) => value * (penalties[term] ?? 0));
    for (const { terms, weight } of observations) {
      const scaled = weight * total(terms, values);
      for (const term of terms) product[term] = (product[term] ?? 0) + scaled;
    }
    return product;
  };
  const target = penalties.map(() => 0);
  const diagonal = [...penalties];
  for (const { terms, sum, weight } of observations) {
    for (const term of terms) {
      target[term] = (target[term] ?? 0) + weight * sum;
      diagonal[term] = (diagonal[term] ?? 0) + weight;
    }
  }
  const preconditioned = (vector: readonly number[]) =>
    vector.map((value, term) => value / (diagonal[term] ?? 1));

  let solution = [...start];
  let residual = plus(target, -1, normalMatrixTimes(solution));
  let scaled = preconditioned(residual);
  let direction = scaled;
  let energy = dot(residual, scaled);
  for (let step = 0; step < 400 && energy > 1e-12; step += 1) {
    const product = normalMatrixTimes(direction);
    const length = energy / dot(direction, product);
    solution = plus(solution, length, direction);
    residual = plus(residual, -length, product);
    scaled = preconditioned(residual);
    const next = dot(residual, scaled);
    direction = plus(scaled, next / energy, direction);
    energy = next;
  }
  return solution;
}

export function total(terms: readonly number[], values: readonly number[]): number {
  return terms.reduce((sum, term) => sum + (values[term] ?? 0), 0);
}

function plus(left: readonly number[], factor: number, right: readonly number[]): number[] {
  return left.map((value, index) => value + factor * (right[index] ?? 0));
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}
