import { memoizeByCharacter } from './memoize-by-character.ts';

/**
 * Returns a text with ASCII instead of the characters that people type for it in other scripts:
 * decimal digits (`１２`, `٣`), full-width characters, Arabic and Chinese separators and signs, and
 * the minus sign U+2212.
 */
export function toAscii(text: string): string {
  return withAsciiDigits(text).replace(/[−،、٫٬٪؛\u037e]/g, (sign) =>
    '-,,.,%;;'.charAt('−،、٫٬٪؛\u037e'.indexOf(sign)),
  );
}

/**
 * Returns a text with ASCII instead of decimal digits of any script and of full-width characters.
 */
export function withAsciiDigits(text: string): string {
  return text.replace(/[！-～]|(?!\d)\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    // The full-width characters are in the order of ASCII.
    return code > 0xff00 && code < 0xff5f
      ? String.fromCharCode(code - 0xfee0)
      : `${digitValue(code)}`;
  });
}

/**
 * Returns where a number has digits of two scripts, such as `1２`, or `undefined` if no number has.
 */
export function mixedDigits(text: string): string | undefined {
  if (!/(?!\d)\p{Nd}|[Ａ-Ｆａ-ｆ]/u.test(text)) return undefined;
  let [last, start] = [0, 0];
  // Digits, and what stands between two numbers. Full-width letters are digits of base 16.
  for (const { 0: character, index } of text.matchAll(/[\p{Nd}Ａ-Ｆａ-ｆ]|[^\p{L}\p{M}.٫．٬]/gu)) {
    const code = character.codePointAt(0) ?? 0;
    const isDigit = /\p{Nd}/u.test(character);
    const zero = isDigit ? code - digitValue(code) : code > 0xff20 && code < 0xff47 ? 0xff10 : 0;
    if (last && zero && zero !== last) return text.slice(start, index + character.length);
    [last, start] = [zero, index];
  }
  return undefined;
}

/** Returns the value of a digit. Unicode lists the ten digits of a script in order. */
const digitValue = memoizeByCharacter((digit) => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  // The digits of several alphabets of mathematics follow one another.
  return before % 10;
});

/** Signs of ASCII, each with characters that only look like it. */
const lookAlikes = ['*∗⁎٭✱', '/⁄∕', ':∶꞉', ',‚', '.。｡․', "'’‘ʼ", '#♯'];

/** Returns the ASCII sign that a character looks like, or `undefined` if there is none. */
export function lookAlikeOf(character: string): string | undefined {
  // The superscript `⁻` is a part of powers.
  if (/(?!⁻)\p{Dash}/u.test(character)) return '-';
  const smallForm = /[﹐-﹫]/.test(character) ? character.normalize('NFKC') : undefined;
  return smallForm ?? lookAlikes.find((signs) => signs.includes(character))?.[0];
}

/**
 * Whether a character looks like one of ASCII: like a sign, or as letters of Greek and Cyrillic do.
 */
export function resemblesAscii(character: string): boolean {
  return (
    character > '\x7f' &&
    (lookAlikeOf(character) !== undefined ||
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character))
  );
}
