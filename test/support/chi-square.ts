/**
 * Returns the probability that a fair source deviates at least this far: the upper tail of the
 * chi-square distribution with an even number of degrees of freedom, exp(−x/2) · Σ (x/2)^i / i! for
 * i below half of that number.
 */
export function chiSquareTail(statistic: number, degreesOfFreedom: number): number {
  const half = statistic / 2;
  let term = Math.exp(-half);
  let tail = 0;
  for (let index = 0; index < degreesOfFreedom / 2; index += 1) {
    tail += term;
    term *= half / (index + 1);
  }
  return tail;
}
