import { memoizeByCharacter } from '../../shared/memoize-by-character.ts';

// Kinds of characters, as bits so that several can be asked for at once.
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
 * Calls back with the start and the end of each piece of a text, and where its letters start if it
 * is a word. OpenAI's encoding o200k_base looks for tokens within such pieces only, and finds them
 * by this regular expression (its ends of words are `'s`, `'t`, `'re`, `'ve`, `'m`, `'ll` and `'d`
 * in either case):
 *
 * ```
 * [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(ends of words)?
 * |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(ends of words)?
 * |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
 * ```
 *
 * It is written out here because that is faster, and linear whatever the text and the engine.
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

/** Where the letters of a piece start: there, or after one character that the word takes along. */
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
  // Capitals start a new word where they follow other letters, unless lower-case ones come next.
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

/** Up to the last line end, else without the last character, which goes to what follows. */
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

/** The kind of the character that each code unit belongs to, and none behind the text. */
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
    // The second half of a pair; otherwise the next character overwrites it.
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
