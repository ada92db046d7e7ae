export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Returns the fraction nearest to a number, with one of the denominators; the first of equals. */
export function nearestFraction(value: number, denominators: readonly number[]): Fraction {
  const distance = ({ numerator, denominator }: Fraction) =>
    Math.abs(value - numerator / denominator);
  const candidates = denominators.map((denominator) => ({
    numerator: Math.round(value * denominator),
    denominator,
  }));
  // A fraction with a later denominator must be nearer by more than its rounding.
  return candidates.reduce((best, next) =>
    distance(next) < distance(best) - Math.abs(value) * 1e-12 ? next : best,
  );
}
