import { isAsciiLetter } from '../../shared/ascii-letter.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';

/**
 * Says of a full stop in the text whether it ends an abbreviation rather than the sentence, though by
 * Unicode's rules a sentence starts at the next index. Only with white space right after it, and told
 * by its property what stands before it, as `eachSentenceBreak` does.
 *
 * Titles and words that lead on to something never end a sentence (`Mr.`, `e.g.`). Words that count
 * something do not before a number (`No. 5`, `Jan. 5`), nor do German days (`3. Oktober`). Initials
 * and what often stands in a name (`J.`, `U.S.`, `a.m.`, `St.`, `Inc.`) end one only before a word
 * that often opens a sentence (`The`, `She`); the pronoun I is no initial. All others go by
 * Unicode's rules, so that `etc.` ends a sentence before a capital letter.
 */
export function findAbbreviations(
  text: string,
): (stop: number, next: number, before: string) => boolean {
  // Sticky patterns that look behind: a slice for each full stop would take several times as long.
  // Where they ask for letters of English first, it spares engines a search in Unicode's tables.
  // They are built where they are needed, as a worker that starts for another tool would be slower.
  const at = (pattern: RegExp) => (index: number) => {
    pattern.lastIndex = index;
    return pattern.test(text);
  };

  const endsLead = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:[Mm]rs?|MRS?|M[sx]|Messrs|Mmes?|Mlles?|[Dd]rs?|DR|Dra|Sra|Srta|[Pp]rof|PROF|Rev|Hon|Fr|Gen|Col|Maj|Capt|Cmdr|Lt|Sgt|Cpl|Pvt|Adm|Supt|Gov|Sen|Rep|Pres|Amb|Insp|Msgr|Lic|Hrn?|Sig|Dott|Dipl|Ing|[Ee]\.g|[Ii]\.e|eg|ie|v|[Vv]s|[Cc]f|[Vv]iz|[Aa]pprox|ca|[Ii]ncl|[Ee]xcl|[Ee]sp|a\.k\.a|bzw|[Vv]gl|[Gg]gf|[Ee]vtl|inkl|zzgl))/uy,
  );

  const endsCounter = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:[Nn]os?|NO|[Nn]r|pp?|[Vv]ols?|[Ff]igs?|[Ee]qs?|[Cc]h|[Cc]hap|[Ss]ecs?|[Ss]ect|[Aa]rt|[Pp]t|[Oo]p|[Tt]el|[Ee]xt|[Aa]pt|c|Abb|Bd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez))/uy,
  );
  const startsNumber = at(
    /(?![A-Z][a-z ])\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,20}(?:\P{L}|$)|I$/uy,
  );

  const endsDay = at(/(?<=(?<![\p{L}\p{M}\p{N}'’.])[123]?\d)/uy);
  const startsGermanMonth = at(
    /(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/uy,
  );

  // The first half of `z. B.` and its like.
  const endsSmallLetter = at(/(?<=(?<![\p{L}\p{M}\p{N}'’.])\p{Ll})/uy);
  const startsLetterAndStop = at(/\p{L}\./uy);

  // What often stands in a name.
  const endsNamePart = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:St|Mt|Ft|Jr|Sr|Ave|Blvd|Rd|Inc|Ltd|Co|Corp|Bros|Dept|Univ|Esq|al))/uy,
  );

  // Single capitals and letters in a row: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
  // but after a name, as in `Albert I. Jones`. A letter has a few marks at most.
  const endsInitials = at(
    /(?<=(?:(?<![\p{L}\p{M}\p{N}'’])(?:[A-HJ-Z]|\p{Lu}(?<![a-zI])|I(?=\p{M})|\p{L}\p{M}{0,9}\.(?:\r\n|\p{White_Space})?\p{L})|\p{Lu}[\p{L}\p{M}]{1,20}(?:\r\n|\p{White_Space})I(?!\p{M}))(?:(?<=[A-Za-z])|(?:(?<=\p{L})|\p{M}{1,9})(?<![A-Za-z])))/uy,
  );
  const startsOpener = at(
    /(?:(?![A-Z])(?:\r\n|[^\p{L}\p{N}])){0,3}(?:The|An?|This|That|These|Those|There|Here|I|He|She|It|We|You|They|His|Her|Its|Our|Your|Their|My|And|But|Or|Nor|Yet|If|When|While|Because|Since|Although|Though|However|Therefore|Then|Thus|After|Before|During|Until|Once|As|In|On|At|For|From|With|By|To|What|Who|Why|How|Where|Which|Is|Are|Was|Were|Does|Did|Has|Have|Had|Can|Could|Would|Should|Not|No|Yes|Now|Also|Even|Perhaps|Maybe|Please|Later|Meanwhile|Finally|All|Some|Many|Most|Each|Every|Both|Another)(?![a-z.-]|[\p{L}\p{M}\p{N}])/uy,
  );

  return (stop, next, before) => {
    if (text[stop] !== '.' || !isWhiteSpace(text.charCodeAt(stop + 1))) return false;
    if (before === '0') return endsDay(stop) && startsGermanMonth(next);
    if (!'aAo'.includes(before)) return false;
    // Most sentences end in two letters, and none of them in an initial or a small letter.
    if (isAsciiLetter(text, stop - 1) && isAsciiLetter(text, stop - 2)) {
      if (endsCounter(stop)) return startsNumber(next);
      return endsLead(stop) || (endsNamePart(stop) && !startsOpener(next));
    }
    return (
      (endsInitials(stop) && !startsOpener(next)) ||
      ((text[next + 1] === '.' || text[next + 2] === '.') &&
        startsLetterAndStop(next) &&
        endsSmallLetter(stop)) ||
      // Such as `p.` and `e.g.`
      (before === 'a' && (endsCounter(stop) ? startsNumber(next) : endsLead(stop)))
    );
  };
}
