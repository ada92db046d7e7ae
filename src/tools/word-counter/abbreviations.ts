import { isAsciiLetter } from '../../shared/ascii-letter.ts';
import { once } from '../../shared/once.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';
import { captureIn, matchIn } from './match-in.ts';

const words = (list: string) => once(() => new Set(list.split(' ')));

/** Titles, and words that lead on to something. */
const leads = words(
  'Mr mr Mrs mrs MR MRS Ms Mx Messrs Mme Mmes Mlle Mlles Dr dr Drs drs DR Dra Sra Srta Prof prof PROF ' +
    'Rev Hon Fr Gen Col Maj Capt Cmdr Lt Sgt Cpl Pvt Adm Supt Gov Sen Rep Pres Amb Insp Msgr Lic Hr Hrn Sig ' +
    'Dott Dipl Ing E.g e.g I.e i.e eg ie v Vs vs Cf cf Viz viz Approx approx ca Incl incl Excl excl Esp esp ' +
    'a.k.a bzw Vgl vgl Ggf ggf Evtl evtl inkl zzgl',
);

/** Words that count something, in lower case. */
const counters = words(
  'no nos nr p pp vol vols fig figs eq eqs ch chap sec secs sect art pt op tel ext apt c abb bd ' +
    'jan feb mar apr jun jul aug sep sept oct okt nov dec dez',
);

/** What often stands in a name. */
const nameParts = words('St Mt Ft Jr Sr Ave Blvd Rd Inc Ltd Co Corp Bros Dept Univ Esq al');

/** Words that often open a sentence. */
const openers = words(
  'A After All Also Although An And Another As At Because Before Both But By Can Could Did Does During ' +
    'Each Even Every Finally For From Had Has Have He Her Here His How However I If In Is It Its Later Many ' +
    'Maybe Meanwhile Most My No Nor Not Now On Once Or Our Perhaps Please She Should Since Some That The ' +
    'Their Then There Therefore These They This Those Though Thus To Until Was We Were What When Where ' +
    'Which While Who Why With Would Yes Yet You Your',
);

/**
 * Returns `isAbbreviation(stop, next)`: whether a full stop with white space after it ends an
 * abbreviation rather than a sentence, if by Unicode's rules a sentence starts at `next`.
 *
 * Titles and words that lead on to something never end a sentence (`Mr.`, `e.g.`). Words that count
 * something do not before a number (`No. 5`, `Jan. 5`), nor do German days (`3. Oktober`). Initials
 * and what often stands in a name (`J.`, `U.S.`, `a.m.`, `St.`, `Inc.`) end one only before a word
 * that often opens a sentence (`The`, `She`); the pronoun I is no initial. All others go by
 * Unicode's rules, so that `etc.` ends a sentence before a capital letter.
 */
export function findAbbreviations(text: string): (stop: number, next: number) => boolean {
  const at = matchIn(text);
  // Built here rather than once, as they would slow down a worker that starts for another tool.
  const startsNumber = at(/\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,9}(?!\p{L})|I$/uy);

  // German days, and the first half of `z. B.` and its like.
  const leadsOn = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])[123]?\d)\.\s{1,9}(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?<=(?<![\p{L}\p{M}\p{N}'’.])\p{Ll})\.\s{1,9}\p{L}\./uy,
  );

  // Single capitals and letters in a row: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
  // but after a name, as in `Albert I. Jones`. A letter has a few marks at most.
  const endsInitials = at(
    /(?<=(?:(?<![\p{L}\p{M}\p{N}'’])(?:\p{Lu}(?<!I)|I(?=\p{M})|\p{L}\p{M}{0,9}\.(?:\r\n|\s)?\p{L})|\p{Lu}[\p{L}\p{M}]{1,20}(?:\r\n|\s)I(?!\p{M}))\p{M}{0,9})/uy,
  );

  // No listed word has more than nine characters.
  const wordBefore = captureIn(text)(/(?<=([\p{L}\p{M}\p{N}'’.]{0,10}))/uy);
  const wordAfter = captureIn(text)(/[^\p{L}\p{N}]{0,4}([\p{L}\p{M}\p{N}.-]{1,10})/uy);
  const startsOpener = (next: number) => openers().has(wordAfter(next));

  return (stop, next) => {
    if (text[stop] !== '.' || !isWhiteSpace(text.charCodeAt(stop + 1))) return false;
    if (isAsciiLetter(text, stop - 1)) {
      const word = wordBefore(stop);
      if (leads().has(word)) return true;
      if (counters().has(word.toLowerCase()) && startsNumber(next)) return true;
      // Most sentences end in two letters, and none of them in an initial or a small letter.
      if (isAsciiLetter(text, stop - 2)) return nameParts().has(word) && !startsOpener(next);
    }
    return (endsInitials(stop) && !startsOpener(next)) || leadsOn(stop);
  };
}
