import { matchIn } from './match-in.ts';
import { findNotes } from './notes.ts';
import { propertyOf, symbols } from './sentence-properties.ts';

/*
 * A letter stands for each state of the automaton, which is the end of the text so far:
 *
 * | state | the text ends with                                        |
 * | ----- | --------------------------------------------------------- |
 * | t     | any other text                                            |
 * | s     | a full stop                                               |
 * | e     | a full stop and closing marks                             |
 * | m     | any other terminator and any closing marks                |
 * | p     | a full stop, any closing marks, and spaces                |
 * | n     | any other terminator, any closing marks, and spaces       |
 * | l     | a terminator and a line end                               |
 * | u     | a full stop, and neither a letter nor a terminator since  |
 * | v     | the same, with a number or a comma                        |
 * | d     | a terminator, spaces, dashes, and opening marks           |
 * | /     | a separator                                               |
 *
 * In `u` to `d`, which are open, a later character says whether the terminator ended the sentence.
 */

const stop = symbols.indexOf('.');
const mark = symbols.indexOf('!');
const close = symbols.indexOf(')');
const separator = symbols.indexOf('/');
const upper = symbols.indexOf('A');

const states = 'tsempnluvd/|';
const other = states.indexOf('t');
const firstAtMark = states.indexOf('s');
const lastAtMark = states.indexOf('m');
const firstOpen = states.indexOf('u');
const separated = states.indexOf('/');
const end = states.indexOf('|');

/**
 * The next state by state and property: a row for each state, with a column for each property of
 * the next character. At `|`, a sentence ends before the character.
 */
const rows = {
  //  /¶_.!,—)$-x0oaA
  t: '/ttsmtttttttttt',
  s: '/lpsmtteuust|tt',
  e: '/lpsmtteuuev|t|',
  m: '/lnsmttm||m||||',
  p: '/lpsmtdu|up||t|',
  n: '/lnsmtd|||n||||',
  l: '/ll||||||||||||',
  // A lower-case letter continues the sentence; a line end ends it, except after numbers.
  u: '|lu||vvuuuuv|t|',
  v: '|vv||vvvvvvv|t|',
  d: '/tdsmtdddtdt|t|',
  // After a separator, beyond the table, a sentence always ends.
};

/**
 * Calls back at the start of each sentence but the first, with
 *
 * - the index of the sentence,
 * - the index of the mark that ended the previous sentence, or -1 if a separator ended it,
 * - the property of the character that decided: one of `symbols`, or '' at the end of the text.
 *
 * The boundaries follow Unicode Standard Annex #29, except that
 *
 * - a line end is a space unless it follows a terminator,
 * - a full stop directly before an upper-case letter ends no sentence,
 * - a note directly behind a terminator is a closing mark,
 * - behind a full stop and spaces, digits and currency signs begin a sentence, and behind any
 *   terminator a dash before an upper-case letter does,
 * - a lower-case letter of a word with a capital, such as `iCloud`, is upper-case,
 * - and some characters have other properties (see `propertyOf`).
 *
 * The time is linear in the length of the text, unlike that of `Intl.Segmenter` in some engines.
 */
export function eachSentenceBreak(
  text: string,
  callBack: (index: number, terminator: number, after: string) => void,
): void {
  const endOfNote = findNotes(text);
  const isMixed = matchIn(text)(/\p{Ll}+\p{Lu}/uy);
  let state = other;
  let terminator = -1;
  let undecided = 0;
  for (let index = 0, next = 0; index < text.length; index = next) {
    const codePoint = text.codePointAt(index) ?? 0;
    next = codePoint > 0xffff ? index + 2 : index + 1;
    const isCapitalized = state !== other && isMixed(index);
    const property = isCapitalized ? upper : propertyOf(codePoint);
    if (property === close && isAtMark(state)) next = Math.max(next, endOfNote(index));
    let following = follow(state, property);
    if (following === end) {
      callBack(isOpen(state) ? undecided : index, terminator, symbols.charAt(property));
      following = follow(other, property);
    }
    if (following === separated) terminator = -1;
    else if (property === stop || property === mark) terminator = index;
    else if (isOpen(following) && !isOpen(state)) undecided = index;
    state = following;
  }
  if (isOpen(state) && follow(state, separator) === end) callBack(undecided, terminator, '');
}

const isAtMark = (state: number) => state >= firstAtMark && state <= lastAtMark;

const isOpen = (state: number) => state >= firstOpen && state < separated;

const table = Uint8Array.from(Object.values(rows).join(''), (state) => states.indexOf(state));

function follow(state: number, property: number): number {
  return table[state * symbols.length + property] ?? end;
}
