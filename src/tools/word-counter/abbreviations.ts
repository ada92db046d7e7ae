import { isAsciiLetter } from '../../shared/ascii-letter.ts';
import { once } from '../../shared/once.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';
import { captureIn, matchIn } from './match-in.ts';

const words = (list: string) => once(() => new Set(list.split(' ')));

/** Titles, and abbreviations that never end a sentence. */
const neverFinal = words(
  'Mr mr Mrs mrs MR MRS Ms Mx Messrs Mme Mmes Mlle Mlles Dr dr Drs drs DR Dra Sra Srta Prof prof PROF ' +
    'Rev Hon Fr Gen Col Maj Capt Cmdr Lt Sgt Cpl Pvt Adm Supt Gov Sen Rep Pres Amb Insp Msgr Lic Hr Hrn Sig ' +
    'Dott Dipl Ing E.g e.g I.e i.e eg ie v Vs vs Cf cf Viz viz Approx approx ca Incl incl Excl excl Esp esp ' +
    'a.k.a bzw Vgl vgl Ggf ggf Evtl evtl inkl zzgl',
);

/** Abbreviations before numbers, in lower case. */
const beforeNumbers = words(
  'no nos nr p pp vol vols fig figs eq eqs ch chap sec secs sect art pt op tel ext apt c abb bd ' +
    'jan feb mar apr jun jul aug sep sept oct okt nov dec dez',
);

/** Abbreviations in names. */
const nameParts = words('St Mt Ft Jr Sr Ave Blvd Rd Inc Ltd Co Corp Bros Dept Univ Esq al');

/** Words that often start a sentence. */
const openers = words(
  'A After All Also Although An And Another As At Because Before Both But By Can Could Did Does During ' +
    'Each Even Every Finally For From Had Has Have He Her Here His How However I If In Is It Its Later Many ' +
    'Maybe Meanwhile Most My No Nor Not Now On Once Or Our Perhaps Please She Should Since Some That The ' +
    'Their Then There Therefore These They This Those Though Thus To Until Was We Were What When Where ' +
    'Which While Who Why With Would Yes Yet You Your',
);

/**
 * Returns `isAbbreviation(stop, next)`: whether the full stop at index `stop` ends an abbreviation rather
 * than a sentence, where Unicode's rules start a new sentence at `next`.
 *
 * - Titles and words such as `Mr.` and `e.g.` never end a sentence.
 * - Words before numbers do not end a sentence there (`No. 5`, `Jan. 5`), nor do German days
 *   (`3. Oktober`).
 * - Initials and parts of names (`J.`, `U.S.`, `a.m.`, `St.`, `Inc.`) end a sentence only before a word
 *   that often starts one (`The`, `She`). The pronoun I is not an initial.
 * - All others follow Unicode's rules: `etc.` ends a sentence before a capital letter.
 */
export function findAbbreviations(text: string): (stop: number, next: number) => boolean {
  const at = matchIn(text);
  // Created here, since creating them with the module would slow down the start of a worker.
  const startsNumber = at(/\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,9}(?!\p{L})|I$/uy);

  // German days, and the first half of abbreviations such as `z. B.`.
  const isContinued = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])[123]?\d)\.\s{1,9}(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?<=(?<![\p{L}\p{M}\p{N}'’.])\p{Ll})\.\s{1,9}\p{L}\./uy,
  );

  // Single capitals and sequences of letters: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
  // except after a name, as in `Albert I. Jones`. A letter has only a few marks.
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
      if (neverFinal().has(word)) return true;
      if (beforeNumbers().has(word.toLowerCase()) && startsNumber(next)) return true;
      // A word that ends in two letters is neither an initial nor a single letter.
      if (isAsciiLetter(text, stop - 2)) return nameParts().has(word) && !startsOpener(next);
    }
    return (endsInitials(stop) && !startsOpener(next)) || isContinued(stop);
  };
}
