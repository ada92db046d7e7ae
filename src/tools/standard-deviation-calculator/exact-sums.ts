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
export function exactSums(numbers: Float64Array): ExactSums {
  const places = decimalPlaces(numbers);
  return places === undefined ? sumsByExponent(numbers) : sumsOfIntegers(numbers, places);
}

/**
 * How many decimal places the numbers have at most, where without their points they are integers
 * below 5 · 10^14. A decimal of so few digits is the shortest one of the double that it reads as.
 */
function decimalPlaces(numbers: Float64Array): number | undefined {
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

/**
 * The sums of integers below 5 · 10^14, which doubles hold exactly limb by limb: an integer is
 * (high · 2^17 + middle) · 2^17 + low with |low| and |middle| ≤ 2^16 and |high| < 2^15, so that
 * each coefficient of its square is at most 2^33, and 2^20 of them add up to 2^53.
 */
function sumsOfIntegers(numbers: Float64Array, places: number): ExactSums {
  const scale = powerOfTen(places);
  const radix = 2 ** 17;
  let [uppers, lows] = [0, 0];
  let [square4, square3, square2, square1, square0] = [0, 0, 0, 0, 0];
  for (const number of numbers) {
    const integer = Math.round(number * scale);
    const upper = Math.round(integer / radix);
    const low = integer - upper * radix;
    const high = Math.round(upper / radix);
    const middle = upper - high * radix;
    uppers += upper;
    lows += low;
    square4 += high * high;
    square3 += 2 * high * middle;
    square2 += 2 * high * low + middle * middle;
    square1 += 2 * middle * low;
    square0 += low * low;
  }
  return {
    sum: fromLimbs([uppers, lows], radix),
    squares: fromLimbs([square4, square3, square2, square1, square0], radix),
    exponent: -places,
  };
}

function fromLimbs(limbs: readonly number[], radix: number): bigint {
  return limbs.reduce((upper, limb) => upper * BigInt(radix) + BigInt(limb), 0n);
}

/** The sums of any numbers: first those of each decimal exponent, then their sums. */
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
