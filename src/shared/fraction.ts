/**
 * Returns a text with `1/2` for fractions such as `½`, with a space before them: `1½` becomes
 * `1 1/2`.
 */
export function withSlashes(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, (character) => ` ${character.normalize('NFKC')}`)
    .replaceAll('⁄', '/')
    .trim();
}

/**
 * Completes the error "expected …" of a fraction such as `1/4`, `1½` or `-3/8%` with its decimal.
 * Returns `undefined` for any other text.
 */
export function insteadOfFraction(text: string): string | undefined {
  const [, sign, whole = '0', numerator, denominator, percent] =
    /^([+-]? ?)(?:(\d{1,9}) +)?(\d{1,9}) ?\/ ?(0{0,9}[1-9]\d{0,8}) ?(%?)$/.exec(
      withSlashes(text),
    ) ?? [];
  if (numerator === undefined) return undefined;
  const [dividend, divisor] = [Number(numerator), Number(denominator)];
  // The dividend may exceed 2^53, but this is only an example.
  const decimal = (Number(whole) * divisor + dividend) / divisor;
  return `"${sign?.trim()}${decimal}${percent}" instead of a fraction`;
}
