const windowLength = 250;
const unsettledSegments = 8;

// What a run holds, as bits.
const letterOrDigit = 1;
const unspacedScript = 2;
const separator = 4;

/**
 * The number of words: of the runs between white space and em dashes that hold a letter or digit.
 * A run in a script that is written without spaces counts by Unicode word segmentation instead.
 */
export function numberOfWords(text: string): number {
  let spaced = 0;
  const unspaced: string[] = [];
  for (const { start, end, kinds } of runsOf(text)) {
    if (!(kinds & letterOrDigit)) continue;
    if (kinds & unspacedScript) unspaced.push(text.slice(start, end));
    else spaced += 1;
  }
  return unspaced.length === 0 ? spaced : spaced + numberOfSegments(unspaced.join('\n'));
}

/** Whether the text holds a letter or digit. */
export function holdsWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

interface Run {
  readonly start: number;
  readonly end: number;
  /** What it holds. */
  readonly kinds: number;
}

/** The runs between white space and em dashes. */
function* runsOf(text: string): Generator<Run> {
  const known: number[] = [];
  let start = 0;
  let kinds = 0;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const kind = known[codePoint] ?? kindOf(codePoint);
    known[codePoint] = kind;
    if (kind === separator) {
      if (kinds > 0) yield { start, end: index, kinds };
      start = index + 1;
      kinds = 0;
    } else {
      kinds |= kind;
    }
  }
  if (kinds > 0) yield { start, end: text.length, kinds };
}

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (/[\p{White_Space}\u2014]/u.test(character)) return separator;
  return (holdsWord(character) ? letterOrDigit : 0) | (isUnspaced(character) ? unspacedScript : 0);
}

function isUnspaced(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    character,
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
    const segments = firstOf(segmenter.segment(text.slice(start, start + length)));
    const isLast = start + endOf(segments) === text.length;
    const settled = isLast ? segments : segments.slice(0, numberSettled(segments));
    words += settled.filter(({ isWordLike }) => isWordLike).length;
    start += endOf(settled);
    length = settled.length > 0 ? windowLength : 2 * length;
  }
  return words;
}

/** Whether two characters of a script without spaces stand on either side of a border. */
const isWithinRun = (border: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\n[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|\p{Script=Thai}\n\p{Script=Thai}|\p{Script=Lao}\n\p{Script=Lao}|\p{Script=Khmer}\n\p{Script=Khmer}|\p{Script=Myanmar}\n\p{Script=Myanmar}/u.test(
    border,
  );

/**
 * How many of the segments may be counted before the window moves on: as many as end with a run of
 * one script, for what a dictionary finds in a run can depend on where the run starts. A run that
 * is too long for that is cut.
 */
function numberSettled(segments: readonly Intl.SegmentData[]): number {
  const candidates = Math.max(0, segments.length - unsettledSegments);
  for (let settled = candidates; settled > 0; settled -= 1) {
    const [before, after] = [segments[settled - 1], segments[settled]];
    const border = `${before?.segment.slice(-2)}\n${after?.segment.slice(0, 2)}`;
    if (!isWithinRun(border)) return settled;
  }
  return segments.length === windowLength ? candidates : 0;
}

function firstOf(all: Intl.Segments): readonly Intl.SegmentData[] {
  const segments: Intl.SegmentData[] = [];
  for (const segment of all) {
    segments.push(segment);
    if (segments.length === windowLength) break;
  }
  return segments;
}

function endOf(segments: readonly Intl.SegmentData[]): number {
  const last = segments.at(-1);
  return last ? last.index + last.segment.length : 0;
}
