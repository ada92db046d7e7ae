import { endIn } from './match-in.ts';

/**
 * Returns `endOfNote(index)`: the index after a note that starts at `index`, or `index` if none
 * does. Notes are brackets with a few words (`[1]`, `[1, 2]`, `[note 3]`, `[1]:23`, `(4)`) and
 * superscript digits (`¹`, `²,³`).
 */
export function findNotes(text: string): (index: number) => number {
  return endIn(text)(
    /\[[^[\]\x85\u2028\u2029]{1,40}\](?::\s?\p{Nd}[\p{Nd},\u2013-]{0,9})?|\([^()。！？\x85\u2028\u2029]{1,40}\)|[\xB2\xB3\xB9\u2070\u2074-\u2079](?:[,\u2013\u207B-]?[\xB2\xB3\xB9\u2070\u2074-\u2079]){0,9}/uy,
  );
}
