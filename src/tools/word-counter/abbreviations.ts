/** No abbreviation here, and no word that opens a sentence, is as long. */
const reach = 20;

/**
 * Whether the full stop at one index ends an abbreviation rather than the sentence, though by
 * Unicode's rules a sentence starts at the next index. Only with white space right after it.
 *
 * Titles and words that lead on to something never end a sentence (`Mr.`, `e.g.`). Words that count
 * something do not before a number (`No. 5`, `Jan. 5`), nor do German days (`3. Oktober`). Initials
 * and what often stands in a name (`J.`, `U.S.`, `a.m.`, `St.`, `Inc.`) end one only before a word
 * that often opens a sentence (`The`, `She`); the pronoun I is no initial. All others go by
 * Unicode's rules, so that `etc.` ends a sentence before a capital letter.
 */
export function isAbbreviation(text: string, stop: number, next: number): boolean {
  if (text[stop] !== '.' || !/\p{White_Space}/u.test(text.charAt(stop + 1))) return false;
  const before = text.slice(Math.max(0, stop - reach), stop);
  const after = text.slice(next, next + reach);
  const word = wordBefore(text, stop);
  return (
    isLead(word) ||
    (isCounter(word) && startsWithNumber(after)) ||
    (isDay(word) && startsWithGermanMonth(after)) ||
    (isSmallLetter(word) && startsWithLetterAndStop(after)) ||
    ((endsWithInitials(before) || isPartOfName(word)) && !startsWithOpener(after))
  );
}

function wordBefore(text: string, end: number): string {
  let start = end;
  while (/[\p{L}\p{M}\p{N}'’.]/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

// Patterns of Unicode properties take long to build, for which a starting worker does not wait.

const isLead = (text: string) =>
  /^(?:[Mm]rs?|MRS?|M[sx]|Messrs|Mmes?|Mlles?|[Dd]rs?|DR|Dra|Sra|Srta|[Pp]rof|PROF|Rev|Hon|Fr|Gen|Col|Maj|Capt|Cmdr|Lt|Sgt|Cpl|Pvt|Adm|Supt|Gov|Sen|Rep|Pres|Amb|Insp|Msgr|Lic|Hrn?|Sig|Dott|Dipl|Ing|[Ee]\.g|[Ii]\.e|eg|ie|v|[Vv]s|[Cc]f|[Vv]iz|[Aa]pprox|ca|[Ii]ncl|[Ee]xcl|[Ee]sp|a\.k\.a|bzw|[Vv]gl|[Gg]gf|[Ee]vtl|inkl|zzgl)$/.test(
    text,
  );

const isCounter = (text: string) =>
  /^(?:[Nn]os?|NO|[Nn]r|pp?|[Vv]ols?|[Ff]igs?|[Ee]qs?|[Cc]h|[Cc]hap|[Ss]ecs?|[Ss]ect|[Aa]rt|[Pp]t|[Oo]p|[Tt]el|[Ee]xt|[Aa]pt|c|Abb|Bd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez)$/.test(
    text,
  );
const startsWithNumber = (text: string) =>
  /^(?:\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]*(?:\P{L}|$)|I$)/u.test(text);

const isDay = (text: string) => /^[123]?\d$/.test(text);
const startsWithGermanMonth = (text: string) =>
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u.test(
    text,
  );

// The first half of `z. B.` and its like.
const isSmallLetter = (text: string) => /^\p{Ll}$/u.test(text);
const startsWithLetterAndStop = (text: string) => /^\p{L}\./u.test(text);

// Single capitals and letters in a row: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
// but after a name, as in `Albert I. Jones`.
const endsWithInitials = (text: string) =>
  /(?:(?:^|[^\p{L}\p{M}\p{N}'’])(?:[^\P{Lu}I]\p{M}*|I\p{M}+|\p{L}\p{M}*\.\p{White_Space}?\p{L}\p{M}*)|\p{Lu}[\p{L}\p{M}]{1,20}\p{White_Space}I)$/u.test(
    text,
  );
const isPartOfName = (text: string) =>
  /^(?:St|Mt|Ft|Jr|Sr|Ave|Blvd|Rd|Inc|Ltd|Co|Corp|Bros|Dept|Univ|Esq|Ph\.D|al)$/.test(text);
const startsWithOpener = (text: string) =>
  /^[^\p{L}\p{N}]{0,3}(?:The|An?|This|That|These|Those|There|Here|I|He|She|It|We|You|They|His|Her|Its|Our|Your|Their|My|And|But|Or|Nor|Yet|If|When|While|Because|Since|Although|Though|However|Therefore|Then|Thus|After|Before|During|Until|Once|As|In|On|At|For|From|With|By|To|What|Who|Why|How|Where|Which|Is|Are|Was|Were|Does|Did|Has|Have|Had|Can|Could|Would|Should|Not|No|Yes|Now|Also|Even|Perhaps|Maybe|Please|Later|Meanwhile|Finally|All|Some|Many|Most|Each|Every|Both|Another)(?![\p{L}\p{M}\p{N}.-])/u.test(
    text,
  );
