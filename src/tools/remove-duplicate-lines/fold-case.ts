/**
 * A text that is equal for two texts if and only if they are equal by Unicode's full case folding
 * (The Unicode Standard, section 3.13: `ß` is `SS`, `ς` is `σ`).
 *
 * Lower case and then upper case makes the same distinctions, but for the dotless i: its capital
 * is I, and yet case folding tells it from i.
 */
export function foldCase(text: string): string {
  return text.replace(/[^ı]+/g, (run) => run.toLowerCase().toUpperCase());
}
