import { parse } from '../../fields/index.ts';
import { countCharacters } from '../../shared/graphemes.ts';
import { divide, toNumber } from '../../shared/rational.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';
import { findWord, numberOfWords } from '../../shared/words.ts';
import { eachLine } from './each-line.ts';
import { fields, type WordCountRequest } from './request.ts';
import { eachSentence } from './sentences.ts';

export type { WordCountRequest };

export interface WordCountResult {
  /** Words between white space or em dashes; segmented in scripts without spaces. */
  readonly words: number;
  /** User-perceived characters (Unicode extended grapheme clusters). */
  readonly characters: number;
  /** Characters other than white space. */
  readonly charactersNoSpaces: number;
  /** Sentences with at least one word; abbreviations such as Mr. and e.g. end none. */
  readonly sentences: number;
  /** Paragraphs, separated by blank lines. */
  readonly paragraphs: number;
  /** Lines; a final line end adds none. */
  readonly lines: number;
  /** words / wordsPerMinute. */
  readonly readingTimeMinutes: number;
}

/**
 * Counts the words, characters, sentences, paragraphs and lines of a text, in any language, by the
 * rules of Unicode Standard Annex #29, and estimates its reading time.
 *
 * A word has at least one letter or digit. A run in Han, Hiragana, Katakana, Thai, Lao, Khmer or
 * Myanmar script counts by the engine's word segmentation. `charactersNoSpaces` leaves out the
 * characters that are white space alone.
 *
 * A sentence does not end at a single line end, nor at a full stop before a lower-case letter or
 * after a common abbreviation (see `findAbbreviations`). In scripts with spaces it ends only before
 * white space, a closing mark or the end of the text (`http://a.b/?x` does not end one), after `…` only
 * before an upper-case letter, and not after a closing quotation mark before a lower-case letter
 * (`"Why?" she asked`). The number or letter of a list item (`1. First`) is part of the sentence after
 * it. A blank line, which holds nothing but white space, ends one. Lines end with `\r\n`, `\n` or `\r`.
 *
 * Throws a `ToolError` for an invalid request, for a reading time beyond the range of a number, and
 * for a text with too many characters in the scripts above, whose words take engines long to find.
 *
 * @example
 * countWords({ text: 'Dr. Smith waved. "Hello!"' });
 * // { words: 4, characters: 25, charactersNoSpaces: 22, sentences: 2, paragraphs: 1, lines: 1,
 * //   readingTimeMinutes: 0.02 }
 */
export function countWords(request: WordCountRequest): WordCountResult {
  const { text, wordsPerMinute } = parse(request, fields);
  const words = numberOfWords(text);
  const { characters, spaces } = countCharacters(text);
  const { lines, paragraphs } = readLines(text);
  return {
    words,
    characters,
    charactersNoSpaces: characters - spaces,
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
  eachLine(text, (start, end) => {
    lines += 1;
    let index = start;
    while (index < end && isWhiteSpace(text.charCodeAt(index))) index += 1;
    if (index < end) last = end;
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
