import { countGraphemes } from '../../shared/graphemes.ts';
import { walkLines } from '../../shared/lines.ts';
import { divide, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { trimmedStart } from '../../shared/white-space.ts';
import { findWord, numberOfWords } from '../../shared/words.ts';
import { rules } from './rules.ts';
import { eachSentence } from './sentences.ts';
import { numberOfSpaces } from './spaces.ts';

export interface WordCountRequest {
  readonly text: string;
  readonly wordsPerMinute?: number;
}

export interface WordCountResult {
  readonly words: number;
  readonly characters: number;
  readonly charactersNoSpaces: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  readonly readingTimeMinutes: number;
}

/**
 * Counts the words, characters, sentences, paragraphs and lines of a text, in any language, by the
 * rules of Unicode Standard Annex #29, and estimates its reading time, words / wordsPerMinute.
 *
 * A word is a run between white space and em dashes with at least one letter or digit; a run in
 * Han, Hiragana, Katakana, Thai, Lao, Khmer or Myanmar script counts by word segmentation, which is
 * the engine's. A character is what a reader sees as one (a grapheme cluster);
 * `charactersNoSpaces` leaves out those that are white space alone.
 *
 * A sentence holds at least one word. It does not end at a single line end, nor at a full stop
 * before a lower-case letter or after a common abbreviation (`findAbbreviations` says when). Blank
 * lines end sentences and separate paragraphs; a blank line holds nothing but white space. Lines
 * end with `\r\n`, `\n` or `\r`; a final line end adds no line.
 *
 * `wordsPerMinute` is greater than 0 and 200 where it is left out. Throws a `ToolError` where it
 * is not, where the reading time is beyond the range of a number, and where runs in the scripts above
 * have more than 500,000 characters together, for engines take long to find their words.
 *
 * @example
 * countWords({ text: 'Dr. Smith waved. "Hello!"' });
 * // { words: 4, characters: 25, charactersNoSpaces: 22, sentences: 2, paragraphs: 1, lines: 1,
 * //   readingTimeMinutes: 0.02 }
 */
export function countWords(request: WordCountRequest): WordCountResult {
  check(request, rules);
  const { text, wordsPerMinute = 200 } = request;
  const words = numberOfWords(text);
  const characters = countGraphemes(text);
  const { lines, paragraphs } = readLines(text);
  return {
    words,
    characters,
    charactersNoSpaces: characters - numberOfSpaces(text),
    sentences: numberOfSentences(paragraphs.join(paragraphEnd) + paragraphEnd),
    paragraphs: paragraphs.length,
    lines,
    readingTimeMinutes: toNumber(divide(words, wordsPerMinute)),
  };
}

/** The number of lines, and the paragraphs, each with the blank lines before it. */
function readLines(text: string) {
  const paragraphs: string[] = [];
  let lines = 0;
  let [first, last] = [0, 0];
  const endParagraph = () => {
    if (first < last) paragraphs.push(text.slice(first, last));
    first = last;
  };
  walkLines(text)((start, end) => {
    lines += 1;
    if (trimmedStart(text, start, end) < end) last = end;
    else endParagraph();
  });
  endParagraph();
  return { lines, paragraphs };
}

/**
 * Ends a sentence by Unicode's rules, whatever it ends with; two spaces part a name, too. U+2029 would
 * do the same, but engines keep a text with it in two bytes a character, and match it at half the speed.
 */
const paragraphEnd = ' \x85';

function numberOfSentences(text: string): number {
  let sentences = 0;
  let word = -1;
  eachSentence(text, (start, end) => {
    if (word < start) word = findWord(text, start);
    if (word < end) sentences += 1;
  });
  return sentences;
}
