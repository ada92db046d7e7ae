/** Returns the largest number that is 1, 2 or 5 times a power of ten, and at most `size`. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * ([5, 2].find((factor) => factor * power <= size) ?? 1);
}

/** Removes the digits that binary arithmetic adds to decimals. */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(14));
}
