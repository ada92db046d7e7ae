import { isWhiteSpace } from '../../shared/white-space.ts';
import { isUnspaced } from '../../shared/words.ts';
import { findAbbreviations } from './abbreviations.ts';
import { captureIn, matchIn } from './match-in.ts';
import { eachSentenceBreak } from './sentence-breaks.ts';

/**
 * Ends every sentence by Unicode's rules, and separates names and initials. U+2029 would do the same, but
 * makes engines store the text with two bytes per character, which doubles the time.
 */
export const paragraphEnd = ' \x85';

/**
 * Calls back with the start and end index of each sentence, including trailing spaces. A number or a single
 * letter other than I, with a full stop, at the start of a line belongs to the following sentence.
 */
export function eachSentence(text: string, callBack: (start: number, end: number) => void): void {
  const isAbbreviation = findAbbreviations(text);
  const isContinued = findContinuations(text);
  const listNumber = captureIn(text)(
    /(?=[.۔।]\)?\s|[.．]\p{Lo})(?<=^[^\p{L}\p{N}]{0,9}([\p{N}.]{1,9}|\p{L}(?<!I)))/muy,
  );
  let start = 0;
  eachSentenceBreak(text, (index, mark, after) => {
    const isLineEnd = mark >= 0 && hasLineEnd(text, mark + 1, index);
    if (
      mark >= 0 &&
      (isContinued(index, mark, after, isLineEnd) || isAbbreviation(mark, index, isLineEnd))
    )
      return;
    const number = listNumber(mark);
    const end = number ? mark - number.length : index;
    if (end > start) callBack(start, end);
    start = end;
  });
  callBack(start, text.length);
}

function hasLineEnd(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    if (text[index] === '\n' || text[index] === '\r') return true;
  }
  return false;
}

/**
 * Returns `isContinued(index, mark, after, isLineEnd)`: whether a sentence continues after a mark that ends
 * it by the rules of sentence breaks. It does
 *
 * - within a run of text (`http://a.b/?x`, `Really?Yes`), except next to scripts without spaces and after
 *   marks that never stand inside a word, such as `。`, `।` and `؟`,
 * - after an ellipsis that is followed neither by an upper-case letter nor by a line end,
 * - after a closing quotation mark or bracket that is followed by a lower-case letter.
 */
function findContinuations(
  text: string,
): (index: number, mark: number, after: string, isLineEnd: boolean) => boolean {
  const at = matchIn(text);
  // In `？……`, the question mark ends the sentence.
  const isEllipsis = at(/(?<![!?！？]…{0,9})…/y);
  // French has a space before closing quotation marks.
  const resumes = at(/»\s?\p{Ll}/uy);
  const isQuoted = at(/\s?["'\p{Pe}\p{Pi}\p{Pf}]/uy);
  // Emoji, Markdown and superscripts may come between a mark and the space after it.
  const closes = at(/[*_~\p{So}\p{Sk}\p{No}\p{M}\p{Cf}]*(?:["'\p{Ps}\p{Pe}\p{Pi}\p{Pf}]|\s|$)/uy);
  return (index, mark, after, isLineEnd) => {
    if (isLineEnd && after === 'a' && isQuoted(mark + 1)) return true;
    if (text[mark] === '…' && !isLineEnd && after !== 'A' && isEllipsis(mark)) return true;
    if (isWhiteSpace(text.charCodeAt(mark + 1))) return text[index] === '»' && resumes(index);
    if (text.charCodeAt(mark) > 0x2fff) return false;
    if (closes(mark + 1)) return !isLineEnd && after === 'a';
    return '.!?…\u2024'.includes(text.charAt(mark)) && !isUnspaced(text.slice(mark - 1, mark + 2));
  };
}
