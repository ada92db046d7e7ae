import { alphabetTokens, type Family, runLengths } from './families.ts';
import { longestRun } from './longest-runs.ts';
import { endOfSymbols, lengthOfUnit, timesAlphabet } from './repetitions.ts';

/** A piece of text, from `start` to `end`. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The total cost of its features, in tokens. */
  readonly cost: number;
  /** Returns the total cost of the features of a part of the text. */
  readonly costOf: (start: number, end: number) => number;
  /** Whether the word before has the same letters. */
  readonly isRepeated: boolean;
}

/** The length of the longest token, a run of spaces. */
const longestToken = 128;

/** An estimate of what has one token or two: not too much for one, nor too little for two. */
const mostUncertain = 1.67;

const firstBeyondAscii = 0x80;
const firstBeyondLatin = 0x250;

/**
 * Returns the cost of a piece in tokens. `word` is the index of the first letter, if the piece is a
 * word. The features are fitted to ordinary text, so their cost is corrected where they say little:
 * repeated characters, units and words, the alphabet, and very long words.
 */
export function costOfPiece(piece: Piece, word: number | undefined, family: Family): number {
  const cost = word === undefined ? costOfOther(piece, family) : costOfWord(piece, word, family);
  return Math.max(cost, (piece.end - piece.start) / longestToken, 1);
}

function costOfOther(piece: Piece, family: Family): number {
  const { text, end, cost } = piece;
  const start = text[piece.start] === ' ' ? piece.start + 1 : piece.start;
  const last = endOfSymbols(text, start, end);
  const unit = lengthOfUnit(text, start, last);
  const isShort = unit < 3 || text.charCodeAt(start) >= firstBeyondAscii;
  if (unit > 0 && isShort) {
    return costOfRepetition({ ...piece, start, end: last }, unit, family) + 0.4 * (end - last);
  }
  // Hardly any token has three different symbols.
  const count = (last - start) / unit;
  const isPriced = unit > 0 && unit < 5;
  return isPriced ? count * mean(0.95 * unit - 1, Math.max(cost / count, 0.3), 0.15) : cost;
}

function costOfWord(piece: Piece, word: number, family: Family): number {
  const { text, start, end, cost, isRepeated } = piece;
  const length = end - word;
  const last = text.charCodeAt(end - 1);
  const isUpper = last < 0x5b;
  const alphabets = timesAlphabet(text, word, end);
  if (alphabets > 0) {
    const tokens = alphabets * alphabetTokens[family][isUpper ? 1 : 0];
    return word > start ? Math.max(cost, tokens) : tokens;
  }
  const unit = lengthOfUnit(text, word, end);
  const isDouble = length === 2 && last < 0x80 && text.charCodeAt(word) === last;
  const isBeyondAscii = last >= firstBeyondAscii || text.charCodeAt(word) >= firstBeyondAscii;
  if (isDouble || (unit > 0 && (unit < 3 || isBeyondAscii))) {
    return costOfRepetition({ ...piece, start: word }, unit || 1, family);
  }
  if (last >= firstBeyondLatin) return cost;
  if (unit > 0 && !(isRepeated && length < 9))
    return costOfUnits(unit, length / unit, cost, isUpper);
  // Three equal bytes are four letters in base64, such as YWFh or YmJi, and few tokens of those
  // contain a capital.
  const isMixed = word === start && !isUpper && isCapital(text, word);
  if (isMixed && length === 2) return Math.min(Math.max(cost, 1.25), mostUncertain);
  // Numbers in base 16 can lack digits, such as deadbeef. Hardly any word has only these letters.
  if (/^[a-f]{8,}$/i.test(text.slice(word, end))) return Math.max(cost, length / 2.8);
  // Very long words are run together from others, or are names of things that few people write
  // about.
  if (!isRepeated) return Math.max(cost, isUpper ? (length - 5) / 2.4 : (length - 9) / 3.5);
  const isSpaced = text[start] === ' ';
  const repeated = costOfRepeated(length, cost, isUpper, isSpaced);
  if (isMixed && length === 4) return Math.max(cost, repeated);
  return word > start && !isSpaced ? Math.max(repeated, 1.6) : repeated;
}

const isCapital = (text: string, index: number) => text.charCodeAt(index) < 0x5b;

