import { memoizeByCharacter } from '../characters/memoize-by-character.ts';
import { once } from './once.ts';

/*
 * A letter stands for each kind of character, by its property in Unicode Standard Annex #29:
 *
 * | letter | property              | characters                                                   |
 * | ------ | --------------------- | ------------------------------------------------------------ |
 * | b      | none (Zs)             | blanks: spaces within a line                                 |
 * | d      | Control               | dividers: tabs and other white space                         |
 * | r      | CR                    | the carriage return                                          |
 * | n      | LF                    | the line feed, a new line                                    |
 * | x      | none                  | any others                                                   |
 * | c      | Control               | controls that are not white space                            |
 * | m      | Extend                | marks, such as accents, and skin tones                       |
 * | s      | SpacingMark           | marks with a width, such as vowels in Devanagari             |
 * | j      | ZWJ                   | the zero-width joiner                                        |
 * | w      | Extend                | the zero-width non-joiner                                    |
 * | l      | Extend, InCB=Linker   | linkers, such as virama, which join consonants               |
 * | p      | Prepend               | prefixes, such as the Arabic number sign                     |
 * | R      | Regional_Indicator    | halves of flags                                              |
 * | e      | Extended_Pictographic | emoji                                                        |
 * | k      | InCB=Consonant        | consonants that linkers join, such as ka                     |
 * | L V T  | L, V, T               | leading consonants, vowels and trailing consonants of Hangul |
 * | v      | LV                    | Hangul syllables that end in a vowel                         |
 * | t      | LVT                   | Hangul syllables that end in a consonant                     |
 *
 * The letter of a state is the kind of the last character, with two exceptions: `z` follows an
 * emoji and a zero-width joiner, and `x` means that the text so far has no influence.
 */

/** White space first. */
const kinds = 'bdrnxcmsjwlpRekLVTvtz';
const whiteSpaces = kinds.indexOf('x');
const blank = kinds.indexOf('b');
const control = kinds.indexOf('c');

/**
 * Counts the user-perceived characters of a text (extended grapheme clusters of Unicode Standard
 * Annex #29), and how many of them are only white space: `\r\n` is one, a space with a combining
 * mark is none. It does not use `Intl.Segmenter`, whose time is quadratic in some engines.
 */
export function countCharacters(text: string): { characters: number; spaces: number } {
  const steps = allSteps();
  let characters = 0;
  let spaces = 0;
  let state = control;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const kind = kindOf(codePoint);
    const step = steps[state * kinds.length + kind] ?? 0;
    if (step % 2 === 0) {
      characters += 1;
      if (kind < whiteSpaces) spaces += 1;
    } else if (state === blank) spaces -= 1;
    state = step >> 1;
  }
  return { characters, spaces };
}

/** Pairs of a state and a kind that belong to one character: rules GB3 to GB13 of the annex. */
const joined = /rn|[^drnc][msjwl]|p[^drnc]|RR|ze|lk|L[LVvt]|[Vv][VT]|[Tt]T/;

/** For each state and kind: twice the next state, plus 1 if the pair belongs to one character. */
const allSteps = once(() =>
  Uint8Array.from({ length: kinds.length * kinds.length }, (_, index) => {
    const pair = kinds.charAt(index / kinds.length) + kinds.charAt(index % kinds.length);
    return 2 * kinds.indexOf(stateAfter(pair)) + (joined.test(pair) ? 1 : 0);
  }),
);

function stateAfter(pair: string): string {
  const [state = '', kind = ''] = pair;
  if (pair === 'ej') return 'z';
  // Marks do not separate an emoji from its joiner, or the consonants of a conjunct.
  if (/e[mwl]|[kl][mj]/.test(pair)) return state;
  if (/[kl]l/.test(pair)) return kind;
  return /[msjwl]$|RR|pb/.test(pair) ? 'x' : kind;
}

const kindOf = memoizeByCharacter((character) => kinds.indexOf(findKind(character)));

function findKind(character: string): string {
  // A Hangul syllable decomposes into two or three of the parts below.
  if (/[\uAC00-\uD7A3]/.test(character)) return character.normalize('NFD').length > 2 ? 't' : 'v';
  return properties().find(([, characters]) => characters.test(character))?.[0] ?? 'x';
}

/** The characters of each kind; the first match applies. */
const properties = once(
  () =>
    [
      ['r', /\r/],
      ['n', /\n/],
      ['b', /\p{Zs}/u],
      ['d', /\p{White_Space}/u],
      ['j', /\u200D/],
      ['w', /\u200C/],
      [
        'l',
        /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D\u1039\u17D2\u1A60\u1B44\u1BAB\uA9C0\uAAF6\u{10A3F}\u{11133}\u{113D0}\u{1193E}\u{11A47}\u{11A99}\u{11F42}]/u,
      ],
      ['m', /[\p{Grapheme_Extend}\p{Emoji_Modifier}]/u],
      [
        'p',
        /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u0D4E\u{110BD}\u{110CD}\u{111C2}\u{111C3}\u{113D1}\u{1193F}\u{11941}\u{11A84}-\u{11A89}\u{11D46}\u{11F02}]/u,
      ],
      ['c', /[\p{Cc}\p{Cf}\u2065\uFFF0-\uFFF8\u{E0000}-\u{E0FFF}]/u],
      [
        's',
        /(?![\u102B\u102C\u1038\u1062-\u1064\u1067-\u106D\u1083\u1087-\u108C\u108F\u109A-\u109C\u1A61\u1A63\u1A64\uAA7B\uAA7D\u{11720}\u{11721}])[\p{Mc}\u0E33\u0EB3]/u,
      ],
      ['R', /\p{Regional_Indicator}/u],
      ['e', /\p{Extended_Pictographic}/u],
      [
        'k',
        /[\u0915-\u0939\u0958-\u095F\u0978-\u097F\u0995-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09DC\u09DD\u09DF\u09F0\u09F1\u0A95-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0AF9\u0B15-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B5C\u0B5D\u0B5F\u0B71\u0C15-\u0C28\u0C2A-\u0C39\u0C58-\u0C5A\u0D15-\u0D3A\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u1780-\u17B3\u1A20-\u1A54\u1B0B\u1B0C\u1B13-\u1B33\u1B45-\u1B4C\u1B83-\u1BA0\u1BAE\u1BAF\u1BBB-\u1BBD\uA989-\uA98B\uA98F-\uA9B2\uA9E0-\uA9E4\uA9E7-\uA9EF\uA9FA-\uA9FE\uAA60-\uAA6F\uAA71-\uAA73\uAA7A\uAA7E\uAA7F\uAAE0-\uAAEA\uABC0-\uABDA\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{11103}-\u{11126}\u{11144}\u{11147}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{11900}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{1192F}\u{11A00}\u{11A0B}-\u{11A32}\u{11A50}\u{11A5C}-\u{11A83}\u{11F04}-\u{11F10}\u{11F12}-\u{11F33}]/u,
      ],
      ['L', /[\u1100-\u115F\uA960-\uA97C]/],
      ['V', /[\u1160-\u11A7\uD7B0-\uD7C6\u{16D63}\u{16D67}-\u{16D6A}]/u],
      ['T', /[\u11A8-\u11FF\uD7CB-\uD7FB]/],
    ] as const,
);
