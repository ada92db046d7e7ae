import { shortestDecimal } from '../../shared/rational.ts';

/**
 * A sum of decimals and the sum of their squares, as integers: the decimals add up to
 * sum · 10^exponent, their squares to squares · 10^(2 · exponent).
 */
export interface ExactSums {
  readonly sum: bigint;
  readonly squares: bigint;
  readonly exponent: number;
}

/**
 * Adds up at most 2^20 finite numbers, and their squares, without any rounding. A number stands
 * for the shortest decimal that reads as it.
 */
export function exactSums(numbers: readonly number[]): ExactSums {
  const places = decimalPlaces(numbers);
  return places === undefined ? sumsByExponent(numbers) : sumsOfIntegers(numbers, places);
}

/**
 * How many decimal places the numbers have at most, where without their points they are integers
 * below 5 · 10^14. A decimal of so few digits is the shortest one of the double that it reads as.
 */
function decimalPlaces(numbers: readonly number[]): number | undefined {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, Math.abs(number));
  let places = 0;
  let scale = 1;
  for (const number of numbers) {
    while (Math.round(number * scale) / scale !== number) {
      places += 1;
      scale = powerOfTen(places);
      // Beyond 10^22, powers of ten are not doubles.
      if (places > 22 || largest * scale >= 5e14) return undefined;
    }
  }
  return largest * scale < 5e14 ? places : undefined;
}

/** The sums of integers below 5 · 10^14, in doubles as long as they are exact. */
function sumsOfIntegers(numbers: readonly number[], places: number): ExactSums {
  const scale = powerOfTen(places);
  let [sum, squares] = [0n, 0n];
  let [exactSum, exactSquares] = [0, 0];
  for (const number of numbers) {
    const integer = Math.round(number * scale);
    const nextSquares = exactSquares + integer * integer;
    // No sum of integers is larger than that of their squares.
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

/** The sums of any numbers: first those of each decimal exponent, then their sums. */
function sumsByExponent(numbers: readonly number[]): ExactSums {
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
