import { refusal } from '../fields/index.ts';
import { figureOf } from '../fields/number.ts';
import { isAsciiLetter } from './ascii-letter.ts';
import { rememberCharacters } from './remember-characters.ts';

// Engines take long to find the words of more characters.
const mostUnspaced = 500_000;

const windowLength = 500;
const mostSegments = 400;
const unsettledSegments = 8;

// What a run holds, as bits.
const letterOrDigit = 1;
const unspacedScript = 2;
const separator = 4;

const space = 0x20;

/**
 * Counts the runs between white space and em dashes that hold a letter or digit. A run in a script
 * without spaces counts by Unicode word segmentation instead. Throws a `ToolError` about the field
 * `text` if such runs, with one space between two, are too long together.
 */
export function numberOfWords(text: string): number {
  let words = 0;
  // All such runs are segmented at once, because a segmenter takes long to make.
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
      if (unspaced.length > mostUnspaced) throw tooLong(text);
      unspaced += '\n';
    }
    start = index + 1;
    kinds = 0;
  }
  return unspaced ? words + numberOfSegments(unspaced) : words;
}

function tooLong(text: string) {
  const limit = `at most ${figureOf(mostUnspaced)} characters in scripts without spaces`;
  return refusal('text', limit, text);
}

/** Index of the next letter or digit, or `text.length`. */
export function findWord(text: string, from: number): number {
  // Most sentences start with one.
  if (isAsciiLetter(text, from)) return from;
  const pattern = /[\p{L}\p{N}]/gu;
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

const kindOf = rememberCharacters(findKind);

function findKind(character: string): number {
  if (/[\p{White_Space}\u2014]/u.test(character)) return separator;
  const holdsWord = findWord(character, 0) < character.length;
  return (
    (holdsWord ? letterOrDigit : 0) |
    (character !== 'ー' && isUnspaced(character) ? unspacedScript : 0)
  );
}

/** Whether it holds such a script, or ー, which belongs to no script but to words in such. */
export function isUnspaced(text: string): boolean {
  return /[ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

/**
 * The number of words that `Intl.Segmenter` finds. Its time can be quadratic in the length of the
 * text, so it reads the text through a short window. What it finds last in a window may depend on
 * what follows, so the next window starts there; a window that settles nothing grows.
 */
function numberOfSegments(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    const segments: Intl.SegmentData[] = [];
    for (const segment of segmenter.segment(text.slice(start, start + length))) {
      if (segments.push(segment) === mostSegments) break;
    }
    const isLast = segments.length < mostSegments && start + length >= text.length;
    const settled = isLast ? segments.length : numberSettled(segments);
    words += segments.slice(0, settled).filter(({ isWordLike }) => isWordLike).length;
    start += segments[settled]?.index ?? length;
    length = settled > 0 ? windowLength : 2 * length;
  }
  return words;
}

/**
 * How many of the segments may be counted before the window moves on: as many as end outside a run
 * without spaces, for what a dictionary finds in a run can depend on where the run starts. A run that
 * is too long for that is cut, but not within a row of Katakana, which may be one word.
 */
function numberSettled(segments: readonly Intl.SegmentData[]): number {
  const candidates = segments.slice(0, -unsettledSegments);
  return (
    candidates.findLastIndex(({ segment }) => !isUnspaced(segment)) + 1 ||
    candidates.findLastIndex(({ segment }) => !/[ー\p{Script=Katakana}]/u.test(segment)) + 1 ||
    (segments.length < mostSegments ? 0 : candidates.length)
  );
}
