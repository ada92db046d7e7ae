/**
 * Returns the text of a number with `-` for the minus sign U+2212, and with `e` for a power of ten:
 * `1.5 × 10⁻³` and `1.5 x 10^-3` become `1.5e-3`, and `10³` becomes `1e3`.
 */
export function plainNotation(text: string): string {
  return withMinus(text).replace(
    powerOfTen,
    (_, sign: string, factor = '1', power = '', superscript = '') =>
      `${sign}${factor}e${power}${superscript.replace(/./g, inLine)}`,
  );
}

const powerOfTen =
  /^([+-]?)(?:([\d.]+)\p{White_Space}*[x×·⋅]\p{White_Space}*)?10(?:\^([+-]?\d+)|([⁺⁻]?[⁰¹²³⁴-⁹]+))$/iu;

function inLine(superscript: string): string {
  return '0123456789+-'.charAt('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(superscript));
}

/** Returns the text with `-` for the minus sign U+2212. */
export function withMinus(text: string): string {
  return text.replaceAll('−', '-');
}

/** What errors expect of a number that has another dash as its minus sign. */
export const minusSign = 'a minus sign written as "-"';

/** Returns the text with `-` for every dash. If that makes it a number, its dashes are minus signs. */
export function withoutDashes(text: string): string {
  return text.replace(/(?!⁻)\p{Dash}/gu, '-');
}
