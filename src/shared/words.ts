import { memoizeByCharacter } from '../characters/memoize-by-character.ts';
import { invalidField } from '../fields/index.ts';
import { formatNumber } from '../fields/number.ts';

/** Engines take too long to segment longer texts. */
const maxUnspacedLength = 500_000;

const windowLength = 500;
const maxSegments = 400;
/** How many segments at the end of a window may change with the text that follows. */
const unsettledSegments = 8;

// The kinds of characters in a run, as bits.
const letterOrDigit = 1;
const unspacedScript = 2;
const separator = 4;

const space = 0x20;

/**
 * Counts the runs between white space and em dashes that have a letter or digit. In a run with a
 * script that is written without spaces, it counts words by Unicode word segmentation instead.
 * Throws a `ToolError` about the field `text` if these runs are too long in total.
 */
export function numberOfWords(text: string): number {
  let words = 0;
  // Joined, since creating a segmenter for each run would be slow.
  let unspaced = '';
  let start = 0;
  let kinds = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const kind = kindOf(text.codePointAt(index) ?? space);
    kinds |= kind;
    if (kind !== separator) continue;
    if (kinds === (separator | letterOrDigit)) words += 1;
    else if (kinds & letterOrDigit) {
      unspaced += text.slice(start, index);
      if (unspaced.length > maxUnspacedLength) throw tooLong(text);
      unspaced += '\n';
    }
    start = index + 1;
    kinds = 0;
  }
  return unspaced ? words + numberOfSegments(unspaced) : words;
}

function tooLong(text: string) {
  const limit = `at most ${formatNumber(maxUnspacedLength)} characters in scripts without spaces`;
  return invalidField('text', limit, text);
}

/** Returns the index of the next letter or digit, or `text.length`. */
export function findWord(text: string, from: number): number {
  let codePoint = 0;
  for (let index = from; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    if (kindOf(codePoint) & letterOrDigit) return index;
  }
  return text.length;
}

const kindOf = memoizeByCharacter(findKind);

function findKind(character: string): number {
  if (/[\p{White_Space}\u2014]/u.test(character)) return separator;
  return (
    (/[\p{L}\p{N}]/u.test(character) ? letterOrDigit : 0) |
    (character !== 'ー' && isUnspaced(character) ? unspacedScript : 0)
  );
}

/**
 * Whether the text has a character of a script without spaces, or ー, which belongs to such words.
 */
export function isUnspaced(text: string): boolean {
  return /[ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

/**
 * Returns the number of words that `Intl.Segmenter` finds. Its time can be quadratic in the length
 * of the text, so it gets one short window at a time. The last segments of a window may depend on
 * the text that follows, so the next window starts with them. A window without any settled segment
 * grows.
 */
function numberOfSegments(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    const segments: Intl.SegmentData[] = [];
    for (const segment of segmenter.segment(text.slice(start, start + length))) {
      if (segments.push(segment) === maxSegments) break;
    }
    const isLast = segments.length < maxSegments && start + length >= text.length;
    const settled = isLast ? segments.length : countSettled(segments);
    words += segments.slice(0, settled).filter(({ isWordLike }) => isWordLike).length;
    start += segments[settled]?.index ?? length;
    length = settled > 0 ? windowLength : 2 * length;
  }
  return words;
}

/**
 * Returns how many segments can be counted before the window moves on. They end outside a run
 * without spaces, since a dictionary may find other words if a run starts elsewhere. A longer run
 * is cut, but not within a row of Katakana, which may be one word.
 */
function countSettled(segments: readonly Intl.SegmentData[]): number {
  const candidates = segments.slice(0, -unsettledSegments);
  return (
    candidates.findLastIndex(({ segment }) => !isUnspaced(segment)) + 1 ||
    candidates.findLastIndex(({ segment }) => !/[ー\p{Script=Katakana}]/u.test(segment)) + 1 ||
    (segments.length < maxSegments ? 0 : candidates.length)
  );
}
