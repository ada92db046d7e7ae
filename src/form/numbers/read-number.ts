import { mixedDigits, withAsciiDigits } from '../../characters/ascii.ts';
import { visibleText } from '../../characters/visible-text.ts';
import { t } from '../language/language.ts';
import { marksOf, single } from './number-marks.ts';
import { writeNumber } from './write-number.ts';

/** A number in plain ASCII, as in links and JSON, or the reason why the text cannot be read. */
export type Reading = { readonly plain: string } | { readonly problem: string };

/** Whether a text is a plain number, as `readNumber` returns it. */
export function isPlain(text: string): boolean {
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/**
 * Reads a number as people write it in a language. Rejects a text that could mean another number:
 * in English, `1,234` is 1234, but `1,23` is rejected.
 */
export function readNumber(text: string, locale?: string): Reading {
  const parts = partsOf(text);
  if (!parts) return refused(locale);
  const { sign, body, exponent } = parts;
  const plainOf = (digits: string) => `${sign}${digits}${exponent}`;
  const { decimals, groups } = marksOf(locale);
  const own = digitsOf(body, [...decimals, '٫'], [...groups, ' ', "'", '٬']);
  if (own !== undefined) return finite(plainOf(own));

  const readings = foreignMarks.flatMap(([decimal, group]) => {
    const digits = digitsOf(body, [decimal], [group, ' ', "'"]);
    if (digits === undefined) return [];
    const isTwisted =
      (body.includes(decimal) && groups.includes(decimal)) ||
      (body.includes(group) && decimals.includes(group));
    return [{ plain: plainOf(digits), isTwisted }];
  });
  const [first, second] = readings;
  if (!first || text.length > longestQuoted) return refused(locale);
  if (!second && !first.isTwisted) return finite(first.plain);
  const typed = text.trim();
  const meant = writeNumber(first.plain, locale);
  return {
    problem: second
      ? t('Write {typed} as {meant} or as {other}, whichever you mean.', {
          typed,
          meant,
          other: writeNumber(second.plain, locale),
        })
      : t('Write {typed} as {meant}.', { typed, meant }),
  };
}

const foreignMarks = [
  ['.', ','],
  [',', '.'],
] as const;

const longestQuoted = 40;
const longestRead = 1_000;

function refused(locale: string | undefined): Reading {
  return {
    problem: t('Expected a number, such as {example}.', { example: writeNumber('1234.5', locale) }),
  };
}

function finite(plain: string): Reading {
  return isPlain(plain) ? { plain } : { problem: t('Expected a number closer to 0.') };
}

/**
 * Splits a number into its parts, with one character for each kind of mark and without a currency
 * sign.
 */
function partsOf(text: string) {
  if (text.length > longestRead || mixedDigits(text) !== undefined) return undefined;
  const written = inAscii(text)
    .replaceAll(/[−‐‑‒–﹣]/g, '-')
    .replace(/^([+-]?) ?\p{Sc} ?/u, '$1')
    .replace(/ ?\p{Sc}$/u, '')
    .replace(
      /10([⁺⁻]?[⁰¹²³⁴-⁹]+)$/,
      (_, power: string) => `10^${power.normalize('NFKC').replace('−', '-')}`,
    )
    .replace(/^([+-]?)10\^/, (_, before: string) => `${before}1e`)
    .replace(timesTenTo, 'e');
  const [, sign, figures, power] = /^([+-]?)([\d.,' ٫٬]+)(?:e([+-]?\d+))?$/.exec(written) ?? [];
  const body = figures?.trimStart();
  if (body === undefined || !/\d/.test(body)) return undefined;
  return { sign: sign === '-' ? sign : '', body, exponent: power ? `e${power}` : '' };
}

/**
 * Writes digits of all scripts in ASCII, with one character for each kind of space and apostrophe.
 */
export function inAscii(text: string): string {
  return single(withAsciiDigits(visibleText(text)));
}

const timesTenTo = / ?(?:e|أس|[×x*·⋅] ?10 ?\^) ?/i;

/**
 * Returns the digits with a point as the decimal mark, or `undefined` if the marks or groups are
 * wrong. `digits` matches those of a base other than 10.
 */
export function digitsOf(
  body: string,
  decimals: readonly string[],
  groups: readonly string[],
  digits = /^\d*$/,
): string | undefined {
  const [whole = '', fraction = '', ...others] = splitAt(body, decimals);
  if (others.length > 0 || !digits.test(fraction)) return undefined;
  const mark = groups.find((group) => whole.includes(group));
  const blocks = mark === undefined ? [whole] : whole.split(mark);
  if (!blocks.every((block) => digits.test(block))) return undefined;
  if (mark !== undefined && !isGrouped(blocks)) return undefined;
  const size = blocks.join('').replace(/^0+/, '') || '0';
  return fraction === '' ? size : `${size}.${fraction}`;
}

function splitAt(body: string, marks: readonly string[]): readonly string[] {
  const [first = '.'] = marks;
  return marks.reduce((text, mark) => text.replaceAll(mark, first), body).split(first);
}

/**
 * Whether the groups have three digits, or two before the last as in India. The first must not be
 * 0, as in 0,234, but may begin with it, as in 025,000, which is 25,000 typed behind a 0.
 */
function isGrouped([first = '', ...others]: readonly string[]): boolean {
  const lengths = [first.replace(/^0+/, ''), ...others].map(({ length }) => length);
  return /^(?:[123](?:,3)+|[12](?:,2)+,3)$/.test(lengths.join(','));
}
