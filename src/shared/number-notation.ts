/**
 * Returns the text of a number with `e` for a power of ten and without white space between its
 * parts: `1.5 × 10⁻³`, `1.5*10^(-3)` and `1.5 E -3` become `1.5e-3`, and `10³` becomes `1e3`. Also
 * reads powers of LaTeX, Python and HTML, such as `$1.5 \times 10^{-3}$`, `1.5*10**-3` and
 * `10<sup>3</sup>`, and brackets around a power. Expects ASCII, as `toAscii` returns it.
 */
export function plainNotation(text: string): string {
  // Digits with white space between them are two numbers, and a sign belongs to its digits.
  const areApart = /[\d.+-]\p{White_Space}+[\d.]|[⁰¹²³⁴-⁹⁺⁻]\p{White_Space}+[⁰¹²³⁴-⁹]/u;
  if (areApart.test(text)) return text;
  const compact = text.replace(/\p{White_Space}/gu, '');
  const inside = /^(?:\$.*\$|\(.*\))$/s.test(compact) ? compact.slice(1, -1) : compact;
  const plain = inside.replace(
    powerOfTen,
    (_, sign: string, factor = '1', power = '', superscript = '') =>
      `${sign}${factor}e${power.replace(/[^\d+-]/g, '')}${superscript.replace(/./g, inLine)}`,
  );
  // Accountants write -5 as (5).
  return /e/i.test(plain) ? plain : compact;
}

const powerOfTen =
  /^([+-]?)(?:([\d.]+)(?:[x×·⋅*]|\\times|\\cdot))?10(?:((?:\^|\*\*)(?:[+-]?\d+|\([+-]?\d+\)|\{[+-]?\d+\})|<sup>[+-]?\d+<\/sup>)|([⁺⁻]?[⁰¹²³⁴-⁹]+))$/i;

function inLine(superscript: string): string {
  return '0123456789+-'.charAt('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(superscript));
}
