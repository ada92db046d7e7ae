import { plainDecimal } from '../../shared/decimal.ts';

/** Returns the equation of a vertical line: `x = 3`. */
export function verticalForm(x: number): string {
  return `x = ${plainDecimal(x)}`;
}

/** Returns an equation such as `y = 2x + 1`, without terms of 0, factors of 1 and exponents. */
export function slopeInterceptForm(slope: number, intercept: number): string {
  if (slope === 0) return `y = ${plainDecimal(intercept)}`;
  const coefficient = Math.abs(slope) === 1 ? '' : plainDecimal(Math.abs(slope));
  const term = `${slope < 0 ? '-' : ''}${coefficient}x`;
  if (intercept === 0) return `y = ${term}`;
  return `y = ${term} ${intercept < 0 ? '-' : '+'} ${plainDecimal(Math.abs(intercept))}`;
}
