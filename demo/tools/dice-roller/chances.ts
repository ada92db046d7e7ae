import type { Notation } from './notation.ts';

/** The totals to expect from dice. */
export interface Expectation {
  readonly lowest: number;
  readonly highest: number;
  readonly average: number;
  readonly deviation: number;
}

/**
 * Returns the totals to expect from dice. A die with n sides has the mean (n + 1) / 2 and the
 * variance (n² − 1) / 12; the means and variances of several dice add up.
 */
export function expectationOf({ count, sides, modifier }: Notation): Expectation {
  return {
    lowest: count + modifier,
    highest: count * sides + modifier,
    average: (count * (sides + 1)) / 2 + modifier,
    deviation: Math.sqrt((count * (sides ** 2 - 1)) / 12),
  };
}

/** More possible totals would take too long to compute. */
const mostTotals = 2_000;

/**
 * Returns the chance that dice, without a modifier, reach at least `total`, or `undefined` if they
 * have too many possible totals to compute.
 */
export function chanceOfAtLeast(total: number, count: number, sides: number): number | undefined {
  if (count * sides > mostTotals) return undefined;
  // The chance of each total of the dice so far.
  let chances = [1];
  for (let die = 1; die <= count; die += 1) {
    let window = 0;
    chances = Array.from({ length: die * sides + 1 }, (_, sum) => {
      window += (chances[sum - 1] ?? 0) - (chances[sum - 1 - sides] ?? 0);
      return Math.max(window, 0) / sides;
    });
  }
  return Math.min(
    1,
    chances.slice(Math.max(total, 0)).reduce((sum, chance) => sum + chance, 0),
  );
}
