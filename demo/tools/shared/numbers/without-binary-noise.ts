/** Removes the digits that binary arithmetic adds to decimals. */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(14));
}
