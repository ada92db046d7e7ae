/** The largest of 1, 2 and 5 times a power of ten that is not above a size. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * ([5, 2].find((factor) => factor * power <= size) ?? 1);
}
