import { openingWords, roles, rolesByAbbreviation } from './abbreviation-lists.ts';
import { matchIn } from './match-in.ts';
import { isInWordAt, isLetterAt, isSpaceAt, isUpperAt } from './sentence-properties.ts';

/**
 * Returns `isAbbreviation(stop, next, isLineEnd)`: whether the full stop at index `stop` ends an
 * abbreviation rather than a sentence, where the rules of sentence breaks start a new sentence at
 * `next`.
 *
 * - Titles and words such as `Mr.` and `e.g.` never end a sentence.
 * - Words before numbers do not end a sentence there (`No. 5`, `Jan. 5`), nor do words without
 *   vowels (`Bldg. 5`) or German ordinals (`3. Okt.`, `im 19. Jahrhundert`). No abbreviation ends
 *   one before a digit.
 * - Words that refer to something do not end a sentence before its letter: `See App. C`.
 * - Initials and parts of names (`J.`, `U.S.`, `St.`, `Inc.`) end a sentence only before a word
 *   that often starts one (`The`, `She`). The pronoun I is not an initial, nor is a unit (`20 °C.`,
 *   `12 V.`).
 * - Companies and streets also end one before a clause: `Apple Inc. Apple is big`, but not
 *   `Apple Inc. CEO`.
 * - Times of day end one unless a day, month or time zone follows: `at 6 p.m. John`, but not
 *   `6 p.m. EST`.
 * - Degrees such as `Ph.D.`, and all other abbreviations, follow Unicode's rules: they end a
 *   sentence before a capital letter. At a line end, they also end one before an item of a list.
 */
export function findAbbreviations(
  text: string,
): (stop: number, next: number, isLineEnd?: boolean) => boolean {
  const {
    startsDigit,
    startsNumber,
    isShortened,
    isMeasure,
    isReference,
    isDate,
    isOrdinal,
    isPart,
    endsInitials,
    isUnit,
    isFinal,
    endsCompany,
    startsOpener,
    startsItem,
    startsCapitalized,
  } = matchersOf(text);

  return (stop, next, isLineEnd = false) => {
    if (text[stop] !== '.' || !isSpaceAt(text, stop + 1)) return false;
    const isWord = isLetterAt(text, stop - 1) && !isPlainInitial(text, stop);
    const word = isWord ? wordBefore(text, stop) : '';
    const role = roleOf(word) || (isShortened(word, stop) ? roles.beforeNumbers : 0);
    if (role & roles.neverFinal) return true;
    if (isLineEnd && !isLetterAt(text, next) && startsItem(next)) return false;
    if (role & roles.beforeNumbers && startsNumber(next)) return true;
    if (role & roles.reference && isReference(stop)) return true;
    if (startsDigit(next) && (role || isMeasure(stop))) return true;
    const isWithinSentence = isLineEnd && !isUpperAt(text, next) && !startsCapitalized(next);
    if (role & roles.namePart)
      return isWithinSentence || !(startsOpener(next) || endsCompany(stop));
    if (isWithinSentence && role & roles.unfinished) return true;
    if (isAsciiDigit(text, stop - 1))
      return isDate(stop) || (isOrdinal(stop) && !startsOpener(next));
    if (!endsInitials(stop)) return isPart(stop, next, role);
    // In German laws, S. is a part of a paragraph: `Abs. 3 S. 2`.
    if (isUnit(stop)) return text[stop - 1] === 'S' && startsNumber(next);
    const isEnd = startsOpener(next) || isFinal(stop, next);
    return isWithinSentence || !isEnd || isPart(stop, next, role);
  };
}

/**
 * Returns tests of what is at an index of the text, or ends there. A function, since creating them
 * with the module would slow down the start of a worker. A text can have millions of full stops, so
 * each pattern comes after a cheaper test.
 */
