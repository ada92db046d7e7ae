import { isAsciiLetter } from '../../shared/ascii-letter.ts';
import { once } from '../../shared/once.ts';
import { isWhiteSpace } from '../../shared/white-space.ts';
import { captureIn, matchIn } from './match-in.ts';

const words = (list: string) => once(() => new Set(list.split(' ')));

/** Titles, and abbreviations that never end a sentence. */
const neverFinal = words(
  'Mr mr Mrs mrs MR MRS Ms Mx Messrs Mme Mmes Mlle Mlles MM Mgr Dr dr Drs drs DR Dra Sra Srta Sres Sras Prof ' +
    'prof PROF Rev Hon Fr Gen Gral Col Maj Capt Cmdr Lt Sgt Cpl Pvt Adm Supt Gov Sen Rep Pres Amb Insp Msgr ' +
    'Lic Hr Hrn Frl Fa Sig Sta Dott Dipl Ing E.g e.g I.e i.e eg ie v Vs vs Cf cf Viz viz Approx approx Aprox ' +
    'aprox ca Incl incl Excl excl Esp esp a.k.a bzw bspw Bspw Vgl vgl Ggf ggf Evtl evtl inkl zzgl einschl sog ' +
    'ehem geb insb insbes lt Av Avda',
);

/** Abbreviations before numbers, in lower case. */
const beforeNumbers = words(
  'no nos nr núm p pp pág págs s vol vols fig figs eq eqs ch chap kap sec secs sect art abs pt op tel ext apt c env abb ' +
    'bd str jan feb mar apr jun jul aug sep sept oct okt nov dec dez',
);

/** Abbreviations in names, and German ones of numbers and centuries. */
const nameParts = words(
  'St Mt Ft Jr Sr Ave Blvd Rd Inc Ltd Co Corp Bros Dept Univ Esq al Cie Mio Mrd',
);

/** Other abbreviations that a line may end with. */
const unfinished = words(
  'etc usw usf pp págs figs eqs chap núm jh mwst uds tel ext chr jan feb apr aug sept oct okt nov dez',
);

/** Words that often start a sentence, in English, German, French and Spanish. */
const openers = words(
  'A After All Also Although An And Another As At Because Before Both But By Can Could Did Does During ' +
    'Each Even Every Finally For From Had Has Have He Her Here His How However I If In Is It Its Later Many ' +
    'Maybe Meanwhile Most My No Nor Not Now On Once Or Our Perhaps Please She Should Since So Some That The ' +
    'Their Then There Therefore These They This Those Though Thus To Until Was We Were What When Where ' +
    'Which While Who Why With Would Yes Yet You Your ' +
    'Aber Als Auch Auf Bei Danach Dann Das Der Die Diese Dieser Doch Ein Eine Er Es Für Im Man Mit Nach Nicht ' +
    'Nun Seit Sie Und Was Wenn Wer Wie Wir Zu ' +
    'Alors Après Avec C Ce Cela Ces Cette Dans Donc Elle Elles En Et Il Ils J Je L La Le Les Mais Nous Où Par ' +
    'Pour Puis Quand Que Qui Si Son Sur Tous Un Une Vous ' +
    'Así Con Cuando Después El Él Ella Entonces Era Es Esta Este Esto Hay Las Lo Los Luego Para Pero Por Se ' +
    'Según Sí Su También Todo Y Ya Yo',
);

/**
 * Returns `isAbbreviation(stop, next, isLineEnd)`: whether the full stop at index `stop` ends an
 * abbreviation rather than a sentence, where the rules of sentence breaks start a new sentence at `next`.
 *
 * - Titles and words such as `Mr.` and `e.g.` never end a sentence.
 * - Words before numbers do not end a sentence there (`No. 5`, `Jan. 5`), nor do German ordinals (`3. Okt.`,
 *   `im 19. Jahrhundert`).
 * - Initials and parts of names (`J.`, `U.S.`, `St.`, `Inc.`) end a sentence only before a word that often
 *   starts one (`The`, `She`). The pronoun I is not an initial, nor is a unit (`20 °C.`, `12 V.`).
 * - Companies and streets also end one before a clause: `Apple Inc. Apple is big`, but not `Apple Inc. CEO`.
 * - Times of day end one unless a day, month or time zone follows: `at 6 p.m. John`, but not `6 p.m. EST`.
 * - Degrees such as `Ph.D.`, and all other abbreviations, follow Unicode's rules: they end a sentence before
 *   a capital letter. At a line end, they also end one before an item of a list.
 */
