import { lengthsOfRuns } from '../../src/tools/token-counter/cost-of-piece.ts';
import type { Count } from './tokenizers.ts';

const firstCharacter = 0x09;
const lastCharacter = 0x7e;

/**
 * Returns for each character of ASCII the number of the length of its longest token, from the tab
 * to the tilde.
 */
export function runLengthsOf(count: Count): string {
  return Array.from({ length: lastCharacter - firstCharacter + 1 }, (_, index) => {
    const character = String.fromCharCode(firstCharacter + index);
    return /[\t\n -~]/.test(character) ? numberOfLength(character, count) : 0;
  }).join('');
}

function numberOfLength(character: string, count: Count): number {
  const average = 800 / count(character.repeat(800));
  const distance = (length: number) => Math.abs(Math.log(length / average));
  const closest = lengthsOfRuns.toSorted((a, b) => distance(a) - distance(b))[0] ?? 1;
  // The average cannot tell these two apart.
  const isEither = closest === 64 || closest === 80;
  const longest = isEither ? (count(character.repeat(80)) === 1 ? 80 : 64) : closest;
  return lengthsOfRuns.indexOf(longest);
}

/** Returns the tokens of the alphabet, in lower case and in upper case. */
export function alphabetTokensOf(count: Count): readonly [number, number] {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  return [count(alphabet), count(alphabet.toUpperCase())];
}
