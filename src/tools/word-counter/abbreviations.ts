import { isAsciiLetter } from '../../shared/ascii-letter.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';
import { matchIn } from './match-in.ts';

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
  const endsLead = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:[Mm]rs?|MRS?|M[sx]|Messrs|Mmes?|Mlles?|[Dd]rs?|DR|Dra|Sra|Srta|[Pp]rof|PROF|Rev|Hon|Fr|Gen|Col|Maj|Capt|Cmdr|Lt|Sgt|Cpl|Pvt|Adm|Supt|Gov|Sen|Rep|Pres|Amb|Insp|Msgr|Lic|Hrn?|Sig|Dott|Dipl|Ing|[Ee]\.g|[Ii]\.e|eg|ie|v|[Vv]s|[Cc]f|[Vv]iz|[Aa]pprox|ca|[Ii]ncl|[Ee]xcl|[Ee]sp|a\.k\.a|bzw|[Vv]gl|[Gg]gf|[Ee]vtl|inkl|zzgl))/uy,
  );

  const endsCounter = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:nos?|nr|pp?|vols?|figs?|eqs?|ch|chap|secs?|sect|art|pt|op|tel|ext|apt|c|Abb|Bd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez))/iuy,
  );
  const startsNumber = at(/\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,9}(?!\p{L})|I$/uy);

  // German days, and the first half of `z. B.` and its like.
  const leadsOn = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])[123]?\d)\.\s{1,9}(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?<=(?<![\p{L}\p{M}\p{N}'’.])\p{Ll})\.\s{1,9}\p{L}\./uy,
  );

  // What often stands in a name.
  const endsNamePart = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:St|Mt|Ft|Jr|Sr|Ave|Blvd|Rd|Inc|Ltd|Co|Corp|Bros|Dept|Univ|Esq|al))/uy,
  );

  // Single capitals and letters in a row: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
  // but after a name, as in `Albert I. Jones`. A letter has a few marks at most.
  const endsInitials = at(
    /(?<=(?:(?<![\p{L}\p{M}\p{N}'’])(?:\p{Lu}(?<!I)|I(?=\p{M})|\p{L}\p{M}{0,9}\.(?:\r\n|\s)?\p{L})|\p{Lu}[\p{L}\p{M}]{1,20}(?:\r\n|\s)I(?!\p{M}))\p{M}{0,9})/uy,
  );
  const startsOpener = at(
    /[^\p{L}\p{N}]{0,4}(?:A(?:fter|ll|lso|lthough|nd?|nother|s|t)?|B(?:ecause|efore|oth|ut|y)|C(?:an|ould)|D(?:id|oes|uring)|E(?:ach|ven|very)|F(?:inally|or|rom)|H(?:ad|as|ave|er?|ere|is|ow|owever)|I(?:[fns]|ts?)?|Later|M(?:any|aybe|eanwhile|ost|y)|N(?:or|ot?|ow)|O(?:nce|n|u?r)|P(?:erhaps|lease)|S(?:he|hould|ince|ome)|T(?:hat|he(?:ir|n|re|refore|se|y)?|his|hose|hough|hus|o)|Until|W(?:as|e|ere|hat|hen|here|hich|hile|ho|hy|ith|ould)|Y(?:es|et|our?))(?![\p{L}\p{M}\p{N}.-])/uy,
  );

  return (stop, next) => {
    if (text[stop] !== '.' || !isWhiteSpace(text.charCodeAt(stop + 1))) return false;
    if (isAsciiLetter(text, stop - 1)) {
      if ((endsCounter(stop) && startsNumber(next)) || endsLead(stop)) return true;
      // Most sentences end in two letters, and none of them in an initial or a small letter.
      if (isAsciiLetter(text, stop - 2)) return endsNamePart(stop) && !startsOpener(next);
    }
    return (endsInitials(stop) && !startsOpener(next)) || leadsOn(stop);
  };
}
