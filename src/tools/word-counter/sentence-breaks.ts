import { rememberCharacters } from '../../shared/remember-characters.ts';

/**
 * Calls back at the start of each sentence but the first: with its index, with the index of the mark
 * that ended the sentence before it, or -1 if a separator did, and with the property of the character
 * that decided: a letter of `properties`, or nothing at the end of the text.
 *
 * The boundaries are those of Unicode Standard Annex #29, except that a line end is a space, an
 * ellipsis is a full stop, and a full stop right before an upper-case letter ends no sentence. Linear
 * in the length of the text, which `Intl.Segmenter` is not in every engine.
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
      callBack(state === open ? undecided : index, terminator, columns.charAt(column));
      following = follow(other, column);
    }
    if (following === separated) terminator = -1;
    else if (column === stop || column === mark) terminator = index;
    else if (following === open && state !== open) undecided = index;
    state = following;
  }
  if (state === open) callBack(undecided, terminator, '');
}

const columns = '/_0.!,)oaA-x';
const stop = columns.indexOf('.');
const mark = columns.indexOf('!');

/**
 * The rules as an automaton. The state is what the text so far ends with, and each state has a row.
 * A row has a column for each property of the next character, with the state that follows, or `|` if
 * a sentence ends there.
 */
const states = 'tsepumn/|';
const rows = [
  // t: any other text.
  '/ttsmttttttt',
  // s: a full stop; e: then closing marks; p: then spaces.
  '/ptsmte|ttus',
  '/pusmte|t|ue',
  '/pusmtu|t|up',
  // u: a full stop and neither letter nor terminator since: a lower-case letter may still join.
  '|uu||uu|t|uu',
  // m: any other terminator, then closing marks; n: then spaces.
  '/n|smtm||||m',
  '/n|smt|||||n',
  // After a separator (/), beyond the table, a sentence always ends.
];

const other = states.indexOf('t');
const open = states.indexOf('u');
const separated = states.indexOf('/');
const end = states.indexOf('|');

const table = Uint8Array.from(rows.join(''), (state) => states.indexOf(state));

function follow(state: number, column: number): number {
  return table[state * columns.length + column] ?? end;
}

const columnOf = rememberCharacters((character) =>
  columns.indexOf(properties().find(([, characters]) => characters.test(character))?.[0] ?? '-'),
);

/**
 * The columns with their characters; the first that fits holds. In the words of the annex they are
 * Sep, Sp, Numeric, Extend and Format, ATerm, STerm, SContinue, Close, OLetter, Lower and Upper; all
 * else is `-`. They are built where they are needed, as a worker that starts for another tool would
 * be slower for them.
 */
const properties = () =>
  [
    ['/', /[\x85\u2028\u2029]/u],
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
    // Georgian letters have two cases, but its capitals do not start sentences.
    ['o', /[\u05F3\u10D0-\u10FA\u10FD-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]/u],
    ['a', /\p{Lowercase}/u],
    ['A', /[\p{Uppercase}\p{Lt}]/u],
    ['o', /\p{Alphabetic}/u],
  ] as const;
