import { isUnspaced } from '../../shared/words.ts';
import { findAbbreviations } from './abbreviations.ts';
import { endIn, matchIn } from './match-in.ts';
import { findNotes } from './notes.ts';
import { eachSentenceBreak } from './sentence-breaks.ts';
import { isInWordAt, isLetterAt, isLineEndAt, isSpaceAt } from './sentence-properties.ts';

/**
 * Ends every sentence by Unicode's rules, and separates names and initials. U+2029 would do the
 * same, but makes engines store the text with two bytes per character, which doubles the time.
 */
const paragraphEnd = ' \x85';

/**
 * Returns a text for `eachSentence`. Adding the last end with `+` would make each access to the
 * text slower.
 */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return [...paragraphs, ''].join(paragraphEnd);
}

/** Calls back with the start and end index of each sentence, including trailing spaces. */
export function eachSentence(text: string, callBack: (start: number, end: number) => void): void {
  const startAfter = findStarts(text);
  let start = 0;
  eachSentenceBreak(text, (index, mark, after) => {
    const next = mark < 0 ? index : startAfter(mark, after);
    if (next <= start) return;
    callBack(start, next);
    start = next;
  });
  callBack(start, text.length);
}

/**
 * Returns `startAfter(mark, after)`: where the next sentence starts after a mark that ends one by
 * the rules of sentence breaks, or -1 if the sentence continues. It starts behind white space,
 * closing marks and notes. Only next to scripts without spaces, and after marks that never stand
 * inside a word, such as `。`, `।` and `؟`, it needs no white space. A sentence continues
 *
 * - within any other run of text (`http://a.b/?x`, `Really?Yes`),
 * - after an abbreviation,
 * - after an ellipsis that is followed neither by an upper-case letter nor by a line end,
 * - after a closing mark that is followed by a lower-case letter, or by the Japanese particle of
 *   quotations (`「行け。」と言った。`).
 *
 * The number or letter of a list item belongs to the sentence after it.
 */
function findStarts(text: string): (mark: number, after: string) => number {
  const at = matchIn(text);
  const isAbbreviation = findAbbreviations(text);
  const endOfClosing = findClosingMarks(text);
  // In `？……`, the question mark ends the sentence.
  const isEllipsis = at(/(?<![!?！？]…{0,9})…/y);
  const isQuoted = at(/\s?["'\p{Pe}\p{Pi}\p{Pf}]/uy);
  const isClosing = at(/[\p{Pe}\p{Pf}]/uy);
  const resumes = at(/\s?[\p{Ll},;:]/uy);
  // The particle of quotations, not words such as とても and ところが.
  const goesOnInJapanese = at(/と(?!て|ころ|にか|うと|きど|り)|って/uy);
  return (mark, after) => {
    const end = endOfClosing(mark + 1);
    let next = skipSpace(text, end);
    if (next === end && end < text.length && !endsAnywhere(text, mark, end)) return -1;
    const isLineEnd = hasLineEnd(text, end, next);
    const isClosed = isLineEnd ? isQuoted(mark + 1) : end > mark + 1;
    if (after === 'a' && isClosed && text.charCodeAt(mark) < firstWide) return -1;
    if (text[mark] === '…' && after !== 'A' && !isLineEnd && isEllipsis(mark)) return -1;
    // French has a space before closing quotation marks.
    if (next > end && !isInWordAt(text, next) && isClosing(next)) {
      const closed = endOfClosing(next);
      if (resumes(closed)) return -1;
      if (isSpaceAt(text, closed)) next = skipSpace(text, closed);
    }
    if (text[mark] === '。' && end > mark + 1 && goesOnInJapanese(end)) return -1;
    if (isAbbreviation(mark, next, isLineEnd)) return -1;
    return startOfItem(text, mark) ?? next;
  };
}

/** The first character of ideographic punctuation. */
const firstWide = 0x3000;

/** The first character of a script without spaces. */
const firstUnspaced = 0xe00;

/** Whether a mark ends a sentence without white space after it and its closing marks. */
function endsAnywhere(text: string, mark: number, end: number): boolean {
  if (!'.!?…\u2024'.includes(text.charAt(mark))) return true;
  if (text.charCodeAt(mark - 1) < firstUnspaced && text.charCodeAt(end) < firstUnspaced)
    return false;
  const before = [...text.slice(Math.max(mark - 2, 0), mark)].at(-1) ?? '';
  return isUnspaced(before + String.fromCodePoint(text.codePointAt(end) ?? 0));
}

/** Returns a function that returns the end of closing marks and notes that start at an index. */
function findClosingMarks(text: string): (index: number) => number {
  const endOfNote = findNotes(text);
  // Emoji and Markdown may come between a mark and the space after it.
  const endOfMarks = endIn(text)(/[*_~"'†‡\p{So}\p{Sk}\p{M}\p{Cf}\p{Pe}\p{Pi}\p{Pf}]+/uy);
  const isOpening = matchIn(text)(/\p{Pi}/uy);
  return (index) => {
    let end = index;
    while (!isSpaceAt(text, end) && !isLetterAt(text, end)) {
      const next = endOfMarks(endOfNote(end));
      if (next === end) break;
      end = next;
    }
    // Directly before a word, marks such as “ and « open.
    while (end > index && !isSpaceAt(text, end) && isOpening(end - 1)) end -= 1;
    return end;
  };
}

function skipSpace(text: string, from: number): number {
  let index = from;
  while (index < text.length && isSpaceAt(text, index)) index += 1;
  return index;
}

function hasLineEnd(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (isLineEndAt(text, index)) return true;
  return false;
}

/** The most characters before the mark of a list item, and before its number. */
const mostInNumber = 9;

/** Returns where the line starts, if a mark ends the number or letter of a list item there. */
function startOfItem(text: string, mark: number): number | undefined {
  if (!'.۔।．'.includes(text.charAt(mark))) return undefined;
  // No item has a note, and none ends the text.
  if ('[('.includes(text.charAt(mark + 1))) return undefined;
  let number = mark;
  while (mark - number < mostInNumber && isInNumber(text, number - 1)) number -= 1;
  let line = number;
  while (number - line < mostInNumber && !isLineStart(text, line)) {
    if (isInWordAt(text, line - 1)) return undefined;
    line -= 1;
  }
  return isLineStart(text, line) && itemNumber.test(text.slice(number, mark)) ? line : undefined;
}

const isInNumber = (text: string, index: number) => isInWordAt(text, index) || text[index] === '.';

const isLineStart = (text: string, index: number) => index === 0 || isLineEndAt(text, index - 1);

/**
 * Numbers, single letters and Roman numerals, also several with full stops: `1`, `a`, `IV`, `2.b`.
 */
const itemNumber =
  /^(?:\p{N}+|\p{L}|[ivx]{2,5}|[IVXLC]{2,8})(?:\.(?:\p{N}+|\p{L}|[ivx]{2,5}|[IVXLC]{2,8}))*$/u;
