import { memoizeByCharacter } from '../../characters/memoize-by-character.ts';

// The kinds of characters, as bits that can be combined.
const lineEnd = 1;
const space = 2;
const digit = 4;
const symbol = 8;
const upper = 16;
const lower = 32;
const caseless = 64;
const mark = 128;
const letter = upper | lower | caseless | mark;

/**
 * Calls back with the start and end index of each piece of a text and, if the piece is a word, with
 * the index of its first letter. No token of OpenAI's encoding o200k_base extends beyond a piece.
 * The encoding finds them by this regular expression (its ends of words are `'s`, `'t`, `'re`,
 * `'ve`, `'m`, `'ll` and `'d` in either case):
 *
 * ```
 * [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(ends of words)?
 * |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(ends of words)?
 * |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
 * ```
 *
 * Unlike the expression, this function takes linear time for any text in any engine.
 */
export function eachPiece(
  text: string,
  callBack: (start: number, end: number, word: number | undefined) => void,
): void {
  const kinds = kindsOf(text);
  for (let start = 0; start < text.length; ) {
    const word = startOfWord(text, kinds, start);
    const end = word === undefined ? endOfOther(text, kinds, start) : endOfWord(text, kinds, word);
    callBack(start, end, word);
    start = end;
  }
}

/**
 * Returns the index of the first letter of a word, or `undefined` for any other piece. A word may
 * include one character before its letters.
 */
function startOfWord(text: string, kinds: Kinds, start: number): number | undefined {
  const kind = kindAt(kinds, start);
  if (kind & letter) return start;
  if (!(kind & (space | symbol))) return undefined;
  const second = next(text, start);
  return kindAt(kinds, second) & letter ? second : undefined;
}

function endOfWord(text: string, kinds: Kinds, start: number): number {
  let end = start;
  let isLower = false;
  let afterCaseless = start;
  for (;;) {
    const kind = kindAt(kinds, end);
    if (!(kind & letter) || (kind === upper && isLower)) break;
    end += 1;
    if (kind === lower) isLower = true;
    else if (kind !== upper) afterCaseless = end;
  }
  // Capitals after other letters start a new word, unless lower-case letters follow.
  if (!isLower && afterCaseless > start) end = afterCaseless;
  if (text[end] !== "'") return end;
  const suffix = /^'(?:[sdmt]|ll|ve|re)/i.exec(text.slice(end, end + 3));
  return end + (suffix?.[0].length ?? 0);
}

function endOfOther(text: string, kinds: Kinds, start: number): number {
  const kind = kindAt(kinds, start);
  if (kind === digit) return endOfDigits(text, kinds, start);
  if (kind === symbol || (text[start] === ' ' && kindAt(kinds, start + 1) === symbol)) {
    return skipLineEnds(text, skip(kinds, start + 1, symbol | mark));
  }
  return endOfSpace(text, kinds, start);
}

function endOfDigits(text: string, kinds: Kinds, start: number): number {
  let end = next(text, start);
  for (let more = 2; more > 0 && kindAt(kinds, end) === digit; more -= 1) end = next(text, end);
  return end;
}

function skipLineEnds(text: string, start: number): number {
  let end = start;
  while (/[\r\n/]/.test(text.charAt(end))) end += 1;
  return end;
}

/**
 * Returns the end of a piece of white space: after its last line end, or else before its last
 * character, which belongs to the next piece.
 */
function endOfSpace(text: string, kinds: Kinds, start: number): number {
  const end = skip(kinds, start, space | lineEnd);
  for (let index = end; index > start; index -= 1) {
    if (kindAt(kinds, index - 1) === lineEnd) return index;
  }
  return end < text.length && end > start + 1 ? end - 1 : end;
}

function skip(kinds: Kinds, start: number, wanted: number): number {
  let index = start;
  while (kindAt(kinds, index) & wanted) index += 1;
  return index;
}

function next(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? index + 2 : index + 1;
}

/** For each code unit of a text, the kind of its character. */
type Kinds = Uint8Array;

function kindAt(kinds: Kinds, index: number): number {
  return kinds[index] ?? 0;
}

function kindsOf(text: string): Kinds {
  const kinds = new Uint8Array(text.length);
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const kind = kindOf(codePoint);
    kinds[index] = kind;
    // For the second half of a surrogate pair; otherwise, the next character overwrites it.
    kinds[index + 1] = kind;
  }
  return kinds;
}

const kindOf = memoizeByCharacter(findKind);

function findKind(character: string): number {
  if (/\p{Ll}/u.test(character)) return lower;
  if (/[\p{Lm}\p{Lo}]/u.test(character)) return caseless;
  if (/\p{L}/u.test(character)) return upper;
  if (/\p{M}/u.test(character)) return mark;
  if (/\p{N}/u.test(character)) return digit;
  if (/[\r\n]/.test(character)) return lineEnd;
  return /\s/.test(character) ? space : symbol;
}
