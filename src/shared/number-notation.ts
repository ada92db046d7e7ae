/**
 * Returns the text of a number with `e` for a power of ten and without white space between its
 * parts: `1.5 × 10⁻³`, `1.5*10^(-3)` and `1.5 E -3` become `1.5e-3`, and `10³` becomes `1e3`.
 * Expects ASCII, as `toAscii` returns it.
 */
export function plainNotation(text: string): string {
  // Digits with white space between them are two numbers, and a sign belongs to its digits.
  const areApart = /[\d.+-]\p{White_Space}+[\d.]|[⁰¹²³⁴-⁹⁺⁻]\p{White_Space}+[⁰¹²³⁴-⁹]/u;
  if (areApart.test(text)) return text;
  return text
    .replace(/\p{White_Space}/gu, '')
    .replace(
      powerOfTen,
      (_, sign: string, factor = '1', power = '', superscript = '') =>
        `${sign}${factor}e${power.replace(/[()]/g, '')}${superscript.replace(/./g, inLine)}`,
    );
}

const powerOfTen =
  /^([+-]?)(?:([\d.]+)[x×·⋅*])?10(?:\^([+-]?\d+|\([+-]?\d+\))|([⁺⁻]?[⁰¹²³⁴-⁹]+))$/i;

function inLine(superscript: string): string {
  return '0123456789+-'.charAt('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(superscript));
}
