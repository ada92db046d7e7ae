import { parse } from '../../fields/index.ts';
import { countCharacters } from '../../shared/graphemes.ts';
import { divide, toNumber } from '../../shared/rational.ts';
import { findWord, numberOfWords } from '../../shared/words.ts';
import { eachParagraph } from './each-paragraph.ts';
import { fields, type WordCounterRequest } from './request.ts';
import { eachSentence, joinParagraphs } from './sentences.ts';

export type { WordCounterRequest };

export interface WordCounterResult {
  /**
   * Words, separated by white space or em dashes; in scripts without spaces, by Unicode
   * segmentation.
   */
  readonly words: number;
  /** User-perceived characters (Unicode extended grapheme clusters). */
  readonly characters: number;
  /** Characters other than white space. */
  readonly charactersNoSpaces: number;
  /**
   * Sentences with at least one word; common abbreviations and initials do not end one, nor does a
   * line end without a full stop or similar mark.
   */
  readonly sentences: number;
  /** Paragraphs, separated by blank lines. */
  readonly paragraphs: number;
  /** Lines; a final line end does not add one. */
  readonly lines: number;
  /** words / wordsPerMinute. */
  readonly readingTimeMinutes: number;
}

/**
 * Counts the words, characters, sentences, paragraphs and lines of a text in any language, by the
 * rules of Unicode Standard Annex #29, and estimates its reading time.
 *
 * Words are separated by white space or em dashes and have at least one letter or digit. Text in
 * Han, Hiragana, Katakana, Thai, Lao, Khmer or Myanmar script is counted by the engine's word
 * segmentation. Lines end with `\r\n`, `\n` or `\r`. A blank line has only white space; it
 * separates paragraphs.
 *
 * A blank line ends a sentence. A single line end does so only after a mark such as a full stop,
 * whatever begins the next line: `- one.\n- two.` Within a line, a full stop does not end a
 * sentence before a lower-case letter, nor `…` unless an upper-case letter follows. Digits,
 * currency signs, words such as `iCloud`, and dashes before a capital begin one: `It rained. 1976
 * was dry.` Also:
 *
 * - A sentence ends only at white space, behind closing marks and notes:
 *   `This is a fact.[1] So is this.²` has two, `http://a.b/?x`, `Really?Yes` and `“Go!”“No!”` one.
 *   Exceptions are scripts without spaces and marks that never stand inside a word, such as `।`,
 *   `۔`, `؟`, `。` and the Greek question mark U+037E.
 * - Common abbreviations and initials of English, German, French, Spanish and Portuguese do not end
 *   a sentence, nor do Arabic titles of one letter (see `findAbbreviations`). A capital after a
 *   number or a degree sign is a unit: `It was 20 °C. People left.` After a word such as `App.` or
 *   `Fig.`, it is the letter of an appendix or figure.
 * - A closing quotation mark does not end a sentence before a lower-case letter:
 *   `"Why?" she asked`.
 * - The number, letter or Roman numeral of a list item belongs to the following sentence:
 *   `1. First`, `II. Body`.
 *
 * No list decides every case. Known errors: a quotation before a capital in the same sentence
 * (`"Go!" I said.` has 2), an initial after a number (`In 1997 J. Smith left.` has 2), and unlisted
 * abbreviations before a capital or a digit. A name after a sentence that ends in an initial or a
 * state (`He met Mr. K. Ann left.`, `in the U.S. Canada is`) joins it.
 *
 * @throws `ToolError` if the request is invalid, if the reading time exceeds the range of a double,
 * and if the text has more than 500,000 characters in the scripts above, which engines take too
 * long to segment.
 *
 * @example
 * countWords({ text: 'Dr. Smith waved. "Hello!"' });
 * // { words: 4, characters: 25, charactersNoSpaces: 22, sentences: 2, paragraphs: 1, lines: 1,
 * //   readingTimeMinutes: 0.02 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/word-counter.md
 */
export function countWords(request: WordCounterRequest): WordCounterResult {
  const { text, wordsPerMinute } = parse(request, fields);
  const words = numberOfWords(text);
  const { characters, spaces } = countCharacters(text);
  const paragraphs: string[] = [];
  const lines = eachParagraph(text, (start, end) => paragraphs.push(text.slice(start, end)));
  return {
    words,
    characters,
    charactersNoSpaces: characters - spaces,
    sentences: numberOfSentences(joinParagraphs(paragraphs)),
    paragraphs: paragraphs.length,
    lines,
    readingTimeMinutes: toNumber(divide(words, wordsPerMinute)),
  };
}

function numberOfSentences(text: string): number {
  let sentences = 0;
  let word = -1;
  eachSentence(text, (start, end) => {
    if (word < start) word = findWord(text, start);
    if (word < end) sentences += 1;
  });
  return sentences;
}
