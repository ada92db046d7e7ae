import type { TextSpan } from 'toolworker';

/**
 * Matches the scripts that are written without spaces between words, of those that the API knows.
 */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Finds the words that the API counts: runs with a letter or digit between white space and em
 * dashes; in scripts without spaces, the words that the engine's segmenter finds. Leaves out the
 * punctuation around words.
 */
export function wordsOf(text: string): readonly TextSpan[] {
  const words: TextSpan[] = [];
  let segmenter: Intl.Segmenter | undefined;
  for (const { 0: run, index } of text.matchAll(/[^\p{White_Space}\u2014]+/gu)) {
    if (!/[\p{L}\p{N}]/u.test(run)) continue;
    // ー is a mark of length, which alone does not make a text Japanese.
    if (unspaced.test(run.replaceAll('ー', ''))) {
      segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
      for (const { segment, index: offset, isWordLike } of segmenter.segment(run)) {
        const start = index + offset;
        if (isWordLike) words.push({ start, end: start + segment.length });
      }
    } else words.push(withoutPunctuation(run, index));
  }
  return words;
}

function withoutPunctuation(run: string, index: number): TextSpan {
  const [before = ''] = /^\p{P}*/u.exec(run) ?? [];
  let end = run.length;
  while (/\p{P}/u.test(run.charAt(end - 1))) end -= 1;
  return { start: index + before.length, end: index + end };
}

export interface Frequency {
  readonly word: string;
  readonly times: number;
}

/**
 * Counts each word, or each phrase of `length` words, and returns the most frequent first. Ignores
 * case and the shape of apostrophes. Punctuation ends a phrase.
 */
export function frequencies(
  text: string,
  words: readonly TextSpan[],
  length = 1,
): readonly Frequency[] {
  const times = new Map<string, number>();
  // The number of words in a row without punctuation between them.
  let row = 0;
  words.forEach((word, index) => {
    const gap = text.slice(words[index - 1]?.end ?? 0, word.start);
    row = isBlank(gap) ? row + 1 : 1;
    const first = words[index - length + 1];
    if (row < length || !first) return;
    const key = keyOf(text, { start: first.start, end: word.end });
    times.set(key, (times.get(key) ?? 0) + 1);
  });
  return [...times]
    .map(([word, count]) => ({ word, times: count }))
    .sort((one, other) => other.times - one.times);
}

/** English words that say little about the subject of a text. */
const functionWords = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did do ' +
    "does don't for from had has have he her here hers him his how i i'm if in into is it it's its just me " +
    'more most my no not of on only or other our out over she should so some such than that the their them ' +
    'then there these they this those through to too under up us very was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
);

/** Whether a phrase starts or ends with a function word, as `of the` and `cat and` do. */
export function hasFunctionWord(phrase: string): boolean {
  const words = phrase.split(' ');
  return [words[0], words.at(-1)].some((word = '') => functionWords.has(word));
}

/** Returns the longest words, each only where it first occurs. Leaves out addresses. */
export function longestWords(text: string, words: readonly TextSpan[]): readonly TextSpan[] {
  const keys = new Set<string>();
  const distinct = words.filter((word) => {
    const key = keyOf(text, word);
    return !/[/@]/.test(key) && keys.size < keys.add(key).size;
  });
  return longest(distinct, ({ start, end }) => [...text.slice(start, end)].length, 5);
}

/** Returns the largest items: at most `most`, and at most a sixth of all, rounded up. */
export function longest<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  most: number,
): readonly Item[] {
  const count = Math.min(most, Math.ceil(items.length / 6));
  return items
    .map((item) => ({ item, size: sizeOf(item) }))
    .sort((one, other) => other.size - one.size)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Whether a text has only white space, as Unicode defines it. */
export function isBlank(text: string): boolean {
  return !/\P{White_Space}/u.test(text);
}

function keyOf(text: string, { start, end }: TextSpan): string {
  return text
    .slice(start, end)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\p{White_Space}+/gu, ' ');
}
