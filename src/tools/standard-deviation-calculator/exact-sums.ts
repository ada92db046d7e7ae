import { shortestDecimal } from '../../shared/rational.ts';

/**
 * The sum of decimals, sum · 10^exponent, and the sum of their squares, squares · 10^(2 ·
 * exponent).
 */
export interface ExactSums {
  readonly sum: bigint;
  readonly squares: bigint;
  readonly exponent: number;
}

/**
 * Returns the exact sums of at most 2^20 finite numbers, none beyond ±limit, and of their squares.
 * A number counts as the shortest decimal that parses to it.
 */
export function exactSums(numbers: Float64Array, limit: number): ExactSums {
  const places = decimalPlaces(numbers, limit);
  return places === undefined ? sumsByExponent(numbers) : sumsOfIntegers(numbers, places);
}

/**
 * Returns the maximum number of decimal places, or `undefined` if a number without its decimal
 * point is an integer of 5 · 10^14 or more. A decimal with so few digits is the shortest one of its
 * double.
 */
function decimalPlaces(numbers: Float64Array, limit: number): number | undefined {
  let places = 0;
  let scale = 1;
  for (const number of numbers) {
    while (Math.round(number * scale) / scale !== number) {
      places += 1;
      scale = powerOfTen(places);
      // Doubles cannot represent powers of ten beyond 10^22.
      if (places > 22 || limit * scale >= 5e14) return undefined;
    }
  }
  return limit * scale < 5e14 ? places : undefined;
}

/** Returns the sums of integers below 5 · 10^14, in doubles as long as these are exact. */
function sumsOfIntegers(numbers: Float64Array, places: number): ExactSums {
  const scale = powerOfTen(places);
  let [sum, squares] = [0n, 0n];
  let [exactSum, exactSquares] = [0, 0];
  for (const number of numbers) {
    const integer = Math.round(number * scale);
    const nextSquares = exactSquares + integer * integer;
    // The sum of integers never exceeds the sum of their squares.
    if (nextSquares <= Number.MAX_SAFE_INTEGER) {
      exactSum += integer;
      exactSquares = nextSquares;
    } else {
      sum += BigInt(exactSum) + BigInt(integer);
      squares += BigInt(exactSquares) + BigInt(integer) ** 2n;
      [exactSum, exactSquares] = [0, 0];
    }
  }
  return {
    sum: sum + BigInt(exactSum),
    squares: squares + BigInt(exactSquares),
    exponent: -places,
  };
}

/** Returns the sums of any numbers: first for each decimal exponent, and then in total. */
function sumsByExponent(numbers: Float64Array): ExactSums {
  const groups = new Map<number, { sum: bigint; squares: bigint }>();
  for (const number of numbers) {
    const { integer, exponent } = shortestDecimal(number);
    const group = groups.get(exponent);
    if (group) {
      group.sum += integer;
      group.squares += integer * integer;
    } else {
      groups.set(exponent, { sum: integer, squares: integer * integer });
    }
  }
  const exponent = Math.min(...groups.keys());
  let [sum, squares] = [0n, 0n];
  for (const [own, group] of groups) {
    const scale = 10n ** BigInt(own - exponent);
    sum += group.sum * scale;
    squares += group.squares * scale * scale;
  }
  return { sum, squares, exponent };
}

function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
