import { memoizeByCharacter } from '../../shared/memoize-by-character.ts';

/*
 * A symbol stands for each property of a character, as Unicode Standard Annex #29 names it:
 *
 * | symbol | property        | characters                                          |
 * | ------ | --------------- | --------------------------------------------------- |
 * | /      | Sep             | paragraph separators                                |
 * | ¶      | CR, LF          | line ends                                           |
 * | _      | Sp              | other white space                                   |
 * | 0      | Numeric         | digits                                              |
 * | .      | ATerm           | full stops, and the ellipsis                        |
 * | !      | STerm           | marks that always end a sentence                    |
 * | ,      | SContinue       | commas, colons and dashes                           |
 * | )      | Close           | quotation marks and brackets, also opening ones     |
 * | o      | OLetter         | letters of scripts without upper and lower case     |
 * | a      | Lower           | lower-case letters                                  |
 * | A      | Upper           | upper-case letters                                  |
 * | -      | none            | any others                                          |
 * | x      | Extend, Format  | marks and formats, which belong to the text before  |
 *
 * A letter stands for each state of the automaton, which is the end of the text so far:
 *
 * | state | the text ends with                                        |
 * | ----- | --------------------------------------------------------- |
 * | t     | any other text                                            |
 * | s     | a full stop                                               |
 * | e     | a full stop and closing marks                             |
 * | p     | a full stop, any closing marks, and spaces                |
 * | m     | any other terminator and any closing marks                |
 * | n     | any other terminator, any closing marks, and spaces       |
 * | l     | a terminator and a line end                               |
 * | u     | a full stop, and neither a letter nor a terminator since  |
 * | w     | the same, with the number of a footnote: `.[1]`           |
 * | v     | the same, with another number or a comma                  |
 * | /     | a separator                                               |
 *
 * In `u`, `w` and `v`, which are open, the next letter says whether the full stop ended the sentence.
 */

const columns = '/¶_0.!,)oaA-x';
const stop = columns.indexOf('.');
const mark = columns.indexOf('!');

const states = 'tsepmnluwv/|';
const other = states.indexOf('t');
const firstOpen = states.indexOf('u');
const separated = states.indexOf('/');
const end = states.indexOf('|');

/**
 * The next state by state and property: a row for each state, with a column for each property of the next
 * character. At `|`, a sentence ends before the character.
 */
const rows = {
  //  /¶_0.!,)oaA-x
  t: '/tttsmttttttt',
  s: '/lptsmte|ttus',
  e: '/lpwsmte|t|ue',
  p: '/lpvsmtu|t|up',
  m: '/ln|smtm||||m',
  n: '/ln|smt|||||n',
  l: '/ll||||||||||',
  // A lower-case letter continues the sentence; a line end ends it, except after numbers.
  u: '|luv||vu|t|uu',
  w: '|luw||vw|t|ww',
  v: '|vvv||vv|t|vv',
  // After a separator, beyond the table, a sentence always ends.
};

/**
 * Calls back at the start of each sentence but the first, with
 *
 * - the index of the sentence,
 * - the index of the mark that ended the previous sentence, or -1 if a separator ended it,
 * - the property of the character that decided: a key of `properties`, or '' at the end of the text.
 *
 * The boundaries follow Unicode Standard Annex #29, except that a line end is a space unless it follows a
 * terminator, that an ellipsis is a full stop, and that a full stop directly before an upper-case letter
 * ends no sentence. The time is linear in the length of the text, unlike that of `Intl.Segmenter` in some
 * engines.
 */
export function eachSentenceBreak(
  text: string,
  callBack: (index: number, terminator: number, after: string) => void,
): void {
  let state = other;
  let terminator = -1;
  let undecided = 0;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const column = columnOf(codePoint);
    let following = follow(state, column);
    if (following === end) {
      callBack(isOpen(state) ? undecided : index, terminator, columns.charAt(column));
      following = follow(other, column);
    }
    if (following === separated) terminator = -1;
    else if (column === stop || column === mark) terminator = index;
    else if (isOpen(following) && !isOpen(state)) undecided = index;
    state = following;
  }
  if (isOpen(state)) callBack(undecided, terminator, '');
}

const isOpen = (state: number) => state >= firstOpen && state < separated;

const table = Uint8Array.from(Object.values(rows).join(''), (state) => states.indexOf(state));

function follow(state: number, column: number): number {
  return table[state * columns.length + column] ?? end;
}

const columnOf = memoizeByCharacter((character) =>
  columns.indexOf(properties().find(([, characters]) => characters.test(character))?.[0] ?? '-'),
);

/**
 * The characters of each property; the first match applies. A function, since creating them with the module
 * would slow down the start of a worker.
 */
const properties = () =>
  [
    ['/', /[\x85\u2028\u2029]/u],
    ['¶', /[\n\r]/u],
    ['_', /\p{White_Space}/u],
    ['0', /[\p{Nd}\u0600-\u0605\u066B\u066C\u06DD\u0890\u0891\u08E2\u19DA\u{110BD}\u{110CD}]/u],
    ['x', /[\p{Grapheme_Extend}\p{Mc}\p{Cf}]/u],
    ['.', /[.\u2024\u2026\uFE52\uFF0E]/u],
    ['!', /\p{Sentence_Terminal}/u],
    [
      ',',
      /[,\-:;\u037E\u055D\u060C\u060D\u07F8\u1802\u1808\u2013\u2014\u3001\uFE10-\uFE14\uFE31\uFE32\uFE50-\uFE55\uFE58\uFE63\uFF0C\uFF0D\uFF1A\uFF1B\uFF64]/u,
    ],
    [
      ')',
      /["'\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u275B-\u2760\u2E00\u2E01\u2E06-\u2E08\u2E0B\u{1F676}-\u{1F678}]/u,
    ],
    // Georgian has two cases, but its capitals do not start sentences.
    ['o', /[\u05F3\u10D0-\u10FA\u10FD-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]/u],
    ['a', /\p{Lowercase}/u],
    ['A', /[\p{Uppercase}\p{Lt}]/u],
    ['o', /\p{Alphabetic}/u],
  ] as const;
