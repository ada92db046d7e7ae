export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Whether two numbers differ by no more than rounding errors. */
export function isNear(value: number, other: number): boolean {
  return Math.abs(value - other) <= roundingOf(value);
}

function roundingOf(value: number): number {
  return Math.abs(value) * 1e-12;
}

/**
 * Returns the fraction nearest to a number with one of the denominators. The first one wins a tie.
 */
export function nearestFraction(value: number, denominators: readonly number[]): Fraction {
  const distance = ({ numerator, denominator }: Fraction) =>
    Math.abs(value - numerator / denominator);
  const candidates = denominators.map((denominator) => ({
    numerator: Math.round(value * denominator),
    denominator,
  }));
  // A later denominator wins only if it is nearer by more than the rounding error.
  return candidates.reduce((best, next) =>
    distance(next) < distance(best) - roundingOf(value) ? next : best,
  );
}