/**
 * Returns the cost of a word that follows itself. Errors do not cancel out as in other texts, so
 * the features count for less and the length for more: features cannot tell `xylophone` from a
 * common word. Most common words are one token in lower case after a space, and few are elsewhere.
 */
function costOfRepeated(length: number, cost: number, isUpper: boolean, isSpaced: boolean): number {
  if (isUpper) return 0.1 + 0.4 * cost + 0.25 * length;
  if (!isSpaced) return 0.1 + 0.55 * cost + 0.11 * length;
  return Math.max(0.15 + 0.5 * cost + 0.06 * length, cost - 0.75);
}

/**
 * Returns the cost of letters without spaces that repeat a unit. It may be a common word or have no
 * meaning, and the features of short units cannot tell. Errors do not cancel out as in other texts,
 * so short units are priced in between.
 */
function costOfUnits(length: number, count: number, cost: number, isUpper: boolean): number {
  const usual = ((isUpper ? 3.7 : 2.8) * length) / (length + 4);
  const weight = Math.min((length - 2) / 15, 0.85);
  return count * mean(usual, Math.max(cost / count, 1), weight);
}

/**
 * Returns the geometric mean of two numbers, given the weight of the second, from 0 to 1. Each
 * binary digit of the weight takes a square root, which is the same in every engine, unlike a
 * power.
 */
function mean(first: number, second: number, weight: number): number {
  let [product, root, rest] = [first, second / first, weight];
  for (let digit = 0; digit < 40; digit += 1) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest < 1) continue;
    product *= root;
    rest -= 1;
  }
  return product;
}

/** Returns the cost of one or two repeated characters of ASCII, or of any number of others. */
function costOfRepetition(piece: Piece, unit: number, family: Family): number {
  const { text, start, end, costOf } = piece;
  const code = text.charCodeAt(start);
  const count = (end - start) / unit;
  if (unit === 1 && code < 0x7f) return tokensOfRun(code, count, family);
  const repeated = text.slice(start, start + unit);
  const longest = longestRun(repeated, family);
  if (longest) return Math.ceil(count / longest);
  const costOfUnit = costOf(start, start + unit);
  if (isAscii.test(repeated)) {
    return count * (/[a-z]/.test(repeated) && costOfUnit < 1.1 ? 0.84 : 1.4);
  }
  const characters = [...repeated].length;
  const isWord = characters > 1 || /\p{L}/u.test(repeated);
  return count * characters * rateOf(costOfUnit / characters, isWord, family);
}

const isAscii = /^[\0-\x7f]+$/;

/**
 * Returns how many tokens a repeated character has, given the cost of its features, which say how
 * rare its block is: half a token or one in a common block, one or two in others, and more in a
 * rare one. The rates are in between. More of the tokens of o200k are two characters.
 */
function rateOf(cost: number, isWord: boolean, family: Family): number {
  if (isWord && cost < (family === 'o200k' ? 1.2 : 0.8)) return 0.84;
  const isRare = cost > (isWord ? 2.6 : 2.2);
  return isRare ? Math.min(cost, 3.2) : Math.min(Math.max(cost, 1.25), mostUncertain);
}

/** The lengths of the longest token of one character, by their numbers in `runLengths`. */
export const lengthsOfRuns = [1, 2, 4, 8, 16, 32, 64, 80, 128] as const;

/**
 * Returns the tokens of a run of one character. It is made of the longest tokens, and of others for
 * what exceeds a multiple of 16. Where the longest has more than 32 characters, there usually is a
 * token for each length up to 16.
 */
function tokensOfRun(code: number, count: number, family: Family): number {
  const longest = lengthsOfRuns[Number(runLengths[family].charAt(code - 9))] ?? 1;
  const rest = count % (longest < 128 ? Math.min(longest, 16) : longest);
  const isSparse = code > 0x20 && longest > 4 && longest < 64;
  return (
    Math.ceil((count - rest) / longest) +
    (isSparse ? (ones(rest) + Math.sign(rest)) / 2 : Math.sign(rest))
  );
}

/**
 * Returns how many digits of a number are 1 in base 2, which is how many powers of two add up to
 * it.
 */
function ones(value: number): number {
  return value.toString(2).replaceAll('0', '').length;
}