function matchersOf(text: string) {
  const at = matchIn(text);
  const isPart = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:\p{Ll}(?=\.\s{1,9}\p{L}\.)|\p{Lu}\p{Lu}(?=\.\s{1,9}\p{Lu}\p{Lu}\.)|apr(?=\.\s{1,9}J\.)|z\.\s?B|d\.\s?h|m\.\s?E|p\.\s?ej|p\.\s?ex|Dr\.\s(?:med|phil|jur|rer|rer\.\snat)))\./uy,
  );
  const isInitial = at(
    /(?<=(?:(?<![\p{L}\p{M}\p{N}'’])(?:\p{Lu}(?<!I)|I(?=\p{M})|\p{Script=Arabic}|\p{L}\p{M}{0,9}\.(?:\r\n|\s)?\p{L})|\p{Lu}[\p{L}\p{M}]{1,20}(?:\r\n|\s)I(?!\p{M}))\p{M}{0,9})/uy,
  );
  // Initials before another one are a name: `In 1997 J. K. Rowling`.
  const isUnit = at(/(?<=[°º˚′″][\s-]?\p{Lu})\.|(?<=\p{N}[\s-]?\p{Lu})\.\s{1,9}(?!\p{Lu}\.)/uy);
  // Only numbers tell `9 A.M.` from a name.
  const isTime = at(
    /(?<=(?<![\p{L}\p{M}.'’])[ap]\.\s?m|\d\s?[AP]\.\s?M)\.(?!\s{1,9}(?:\p{Lu}\p{Ll}{2,5}day|\p{Lu}\p{Ll}{2,8}\.?\s\d|(?:Eastern|Central|Mountain|Pacific)(?!\p{L})|[A-Z]{1,4}T(?![\p{L}\p{N}])|UTC|\p{Lu}\p{L}{1,20} (?:\p{Lu}\p{L}{1,20} )?[Tt]ime))/uy,
  );
  const isDegree = at(/(?<=(?<!\p{L})(?:Ph|Ed|Th|Sc|Psy|Pharm|LL)\.\s?[BDM])\./uy);
  const endsReference = (stop: number) =>
    text[stop - 3] === '.' && Boolean(roleOf(wordBefore(text, stop - 3)) & roles.reference);
  const isLetterOfThing = at(
    /(?<=(?<!\p{L})(?:[Cc]lass|[Gg]rade|[Hh]epatitis|[Oo]ption|[Pp]lan|[Tt]ype?|[Vv]itamin[ae]?)\s\p{Lu})\./uy,
  );
  const isShort = at(
    /(?<=(?<![\p{L}\p{M}\p{N}'’.-]|\p{N}\s)(?:\p{L}|[b-df-hj-np-tvwz]{2,4}|[б-джзй-нп-тф-щ]{2,4}))\./iuy,
  );
  const startsDigit = at(/[^\p{L}\p{N}\s]{0,2}\p{N}/uy);
  const startsWithArticle = at(/(?:L[ae]s?|El|Los)\s\p{Lu}|L['’]\p{Lu}/uy);

  return {
    startsDigit,
    startsNumber: at(/\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,9}(?![\p{L}'’])|I$/uy),
    // Words of one letter or without vowels, except units, and streets: `т. 3`, `Bldg. 5`,
    // `Goethestr. 7`, but not `5 km. 3 men`.
    isShortened: (word: string, stop: number) =>
      word.endsWith('str') || (word !== '' && !isUpperAt(text, stop - 1) && isShort(stop)),
    // The first unit of a measure: `6 ft. 2 in.`.
    isMeasure: at(/(?<=\p{N}\s?\p{L}{1,3})\.\s{1,9}\p{N}[\p{N}.,]{0,9}\s?\p{L}{1,3}\./uy),
    // A capital is a letter, not a word such as A or I, if the word before is capitalized or no
    // other word follows: `Fig. A shows`, `fig. A.`.
    isReference: at(
      /(?:(?<=\p{Lu}\p{Ll}{1,9})\.\s{1,9}|\.\s{1,9}(?![AEIOY]\s\p{Ll}))\p{Lu}(?![\p{L}\p{M}\p{N}'’])/uy,
    ),
    // German dates: `3. Oktober`, `03. Okt.`, `3. 10. 1990`.
    isDate: at(
      /(?<=(?<![\p{L}\p{M}\p{N}'’.])[0123]?\d)\.\s{1,9}(?:(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?:Jan|Feb|Mär|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.|[01]?\d\.)|(?<=(?<![\p{L}\p{M}\p{N}'’.])[0123]?\d\.\s?[01]?\d)\.\s{1,9}\d{4}(?!\p{N})/uy,
    ),
    // German ordinals: before nouns that rarely follow a number otherwise, and after articles.
    isOrdinal: at(
      /(?<=(?<![\p{L}\p{M}\p{N}'’.,])\d{1,3})\.\s{1,9}(?:Jahrhundert|Jahrtausend|Jh\.|Aufl|FC|Geburtstag|Kapitel|Klasse|Lebensjahr|Bundesliga|Platz|Quartal|Stock|Weltkrieg)|(?<=(?<![\p{L}\p{M}'’])(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]es|[Ii]m|(?<!I )am|Am|[Vv]om|[Zz]um|[Zz]ur|[Bb]eim|[Jj]ede[mnrs]?|(?:[MmSsDdKk]?ein|[Ii]hr|[Uu]nser|[Ee]ue?r)(?:e[mnrs]?)?)\s\d{1,3})\.\s{1,9}[\p{Lu}\p{N}]/uy,
    ),
    // The first part of `z. B.`, `EE. UU.` and `apr. J.-C.`, and the last part of some.
    isPart: (stop: number, next: number, role: number) =>
      (endsWithLetters(text, stop)
        ? Boolean(role & roles.part) || (isUpperAt(text, stop - 1) && isUpperAt(text, stop - 2))
        : mayEndLetter(text, stop) &&
          (!isSpaceAt(text, next + 1) || isAfterStop(text, stop - 1))) && isPart(stop),
    // Single capitals and sequences of letters: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a
    // pronoun except after a name, as in `Albert I. Jones`. A letter has only a few marks.
    endsInitials: (stop: number) => {
      if (endsWithLetters(text, stop)) return false;
      if (isPlainInitial(text, stop) || isSecondLetter(text, stop)) return true;
      return (
        (isCapitalOrArabic(text, stop - 1) || isAfterStop(text, stop - 1)) &&
        mayEndLetter(text, stop) &&
        isInitial(stop)
      );
    },
    isUnit: (stop: number) => {
      const before = text[stop - 2] === '-' || isSpaceAt(text, stop - 2) ? stop - 3 : stop - 2;
      return !isLetterAt(text, before) && text[before] !== '.' && isUnit(stop);
    },
    // Initials that end a sentence before any name: times of day, degrees such as `Ph.D.`, and
    // letters that name something, such as `vitamin C`.
    isFinal: (stop: number, next: number) =>
      isAfterStop(text, stop - 1)
        ? endsReference(stop) ||
          ('mMBD'.includes(text.charAt(stop - 1)) &&
            !startsDigit(next) &&
            (isTime(stop) || isDegree(stop)))
        : isLetterAt(text, stop - 3) && isLetterOfThing(stop),
    endsCompany: at(
      /(?<=[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}.'’&-]{0,20},?\s(?:Inc|Ltd|Co|Corp|Ave|Blvd|Rd))\.\s{1,9}["“‘(]?(?!Chief|Vice|President|Chair|Director|Found|Co-|Spokes|Executive)\p{Lu}\p{Ll}{1,20}(?:['’]s)?,?\s\p{Ll}/uy,
    ),
    // Names such as `K. Le Guin` and `M. L’Herbier` do not start with an article.
    startsOpener: (next: number) =>
      text[next + 1] !== '.' &&
      openingWords().has(wordAfter(text, next)) &&
      !startsWithArticle(next),
    startsItem: at(/(?:[-*•·>]|\[[ x]?\]|\p{N}{1,3}[.)])\s|[–—]\s?\p{Lu}/uy),
    startsCapitalized: at(/[^\p{L}\p{N}]{0,4}[\p{Lu}\p{Lt}\p{Lo}]/uy),
  };
}

function roleOf(word: string): number {
  return rolesByAbbreviation().get(word) ?? 0;
}

/** Whether two letters end at an index. */
function endsWithLetters(text: string, index: number): boolean {
  return isLetterAt(text, index - 1) && isLetterAt(text, index - 2);
}

/** Whether there is a full stop before an index, perhaps with a space or a line end between. */
function isAfterStop(text: string, index: number): boolean {
  const isSpaced = isSpaceAt(text, index - 1);
  const before = text[isSpaced ? index - 2 : index - 1];
  return before === '.' || (isSpaced && before === '\r');
}

/**
 * Whether a character may be an initial: Arabic has no capitals, but titles of one letter, such as
 * `د.`.
 */
function isCapitalOrArabic(text: string, index: number): boolean {
  return text.charCodeAt(index) >> 8 === 6 || !(isLetterAt(text, index) && !isUpperAt(text, index));
}

/** The first character of the Arabic script. */
const firstArabic = 0x600;

/**
 * Returns false only if no letter ends at an index, nor one with a few marks on it. From the Arabic
 * script on, the patterns decide, since they also take other characters.
 */
function mayEndLetter(text: string, end: number): boolean {
  for (let index = end - 1; index >= end - 10; index -= 1) {
    if (isLetterAt(text, index) || text.charCodeAt(index) >= firstArabic) return true;
    if (!isInWordAt(text, index)) return false;
  }
  return false;
}

/** Whether a single letter from A to Z, except I, ends at an index. */
function isPlainInitial(text: string, stop: number): boolean {
  const letter = text.charCodeAt(stop - 1);
  return letter > 0x40 && letter < 0x5b && letter !== 0x49 && !isInWord(text, stop - 2);
}

/** Whether two single letters with full stops end at an index: `а. б`, `a.m`. */
function isSecondLetter(text: string, stop: number): boolean {
  const first = isSpaceAt(text, stop - 2) ? stop - 3 : stop - 2;
  return (
    text[first] === '.' &&
    isLetterAt(text, stop - 1) &&
    isLetterAt(text, first - 1) &&
    !isInWordAt(text, first - 2) &&
    !isApostrophe(text, first - 2)
  );
}

/** No listed word is longer. */
const longestWord = 10;

function wordBefore(text: string, end: number): string {
  let start = end;
  while (end - start < longestWord && isInWord(text, start - 1)) start -= 1;
  // French elides the word before: `l’éd.`, `d’apr.`.
  return text.slice(isApostrophe(text, start + 1) ? start + 2 : start, end);
}

/** Returns the word that starts at an index, or after a few marks. */
function wordAfter(text: string, index: number): string {
  let start = index;
  while (start - index < 4 && !isInWordAt(text, start)) start += 1;
  let end = start;
  while (end - start < longestWord && (isInWord(text, end) || text[end] === '-')) end += 1;
  return text.slice(start, end);
}

/** Whether there is a character of an abbreviation. */
function isInWord(text: string, index: number): boolean {
  return isInWordAt(text, index) || text[index] === '.' || isApostrophe(text, index);
}

function isApostrophe(text: string, index: number): boolean {
  return text[index] === "'" || text[index] === '’';
}

function isAsciiDigit(text: string, index: number): boolean {
  const digit = text.charCodeAt(index) - 0x30;
  return digit >= 0 && digit < 10;
}
