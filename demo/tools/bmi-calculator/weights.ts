import type { Shown } from '../../pictures/shown.ts';
import { categories } from './categories.ts';

/** The weights of a category at one height, in the unit of the request. */
export interface WeightRange {
  readonly name: string;
  /** The first and the last category have one limit only. */
  readonly from?: Limit;
  /** Where the next category begins. */
  readonly to?: Limit;
}

interface Limit {
  readonly bmi: number;
  readonly weight: number;
}

/**
 * The weights of each category at the height of the request. At the same height, weights are in
 * proportion to their BMI, whatever the units.
 */
export function weightRanges({ request, result }: Shown<'bmi-calculator'>): readonly WeightRange[] {
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

/** How far a weight is below (negative) or above a range; 0 within it. */
export function distanceTo({ from, to }: WeightRange, weight: number): number {
  if (from && weight < from.weight) return weight - from.weight;
  return to && weight > to.weight ? weight - to.weight : 0;
}
