import { numberFormatter } from './formatters.ts';

/** Numbers with more digits are not formatted. */
const mostDigits = 400;

/** Formats a plain number with all its digits: in German, `-1234.50` becomes `-1.234,50`. */
export function writeNumber(plain: string, locale?: string, isGrouped = true): string {
  const [, sign, whole, point = '', fraction = '', exponent = ''] =
    /^(-?)(\d*)(?:(\.)(\d*))?(e[+-]?\d+)?$/i.exec(plain) ?? [];
  if (plain === '' || whole === undefined || whole.length > mostDigits) return plain;
  const format = numberFormatter(locale, isGrouped ? {} : { useGrouping: false });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const written = [format.format(BigInt(whole)), point && decimal, digitsIn(fraction, locale)];
  return [sign, ...written, exponent.toLowerCase()].join('');
}

/** Writes each digit of a text as one of a locale. */
export function digitsIn(text: string, locale: string | undefined): string {
  const format = numberFormatter(locale);
  return text.replaceAll(/\d/g, (digit) => format.format(Number(digit)));
}
