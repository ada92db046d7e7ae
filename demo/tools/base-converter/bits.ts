export const widths = [8, 16, 32, 64] as const;

export type Width = (typeof widths)[number];

/**
 * Reads the API's decimal digits. Returns `undefined` unless they are a whole number of at most 64
 * bits.
 */
export function wholeNumber(decimal: string): bigint | undefined {
  // 2^64 has 20 digits.
  if (!/^-?\d{1,20}$/.test(decimal)) return undefined;
  const value = BigInt(decimal);
  return widths.some((width) => fits(value, width)) ? value : undefined;
}

/** Whether a number fits into `width` bits: unsigned, or in two's complement if it is negative. */
export function fits(value: bigint, width: Width): boolean {
  const smallest = -(2n ** BigInt(width - 1));
  return value >= smallest && value < 2n ** BigInt(width);
}

/** Returns the smallest of the usual widths that a number fits into. */
export function leastWidth(value: bigint): Width {
  return widths.find((width) => fits(value, width)) ?? 64;
}

/** Returns the bits of a number as an unsigned value; a negative number is in two's complement. */
export function pattern(value: bigint, width: Width): bigint {
  return BigInt.asUintN(width, value);
}

/** Returns the number with one of its bits changed; bit 0 is the lowest. */
export function withBitChanged(
  value: bigint,
  width: Width,
  bit: number,
  isSigned: boolean,
): bigint {
  const changed = pattern(value, width) ^ (1n << BigInt(bit));
  return isSigned ? BigInt.asIntN(width, changed) : changed;
}

export interface Nibble {
  /** The index of its highest bit; bit 0 is the lowest of the number. */
  readonly highest: number;
  readonly bits: readonly boolean[];
  readonly value: number;
}

/** Returns the bits in groups of four, highest first. */
export function nibbles(value: bigint, width: Width): readonly Nibble[] {
  const digits = pattern(value, width).toString(2).padStart(width, '0');
  return Array.from({ length: width / 4 }, (_, index) => {
    const four = digits.slice(index * 4, index * 4 + 4);
    return {
      highest: width - 1 - index * 4,
      bits: [...four].map((digit) => digit === '1'),
      value: Number.parseInt(four, 2),
    };
  });
}

/** Returns the bits as hexadecimal bytes, separated by spaces. */
export function hexPattern(value: bigint, width: Width): string {
  const digits = pattern(value, width)
    .toString(16)
    .padStart(width / 4, '0');
  return digits.replaceAll(/..(?!$)/g, '$& ');
}
