import type { Shown } from '../shared/shown.ts';
import type { categoriesOf } from './categories.ts';

/** The weights of a category at one height, in the unit of the request. */
export interface WeightRange {
  readonly name: string;
  /** Missing for the first category. */
  readonly from?: Limit;
  /** The start of the next category; missing for the last one. */
  readonly to?: Limit;
}

interface Limit {
  readonly bmi: number;
  readonly weight: number;
}

/**
 * Returns the weights of each category at the height of the request. At the same height, weights
 * are proportional to the BMI in any unit.
 */
export function weightRanges(
  { request, result }: Shown<'bmi-calculator'>,
  categories: ReturnType<typeof categoriesOf>,
): readonly WeightRange[] {
  const limit = (bmi: number) => ({ bmi, weight: (request.weight * bmi) / result.bmi });
  return categories.map(({ name, from }, index) => {
    const next = categories[index + 1];
    return {
      name,
      ...(index > 0 && { from: limit(from) }),
      ...(next && { to: limit(next.from) }),
    };
  });
}

/** Returns how far a weight is below (negative) or above a range; 0 within it. */
export function distanceTo({ from, to }: WeightRange, weight: number): number {
  if (from && weight < from.weight) return weight - from.weight;
  return to && weight > to.weight ? weight - to.weight : 0;
}
