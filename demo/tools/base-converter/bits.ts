export const widths = [8, 16, 32, 64] as const;

export type Width = (typeof widths)[number];

/** Returns a whole number from the API's decimal digits, if it has at most 64 bits. */
export function wholeNumber(decimal: string): bigint | undefined {
  // 2^64 has 20 digits.
  if (!/^-?\d{1,20}$/.test(decimal)) return undefined;
  const value = BigInt(decimal);
  return widths.some((width) => fits(value, width)) ? value : undefined;
}

/** Whether so many bits hold a number: unsigned, or in two's complement if it is negative. */
export function fits(value: bigint, width: Width): boolean {
  const smallest = -(2n ** BigInt(width - 1));
  return value >= smallest && value < 2n ** BigInt(width);
}

/** The least usual width that holds a number. */
export function leastWidth(value: bigint): Width {
  return widths.find((width) => fits(value, width)) ?? 64;
}

/** The bits of a number, read without a sign. Those of a negative number are its two's complement. */
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
  /** The highest of its four bits, counted from the lowest of the number. */
  readonly highest: number;
  readonly bits: readonly boolean[];
  readonly value: number;
}

/** Groups of four bits, highest first. */
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

/** The bits as hexadecimal digits, two for each byte. */
export function hexPattern(value: bigint, width: Width): string {
  const digits = pattern(value, width)
    .toString(16)
    .padStart(width / 4, '0');
  return digits.replaceAll(/..(?!$)/g, '$& ');
}
