/** A fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const longest = 20;

/** Returns the fraction of a percentage such as `12.5%`; `undefined` if it has too many digits to read. */
export function fractionOf(percentage: string): Fraction | undefined {
  const [, minus = '', whole = '', decimals = ''] =
    /^(-?)(\d+)(?:\.(\d+))?%$/.exec(percentage) ?? [];
  if (whole === '' || whole.length + decimals.length > longest) return undefined;
  const denominator = 100n * 10n ** BigInt(decimals.length);
  const numerator = BigInt(minus + whole + decimals);
  const shared = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
