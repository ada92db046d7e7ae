import type { Notation } from './notation.ts';

/** More would take too long to compute. */
const [mostTotals, mostSteps] = [2_000, 3_000_000];

/**
 * Returns the chance of each total of dice, without a modifier, at the index of the total, or
 * `undefined` if they take too long to compute.
 */
export function chancesOf({
  count,
  sides,
  dropped,
}: Omit<Notation, 'modifier'>): readonly number[] | undefined {
  const most = (count - dropped) * sides;
  if (most > mostTotals) return undefined;
  if (dropped === 0) return chancesOfAll(count, sides);
  return count ** 2 * sides * most > mostSteps ? undefined : chancesOfHighest(count, sides, most);
}

/** Adds one die after the other. */
function chancesOfAll(count: number, sides: number): readonly number[] {
  let chances = [1];
  for (let die = 1; die <= count; die += 1) {
    let window = 0;
    chances = Array.from({ length: die * sides + 1 }, (_, sum) => {
      window += (chances[sum - 1] ?? 0) - (chances[sum - 1 - sides] ?? 0);
      return Math.max(window, 0) / sides;
    });
  }
  return chances;
}

/** Goes from the highest side to the lowest: each of the dice that are left may show it. */
function chancesOfHighest(count: number, sides: number, most: number): readonly number[] {
  const kept = most / sides;
  const none = () => Array.from({ length: count + 1 }, () => new Array<number>(most + 1).fill(0));
  // The chances that so many dice show a higher side, and that those that count have a sum.
  let chances = none();
  chances[0] = [1];
  for (let side = sides; side >= 1; side -= 1) {
    const next = none();
    chances.forEach((sums, higher) => {
      const shares = binomial(count - higher, 1 / side);
      sums.forEach((chance, sum) => {
        if (chance === 0) return;
        shares.forEach((share, dice) => {
          const total = sum + side * Math.min(dice, Math.max(kept - higher, 0));
          const row = next[higher + dice];
          if (row) row[total] = (row[total] ?? 0) + chance * share;
        });
      });
    });
    chances = next;
  }
  return chances[count] ?? [];
}

/** Returns the chances of 0 to `count` successes, each of which has this chance. */
function binomial(count: number, chance: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, successes) => {
    let ways = 1;
    for (let item = 1; item <= successes; item += 1) ways *= (count - item + 1) / item;
    return ways * chance ** successes * (1 - chance) ** (count - successes);
  });
}

/** Returns the chance of at least a total. */
export function chanceOfAtLeast(total: number, chances: readonly number[]): number {
  return Math.min(
    1,
    chances.slice(Math.max(total, 0)).reduce((sum, chance) => sum + chance, 0),
  );
}
