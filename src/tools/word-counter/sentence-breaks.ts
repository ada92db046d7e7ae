import { rememberCharacters } from '../../shared/remember-characters.ts';

/**
 * Calls back with the index at which each sentence but the first starts, with that of the full stop
 * or other mark that ended the one before, -1 where a separator did, and with the property of the
 * character before that mark, a letter of `properties`, which combining characters do not change.
 *
 * The boundaries are those of Unicode Standard Annex #29, but that a line end is a space. Linear in
 * the length of the text, which `Intl.Segmenter` is not in every engine.
 */
export function eachSentenceBreak(
  text: string,
  callBack: (index: number, terminator: number, before: string) => void,
): void {
  let state = other;
  let terminator = -1;
  let before = '';
  let previous = '';
  let undecided = 0;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const column = columnOf(codePoint);
    let following = follow(state, column);
    if (following === end) {
      callBack(state === open ? undecided : index, terminator, before);
      following = follow(other, column);
    }
    if (following === separated) terminator = -1;
    else if (column === stop || column === mark) {
      terminator = index;
      before = previous;
    } else if (following === open && state !== open) undecided = index;
    state = following;
    if (column !== extend) previous = columns.charAt(column);
  }
  if (state === open) callBack(undecided, terminator, before);
}

const columns = '/_0.!,)oaA-x';
const stop = columns.indexOf('.');
const mark = columns.indexOf('!');
const extend = columns.indexOf('x');

/**
 * The rules as an automaton. A row is what the text so far ends with, a column the property of the
 * next character; where they meet stands the row to go on with, or `|` where a sentence ends.
 */
const rows: Readonly<Record<string, string>> = {
  // A letter that has a case, and any other text.
  c: '/ttamtttcctc',
  t: '/ttsmtttcctt',
  // A full stop right after such a letter, any other full stop; then closing marks; then spaces.
  a: '/ptsmte|ccua',
  s: '/ptsmte|c|us',
  e: '/pusmte|c|ue',
  p: '/pusmtu|c|up',
  // A full stop and neither letter nor terminator since: a lower-case letter may still join.
  u: '|uu||uu|c|uu',
  // Any other terminator and closing marks; then spaces.
  m: '/n|smtm||||m',
  n: '/n|smt|||||n',
  // Whatever follows a separator: beyond the table, a sentence ends.
  '/': '',
};

const states = [...Object.keys(rows), '|'];
const other = states.indexOf('t');
const open = states.indexOf('u');
const separated = states.indexOf('/');
const end = states.indexOf('|');

const table = Uint8Array.from(Object.values(rows).join(''), (state) => states.indexOf(state));

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
    // Most characters.
    ['a', /[a-z]/],
    ['/', /[\x85\u2028\u2029]/u],
    ['_', /\p{White_Space}/u],
    ['0', /[\p{Nd}\u0600-\u0605\u066B\u066C\u06DD\u0890\u0891\u08E2\u19DA\u{110BD}\u{110CD}]/u],
    ['x', /[\p{Grapheme_Extend}\p{Mc}\p{Cf}]/u],
    ['.', /[.\u2024\uFE52\uFF0E]/u],
    ['!', /\p{Sentence_Terminal}/u],
    [
      ',',
      /[,\-:;\u037E\u055D\u060C\u060D\u07F8\u1802\u1808\u2013\u2014\u3001\uFE10\uFE11\uFE13\uFE14\uFE31\uFE32\uFE50\uFE51\uFE54\uFE55\uFE58\uFE63\uFF0C\uFF0D\uFF1A\uFF1B\uFF64]/u,
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
