const letterRange = 27;
const ownRange = 0x530;
const astral = 0x10000;
const blockCount = 0x20000 / 0x80;

// The first number of each kind of feature.
const pairs = 0;
const endings = pairs + letterRange * letterRange;
const leads = endings + letterRange * letterRange;
const characters = leads + 0x80;
const blocks = characters + ownRange;
const repeatedSpace = blocks + blockCount;
const repeatedSymbol = repeatedSpace + 1;
const firstCapital = repeatedSpace + 2;
const furtherCapital = repeatedSpace + 3;

export const featureCount = repeatedSpace + 4;

/** The first code points of ranges that tokenizers treat alike. */
const scripts = [
  0x80, 0xc0, 0x250, 0x370, 0x400, 0x530, 0x590, 0x600, 0x680, 0x900, 0x980, 0xe00, 0xf00, 0x1100,
  0x1200, 0x1e00, 0x1f00, 0x2000, 0x3040, 0x3100, 0x4e00, 0xa000, 0xac00, 0xd7b0,
];

/**
 * The first feature of each group. Within a group, weights differ between tokenizers in the same
 * way. The groups are pairs of letters, ends of runs, characters before words, white space,
 * symbols, digits and scripts.
 */
export const groupStarts: readonly number[] = [
  pairs,
  endings,
  leads,
  ...[0, 0x21, 0x30, 0x3a, ...scripts].map(characterFeature),
  repeatedSpace,
  repeatedSymbol,
  firstCapital,
];

/**
 * Calls back with the number of each feature of a piece of text. The estimated cost of the piece,
 * in tokens, is the sum of the weights of its features:
 *
 * - each pair of adjacent letters from a to z, in either case; the start of a run of letters counts
 *   as a letter
 * - the last pair of a run of letters, in addition
 * - each capital from A to Z, with separate features for the first of a row and for the others
 * - the character that a word includes before its letters, or its absence
 * - each other character: below U+0530 by itself, above by its block of 128
 * - outside words, a repetition in place of a character that equals the one before
 */
export function eachFeature(
  text: string,
  start: number,
  end: number,
  word: number | undefined,
  callBack: (feature: number) => void,
): void {
  if (word !== undefined) callBack(leadFeature(word > start ? codeAt(text, start) : 0));
  let previous = 0;
  let pair = 0;
  let isCapital = false;
  let code = 0;
  for (let index = word ?? start; index < end; index += code < astral ? 1 : 2) {
    code = codeAt(text, index);
    const letter = letterNumber(code);
    if (letter > 0) {
      pair = (pair % letterRange) * letterRange + letter;
      callBack(pairs + pair);
      if (code < 0x60) callBack(isCapital ? furtherCapital : firstCapital);
      isCapital = code < 0x60;
    } else {
      if (pair > 0) callBack(endings + pair);
      pair = 0;
      const repeats = word === undefined && code === previous && code < astral;
      if (!repeats) callBack(characterFeature(code));
      else callBack(code > 0x20 ? repeatedSymbol : repeatedSpace);
      // Most full-width letters are two tokens, and most other full-width characters one.
      if (isFullWidthLetter(code)) callBack(characterFeature(code));
    }
    previous = code;
  }
  if (pair > 0) callBack(endings + pair);
}

function codeAt(text: string, index: number): number {
  return text.codePointAt(index) ?? 0;
}

/** Returns 1 to 26 for the letters a to z in either case, and 0 for any other character. */
function letterNumber(code: number): number {
  const letter = (code | 0x20) - 0x60;
  return letter > 0 && letter < letterRange ? letter : 0;
}

const isFullWidthLetter = (code: number) => code > 0xff20 && code < 0xff5b;

function leadFeature(code: number): number {
  return code < 0x80 ? leads + code : characterFeature(code);
}

export function characterFeature(code: number): number {
  if (code < ownRange) return characters + code;
  return blocks + Math.min(code >> 7, blockCount - 1);
}
