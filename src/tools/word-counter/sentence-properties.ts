import { isAsciiLetter } from '../../characters/ascii-letter.ts';
import { memoizeByCharacter } from '../../characters/memoize-by-character.ts';

/*
 * A symbol stands for each property of a character, as Unicode Standard Annex #29 names it:
 *
 * | symbol | property        | characters                                          |
 * | ------ | --------------- | --------------------------------------------------- |
 * | /      | Sep             | paragraph separators                                |
 * | ¶      | CR, LF          | line ends                                           |
 * | _      | Sp              | other white space                                   |
 * | .      | ATerm           | full stops, and the ellipsis                        |
 * | !      | STerm           | marks that always end a sentence                    |
 * | ,      | SContinue       | commas and colons                                   |
 * | —      | SContinue       | dashes                                              |
 * | )      | Close           | quotation marks and brackets, also opening ones     |
 * | $      | none            | currency signs and the opening marks `¡` and `¿`    |
 * | -      | none            | any others                                          |
 * | x      | Extend, Format  | marks and formats, which belong to the text before  |
 * | 0      | Numeric         | digits                                              |
 * | o      | OLetter         | letters of scripts without upper and lower case     |
 * | a      | Lower           | lower-case letters                                  |
 * | A      | Upper           | upper-case letters                                  |
 *
 * There are three exceptions: an ellipsis is a full stop, the Greek question mark U+037E is a mark
 * that ends a sentence, and superscript digits, which number notes, are closing marks.
 */

/** The symbols: first those of white space, last those of characters in words. */
export const symbols = '/¶_.!,—)$-x0oaA';

const lineEnd = symbols.indexOf('¶');
const lastSpace = symbols.indexOf('_');
const firstInWords = symbols.indexOf('x');
const digit = symbols.indexOf('0');
const upper = symbols.indexOf('A');

/** Returns the property of a character: an index in `symbols`. */
export const propertyOf = memoizeByCharacter((character) =>
  symbols.indexOf(properties().find(([, characters]) => characters.test(character))?.[0] ?? '-'),
);

/** Returns the property of the UTF-16 code unit at an index, or of a separator if there is none. */
function propertyAt(text: string, index: number): number {
  return index >= 0 && index < text.length ? propertyOf(text.charCodeAt(index)) : 0;
}

// The most common characters need no table.

/** Whether there is white space, or an end of the text. */
export const isSpaceAt = (text: string, index: number) =>
  text.charCodeAt(index) === 0x20 ||
  (!isAsciiLetter(text, index) && propertyAt(text, index) <= lastSpace);

export const isLineEndAt = (text: string, index: number) =>
  text.charCodeAt(index) !== 0x20 && propertyAt(text, index) === lineEnd;

/** Whether there is a letter, a digit or a mark on one. */
export const isInWordAt = (text: string, index: number) =>
  isAsciiLetter(text, index) || propertyAt(text, index) >= firstInWords;

export const isLetterAt = (text: string, index: number) =>
  isAsciiLetter(text, index) || propertyAt(text, index) > digit;

export const isUpperAt = (text: string, index: number) => propertyAt(text, index) === upper;

/**
 * The characters of each property; the first match applies. A function, since creating them with
 * the module would slow down the start of a worker.
 */
const properties = () =>
  [
    ['/', /[\x85\u2028\u2029]/u],
    ['¶', /[\n\r]/u],
    ['_', /\p{White_Space}/u],
    ['0', /[\p{Nd}\u0600-\u0605\u066B\u066C\u06DD\u0890\u0891\u08E2\u19DA\u{110BD}\u{110CD}]/u],
    ['x', /[\p{Grapheme_Extend}\p{Mc}\p{Cf}]/u],
    ['.', /[.\u2024\u2026\uFE52\uFF0E]/u],
    ['!', /[\p{Sentence_Terminal}\u037E]/u],
    [
      ',',
      /[,:;\u055D\u060C\u060D\u07F8\u1802\u1808\u3001\uFE10-\uFE14\uFE50-\uFE55\uFF0C\uFF1A\uFF1B\uFF64]/u,
    ],
    ['—', /[-\u2013\u2014\uFE31\uFE32\uFE58\uFE63\uFF0D]/u],
    ['$', /[\p{Sc}¡¿]/u],
    [
      ')',
      /["'\p{Ps}\p{Pe}\p{Pi}\p{Pf}\xB2\xB3\xB9\u2070\u2074-\u2079\u275B-\u2760\u2E00\u2E01\u2E06-\u2E08\u2E0B\u{1F676}-\u{1F678}]/u,
    ],
    // Georgian has two cases, but its capitals do not start sentences.
    ['o', /[\u05F3\u10D0-\u10FA\u10FD-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]/u],
    ['a', /\p{Lowercase}/u],
    ['A', /[\p{Uppercase}\p{Lt}]/u],
    ['o', /\p{Alphabetic}/u],
  ] as const;
