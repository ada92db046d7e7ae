import { memoizeByCharacter } from '../../shared/memoize-by-character.ts';

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

const columns = '/¶_0.!,)oaA-x';
const stop = columns.indexOf('.');
const mark = columns.indexOf('!');

/**
 * The rules as an automaton. The state describes the end of the text so far. Each state has a row with a
 * column for each property of the next character. An entry is the next state, or `|` if a sentence ends
 * before the character.
 */
const states = 'tsepmnluwv/|';
const rows = [
  // t: any other text.
  '/tttsmttttttt',
  // s: a full stop; e: then closing marks; p: then spaces.
  '/lptsmte|ttus',
  '/lpwsmte|t|ue',
  '/lpvsmtu|t|up',
  // m: any other terminator, then closing marks; n: then spaces.
  '/ln|smtm||||m',
  '/ln|smt|||||n',
  // l: then a line end. A sentence ends before any text.
  '/ll||||||||||',
  // u: a full stop without a letter or terminator since. A lower-case letter continues the sentence.
  '|luv||vu|t|uu',
  // w: like u, with the number of a footnote after the full stop: `[1]`.
  '|luw||vw|t|ww',
  // v: like u, with a number or comma, which a line end does not end.
  '|vvv||vv|t|vv',
  // After a separator (/), beyond the table, a sentence always ends.
];

const other = states.indexOf('t');
const firstOpen = states.indexOf('u');
const separated = states.indexOf('/');
const end = states.indexOf('|');

const isOpen = (state: number) => state >= firstOpen && state < separated;

const table = Uint8Array.from(rows.join(''), (state) => states.indexOf(state));

function follow(state: number, column: number): number {
  return table[state * columns.length + column] ?? end;
}

const columnOf = memoizeByCharacter((character) =>
  columns.indexOf(properties().find(([, characters]) => characters.test(character))?.[0] ?? '-'),
);

/**
 * The columns with their characters; the first match applies. In the annex, they are Sep, CR and LF, Sp,
 * Numeric, Extend and Format, ATerm, STerm, SContinue, Close, OLetter, Lower and Upper; any other character is `-`.
 * A function, since creating them with the module would slow down the start of a worker.
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