export function findAbbreviations(
  text: string,
): (stop: number, next: number, isLineEnd?: boolean) => boolean {
  const {
    startsNumber,
    isDate,
    isOrdinal,
    isPart,
    endsInitials,
    isUnit,
    isFinal,
    endsCompany,
    startsWithArticle,
    startsItem,
    startsCapitalized,
  } = matchersOf(text);

  // No listed word has more than nine characters.
  const wordBefore = captureIn(text)(/(?<=([\p{L}\p{M}\p{N}'’.]{0,10}))/uy);
  const wordAfter = captureIn(text)(/[^\p{L}\p{N}]{0,4}([\p{L}\p{M}\p{N}.-]{1,10})/uy);
  const startsOpener = (next: number) => openers().has(wordAfter(next)) && !startsWithArticle(next);

  return (stop, next, isLineEnd = false) => {
    if (text[stop] !== '.' || !isWhiteSpace(text.charCodeAt(stop + 1))) return false;
    const word = isAsciiLetter(text, stop - 1) ? wordBefore(stop) : '';
    const lowerCase = word.toLowerCase();
    if (neverFinal().has(word)) return true;
    // A single capital is an initial.
    const isBeforeNumbers = beforeNumbers().has(word.length === 1 ? word : lowerCase);
    if ((isBeforeNumbers || word.endsWith('str')) && startsNumber(next)) return true;
    if (isLineEnd && startsItem(next)) return false;
    const isWithinSentence = isLineEnd && !startsCapitalized(next);
    if (nameParts().has(word))
      return isWithinSentence || !(startsOpener(next) || endsCompany(stop));
    if (isWithinSentence && unfinished().has(lowerCase)) return true;
    if (isAsciiLetter(text, stop - 1) && isAsciiLetter(text, stop - 2))
      return word.length < 5 && isPart(stop);
    if (isAsciiDigit(text, stop - 1))
      return isDate(stop) || (isOrdinal(stop) && !startsOpener(next));
    if (!endsInitials(stop)) return isPart(stop);
    if (isUnit(stop)) return false;
    return isWithinSentence || !(startsOpener(next) || isFinal(stop)) || isPart(stop);
  };
}

/**
 * Returns tests of what is at an index of the text, or ends there. A function, since creating them with the
 * module would slow down the start of a worker.
 */
function matchersOf(text: string) {
  const at = matchIn(text);
  return {
    startsNumber: at(/\p{Lu}?\p{N}|(?:[VXLC]|I[IVXLC])[IVXLC]{0,9}(?!\p{L})|I$/uy),
    // German dates: `3. Oktober`, `03. Okt.`, `3. 10. 1990`.
    isDate: at(
      /(?<=(?<![\p{L}\p{M}\p{N}'’.])[0123]?\d)\.\s{1,9}(?:(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?:Jan|Feb|Mär|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.|[01]?\d\.)|(?<=(?<![\p{L}\p{M}\p{N}'’.])[0123]?\d\.\s?[01]?\d)\.\s{1,9}\d{4}(?!\p{N})/uy,
    ),
    // German ordinals: before nouns that rarely follow a number otherwise, and after articles.
    isOrdinal: at(
      /(?<=(?<![\p{L}\p{M}\p{N}'’.,])\d{1,3})\.\s{1,9}(?:Jahrhundert|Jahrtausend|Jh\.|Aufl|FC|Geburtstag|Kapitel|Klasse|Lebensjahr|Bundesliga|Platz|Quartal|Stock|Weltkrieg)|(?<=(?<![\p{L}\p{M}'’])(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]es|[Ii]m|(?<!I )am|Am|[Vv]om|[Zz]um|[Zz]ur|[Bb]eim|eine[mnrs]?|jede[mnrs]?|(?:[msd]ein|ihr|unser)e[mnrs]?)\s\d{1,3})\.\s{1,9}\p{Lu}/uy,
    ),
    // The first part of `z. B.`, `EE. UU.` and `av. J.-C.`, and the last part of some.
    isPart: at(
      /(?<=(?<![\p{L}\p{M}\p{N}'’.])(?:\p{Ll}(?=\.\s{1,9}\p{L}\.)|\p{Lu}\p{Lu}(?=\.\s{1,9}\p{Lu}\p{Lu}\.)|(?:av|apr)(?=\.\s{1,9}J\.)|z\.\s?B|d\.\s?h|m\.\s?E|p\.\s?ej|p\.\s?ex|Dr\.\s(?:med|phil|jur|rer|rer\.\snat)))\./uy,
    ),
    // Single capitals and sequences of letters: `U.S.`, `a.m.`, `d. h.`, `V. I. Lenin`. An I is a pronoun
    // except after a name, as in `Albert I. Jones`. A letter has only a few marks.
    endsInitials: at(
      /(?<=(?:(?<![\p{L}\p{M}\p{N}'’])(?:\p{Lu}(?<!I)|I(?=\p{M})|\p{L}\p{M}{0,9}\.(?:\r\n|\s)?\p{L})|\p{Lu}[\p{L}\p{M}]{1,20}(?:\r\n|\s)I(?!\p{M}))\p{M}{0,9})/uy,
    ),
    // Initials before another one are a name: `In 1997 J. K. Rowling`.
    isUnit: at(/(?<=[°º˚′″][\s-]?\p{Lu})\.|(?<=\p{N}[\s-]?\p{Lu})\.\s{1,9}(?!\p{Lu}\.)/uy),
    // Initials that end a sentence before any name: times of day, where only numbers tell `9 A.M.` from a
    // name, degrees such as `Ph.D.`, and letters that name something, such as `vitamin C`.
    isFinal: at(
      /(?<=(?<![\p{L}\p{M}.'’])[ap]\.\s?m|\d\s?[AP]\.\s?M)\.(?!\s{1,9}(?:\p{Lu}\p{Ll}{2,5}day|\p{Lu}\p{Ll}{2,8}\.?\s\d|(?:Eastern|Central|Mountain|Pacific)(?!\p{L})|[A-Z]{1,4}T(?![\p{L}\p{N}])|UTC|\p{Lu}\p{L}{1,20} (?:\p{Lu}\p{L}{1,20} )?[Tt]ime))|(?<=(?<!\p{L})(?:Ph|Ed|Th|Sc|Psy|Pharm|LL)\.\s?[BDM])\.|(?<=(?<!\p{L})(?:[Cc]lass|[Gg]rade|[Hh]epatitis|[Oo]ption|[Pp]lan|[Tt]ype?|[Vv]itamin[ae]?)\s\p{Lu})\./uy,
    ),
    endsCompany: at(
      /(?<=[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}.'’&-]{0,20},?\s(?:Inc|Ltd|Co|Corp|Ave|Blvd|Rd))\.\s{1,9}["“‘(]?(?!Chief|Vice|President|Chair|Director|Found|Co-|Spokes|Executive)\p{Lu}\p{Ll}{1,20}(?:['’]s)?,?\s\p{Ll}/uy,
    ),
    // `K. Le Guin`, `M. L’Herbier`
    startsWithArticle: at(/(?:L[ae]s?|El|Los)\s\p{Lu}|L['’]\p{Lu}/uy),
    startsItem: at(/(?:[-*•·>]|\[[ x]?\]|\p{N}{1,3}[.)])\s|[–—]\s?\p{Lu}/uy),
    startsCapitalized: at(/[^\p{L}\p{N}]{0,4}[\p{Lu}\p{Lt}\p{Lo}]/uy),
  };
}

function isAsciiDigit(text: string, index: number): boolean {
  const digit = text.charCodeAt(index) - 0x30;
  return digit >= 0 && digit < 10;
}
