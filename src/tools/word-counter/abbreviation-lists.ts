import { once } from '../../shared/once.ts';

/*
 * The abbreviations that a sentence rarely ends with, of English, German, French, Spanish and
 * Portuguese. They are chosen from the suppressions of Unicode's CLDR (segments), without those
 * that are also words, and by reading.
 */

/** Titles, and abbreviations that never end a sentence. */
const neverFinal =
  'Ms Mx Messrs Mmes Mlles MM Mgr Dre Dra Dras ' +
  'Sra Srta Sres Sras Srtas Srs Profa Rev Hon Fr Gen Gral Col Maj Capt Cmdr Cdr Cdt Cel Lt Sgt Cpl ' +
  'Pvt Adm Supt Gov Sen Rep Pres Amb Insp Det Asst Atty Attn Msgr Mons Lic Ldo Lda Lcdo Lcda Arq Dña Exmo Exma Excmo ' +
  'Excma Ilmo Ilma Rvdo Hr Hrn Frl Fa Sig Sto Sta Ste Dott Dipl Ing Eng eg ie v ca Ca ' +
  'a.k.a lt dt ev Av av Avda Pça boul bd trad Bs Rs';

/** The same, which people also write in capitals, or at the start of a sentence. */
const neverFinalInAnyCase =
  'mr mrs mme mlle dr drs prof e.g i.e vs cf viz approx aprox incl excl esp éd ' +
  'bzw bspw vgl ggf evtl inkl exkl zzgl abzgl bzgl einschl sog ehem geb gest insb insbes ' +
  'engl frz kath staatl städt österr';

/** Abbreviations before numbers, in lower case. */
const beforeNumbers =
  'no nos tel tél ext env max min ' +
  'jan janv feb févr fev febr mar mär apr avr abr jun jul juil aug sep sept oct okt nov dec dez déc dic';

/** The same, which also come before a letter: `App. C`. */
const references =
  'nr núm nº pp pág págs vol vols fig figs eq eqs ch chap kap cap sec secs sect séc art arts abs pt ' +
  'op apt abb ver ed para paras párr ziff anm lit app ex tab anh рис табл';

/** Abbreviations in names, and German ones of numbers and centuries. */
const nameParts =
  'St Mt Ft Jr Sr Ave Blvd Rd Ln Hwy Pkwy Inc Ltd Ltda Co Corp Cía Cia Bros Dept Univ Esq al Cie Mio Mrd Tsd Ud Uds';

/** Other abbreviations that a line may end with. */
const unfinished =
  'etc usw usf pp págs figs eqs chap núm jh MwSt mwst uds tel ext chr ' +
  'jan feb apr aug sept oct okt nov dez janv févr avr juil déc';

/** The last part of others, or the first. */
const parts = 'apr ej ex med phil jur rer nat';

/** Words that often start a sentence, in English, German, French, Spanish and Portuguese. */
const openers =
  'A After All Also Although An And Another As At Because Before Both But By Can Could Did Does During ' +
  'Each Even Every Finally For From Had Has Have He Her Here His How However I If In Is It Its Later Many ' +
  'Maybe Meanwhile Most My No Nor Not Now On Once Or Our Perhaps Please She Should Since So Some That The ' +
  'Their Then There Therefore These They This Those Though Thus To Until Was We Were What When Where ' +
  'Which While Who Why With Would Yes Yet You Your ' +
  'Aber Als Auch Auf Bei Danach Dann Das Der Die Diese Dieser Doch Ein Eine Er Es Für Im Man Mit Nach Nicht ' +
  'Nun Seit Sie Und Wenn Wer Wie Wir Zu ' +
  'Alors Après Avec C Ce Cela Ces Cette Dans Donc Elle Elles En Et Il Ils J Je L La Le Les Mais Nous Où Par ' +
  'Pour Puis Quand Que Qui Si Son Sur Tous Un Une Vous ' +
  'Así Con Cuando Después El Él Ella Entonces Era Esta Este Esto Hay Las Lo Los Luego Para Pero Por Se ' +
  'Según Sí Su También Todo Y Ya Yo ' +
  'Ao Com Depois Ele Eles Em Então Essa Esse Foi Isso Isto Já Mas Na Não O Os Quando Quem Também Uma Você';

/** What a full stop after a word may be, as bits. */
export const roles = {
  neverFinal: 1,
  beforeNumbers: 2,
  namePart: 4,
  unfinished: 8,
  part: 16,
  reference: 32,
} as const;

/** Returns the roles of each abbreviation, without its last full stop. */
export const rolesByAbbreviation = once(() => {
  const found = new Map<string, number>();
  const add = (role: number, list: string, formsOf: (word: string) => readonly string[]) => {
    for (const form of list.split(' ').flatMap(formsOf)) {
      found.set(form, (found.get(form) ?? 0) | role);
    }
  };
  add(roles.neverFinal, neverFinal, asWritten);
  add(roles.neverFinal, neverFinalInAnyCase, inAnyCase);
  add(roles.beforeNumbers, beforeNumbers, inAnyCase);
  add(roles.beforeNumbers | roles.reference, references, inAnyCase);
  add(roles.namePart, nameParts, asWritten);
  add(roles.unfinished, unfinished, inAnyCase);
  add(roles.part, parts, asWritten);
  return found;
});

const asWritten = (word: string) => [word];

/** A single capital is an initial, so a single letter stays as it is. */
const inAnyCase = (word: string) =>
  word.length === 1
    ? [word]
    : [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];

export const openingWords = once(() => new Set(openers.split(' ')));
