import { mixedDigits, withAsciiDigits } from '../../characters/ascii.ts';
import { visibleText } from '../../characters/visible-text.ts';
import { withSlashes } from '../../shared/fraction.ts';
import { type Marks, single } from '../numbers/number-marks.ts';

/** A text whose numbers are plain, or the texts that it may stand for. */
export type PlainText = { readonly plain: string } | { readonly offers: readonly string[] };

/** Whether a text is a plain number: ASCII digits without groups, with a decimal point. */
export function isPlain(text: string): boolean {
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/**
 * Returns a text with plain numbers and with ASCII for the signs of all scripts. A number whose
 * marks are those of another language is taken if it cannot be a number with the visitor's marks:
 * with a decimal point, `1,234` is 1234, and `1,23` is offered as 1.23.
 */
export function plainNumbers(text: string, marks: Marks): PlainText {
  if (mixedDigits(text) !== undefined) return { offers: [withSigns(text)].filter(isPlain) };
  const typed = withSigns(text);
  const own = inOwnMarks(typed, marks);
  if (own !== undefined) return { plain: own };
  const foreign = foreignMarks.flatMap(([decimal, group]) => {
    const plain = replaced(typed, [decimal], [group, ' ', "'"]);
    if (plain === undefined) return [];
    const isTwisted =
      (typed.includes(decimal) && marks.groups.includes(decimal)) ||
      (typed.includes(group) && marks.decimals.includes(group));
    return [{ plain, isTwisted }];
  });
  const [first, second] = foreign;
  if (first && !second && !first.isTwisted) return { plain: first.plain };
  return { offers: foreign.map(({ plain }) => plain) };
}

/** Returns a text in ASCII with plain numbers, or `undefined` if they have other marks. */
export function inOwnMarks(typed: string, { decimals, groups }: Marks): string | undefined {
  return replaced(typed, [...decimals, '٫'], [...groups, ' ', "'", '٬']);
}

const foreignMarks = [
  ['.', ','],
  [',', '.'],
] as const;

/**
 * Writes digits of all scripts, fractions, powers of ten, and the marks of feet or minutes in
 * ASCII, with one character for each kind of space, dash and apostrophe. Leaves out the sign of a
 * currency.
 */
export function withSigns(text: string): string {
  if (/^[-\d.,]*$/.test(text)) return text;
  return withSlashes(inAscii(text))
    .replaceAll(/''|′′|´´|[″“”＂]/g, '"')
    .replaceAll(/[′‘´`]/g, "'")
    .replaceAll(/[−‐‑‒–﹣]/g, '-')
    .replaceAll('٪', '%')
    .replaceAll('،', ',')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/([⁺⁻]?[⁰¹²³⁴-⁹]+)(\d?)/g, (found, power: string, digit: string) =>
      digit ? found : `^${power.normalize('NFKC').replace('−', '-')}`,
    )
    .replaceAll(timesTenTo, 'e')
    .replaceAll(/(?<![\d.,])10\^(?=[+-]?\d)/g, '1e')
    .replace(/^([+-]?) ?\p{Sc} ?/u, '$1')
    .replace(/(?<=\d[.,]?) ?\p{Sc}$/u, '')
    .replace(/^\+ ?|(?<=^-) /, '');
}

/**
 * Writes digits of all scripts in ASCII, with one character for each kind of space and apostrophe.
 */
export function inAscii(text: string): string {
  return single(withAsciiDigits(visibleText(text)));
}

const timesTenTo = /(?<=\d[.,]?) ?(?:e|أس|[×x*·⋅] ?10 ?\^) ?(?=[+-]?\d)/gi;

/** A part of a number, up to a space or an apostrophe. */
const figures = /([.,٫]?\d[\d.,٫٬]*)/;

/**
 * Splits a text at its numbers, which are every second piece: groups of three digits go together.
 */
function piecesOf(text: string): readonly string[] {
  const [first = '', ...parts] = text.split(figures);
  const pieces = [first];
  for (let index = 0; index < parts.length; index += 2) {
    const [number = '', gap = ''] = [parts[index], parts[index - 1]];
    const isGroup = index > 0 && /^[ ']$/.test(gap) && /^\d{3}(?:\D|$)/.test(number);
    if (isGroup) pieces.push(`${pieces.pop()}${gap}${number}`);
    else if (index > 0) pieces.push(gap, number);
    else pieces.push(number);
  }
  return parts.length === 0 ? pieces : [...pieces, parts.at(-1) ?? ''];
}

function replaced(
  text: string,
  decimals: readonly string[],
  groups: readonly string[],
): string | undefined {
  // Most cells of a table.
  if (/^\d[\d.,]*$/.test(text)) return digitsOf(text, decimals, groups);
  const plain = piecesOf(text).map((piece, index) =>
    index % 2 === 0 ? piece : digitsOf(piece, decimals, groups),
  );
  return plain.every((piece) => piece !== undefined) ? plain.join('') : undefined;
}

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
