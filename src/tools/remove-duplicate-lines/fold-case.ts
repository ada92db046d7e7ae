/**
 * A text that is equal for two texts if and only if they are equal by Unicode's full case folding
 * (The Unicode Standard, section 3.13: `ß` is `SS`, `ς` is `σ`).
 *
 * Lower case and then upper case makes the same distinctions, but for the dotless i: its capital
 * is I, and yet case folding tells it from i. The capital ẞ stands in for it, which has a lower
 * case, and is the upper case of nothing but itself.
 */
export function foldCase(text: string): string {
  // `replaceAll` takes much more time and memory where there are millions.
  return text.toLowerCase().split('ı').join('ẞ').toUpperCase().split('ẞ').join('ı');
}
