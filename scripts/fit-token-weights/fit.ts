import { writeFileSync } from 'node:fs';
import { lengthsOfRuns } from '../../src/tools/token-counter/cost-of-piece.ts';
import { corrections, type Family } from '../../src/tools/token-counter/families.ts';
import { openers } from '../../src/tools/token-counter/openers.ts';
import { weights as formerWeights } from '../../src/tools/token-counter/weights.ts';
import { descend, type Sample, weightsPerToken, zero } from './descent.ts';
import { type Pieces, piecesOf } from './estimates.ts';
import { families, heldOut, heldOutFile, textOf } from './held-out.ts';
import { textsToFit } from './texts.ts';
import { type Count, tokenizers } from './tokenizers.ts';

/** Returns the space that Llama 2 and Mistral add before a text, as the estimate for them does. */
const textBefore = (family: Family) => (/^(?:llama2|mistral)$/.test(family) ? ' ' : '');

/**
 * Returns a family's share: more if it is popular or would be furthest off, less if its counts are
 * a guess.
 */
function shareOf(family: Family): number {
  if (family === 'o200k') return 2;
  if (/^(?:gemma|qwen|tekken)$/.test(family)) return 1.5;
  return family.startsWith('claude') ? 0.5 : 1;
}

const counters = await tokenizers();
const texts = textsToFit();
const piecesBefore = new Map<string, Pieces>(
  ['', ' '].map((before) => [before, piecesOf(texts.map(({ text }) => before + text))]),
);
const samples = [...counters].flatMap(([family, count]): Sample[] => {
  const pieces = piecesBefore.get(textBefore(family));
  const goals = texts.map(({ text, share }) => ({ tokens: count(text), share }));
  return pieces ? [{ family, pieces, goals, share: shareOf(family) }] : [];
});
const weights = Array.from(formerWeights, (character) => character.charCodeAt(0));
const codes = descend(samples, weights, 2);
const fitted = [...counters].map(([family, count]) => ({
  family,
  codes: corrections[family] === '' ? '' : String.fromCharCode(...(codes.get(family) ?? [])),
  known: knownOpeners(count),
  runLengths: runLengthsOf(count),
  alphabetTokens: alphabetTokensOf(count),
}));
const notice = '// Written by `scripts/fit-token-weights`. Do not edit.';

writeWeights(String.fromCharCode(...weights).replaceAll('\\', '\\\\'));
writeFamilies(fitted);
writeCounts();

/** Returns which openers are a single token: a bit for each, the lowest for the first. */
function knownOpeners(count: Count): number {
  const bits = openers.map((opener) => (count(opener) === 1 ? '1' : '0'));
  return Number(`0b${bits.toReversed().join('')}`);
}

/**
 * Returns for each character of ASCII the number of the length of its longest token, from the tab
 * to the tilde.
 */
function runLengthsOf(count: Count): string {
  const [firstCharacter, lastCharacter] = [0x09, 0x7e];
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
function alphabetTokensOf(count: Count): readonly [number, number] {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  return [count(alphabet), count(alphabet.toUpperCase())];
}

function writeWeights(weights: string): void {
  writeFileSync(
    'src/tools/token-counter/weights.ts',
    `${notice}

/** The character code of the weight 0. */
export const zero = ${zero};

export const weightsPerToken = ${weightsPerToken};

/** The weight of each feature, as a character code. */
export const weights =
  '${weights}';
`,
  );
}

interface Written {
  readonly family: Family;
  readonly codes: string;
  readonly known: number;
  readonly runLengths: string;
  readonly alphabetTokens: readonly [number, number];
}

/** Counts the tokens of the texts that the tests judge the estimate by. */
function writeCounts(): void {
  const counted = heldOut.map((one) => ({
    ...one,
    tokens: families.map((family) => counters.get(family)?.(textOf(one))),
  }));
  const lines = [{ families }, ...counted].map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(heldOutFile, lines.join(''));
}

function writeFamilies(fitted: readonly Written[]): void {
  writeFileSync(
    'src/tools/token-counter/families.ts',
    `${notice}

/**
 * How the weights of each family of tokenizers differ from those of o200k: two codes for each
 * group.
 */
export const corrections = {
${fitted.map(({ family, codes }) => `  ${family}: '${codes}',`).join('\n')}
};

export type Family = keyof typeof corrections;

/** Which openers are a single token in each family: a bit for each, the lowest for the first. */
export const knownOpeners: Readonly<Record<Family, number>> = {
${fitted.map(({ family, known }) => `  ${family}: ${known},`).join('\n')}
};

/**
 * How long the longest token of a repeated character is in each family: numbers in lengthsOfRuns,
 * for the characters from the tab to the tilde.
 */
export const runLengths: Readonly<Record<Family, string>> = {
${fitted.map(({ family, runLengths }) => `  ${family}: '${runLengths}',`).join('\n')}
};

/** How many tokens the alphabet has in each family, in lower case and in upper case. */
export const alphabetTokens: Readonly<Record<Family, readonly [number, number]>> = {
${fitted.map(({ family, alphabetTokens }) => `  ${family}: [${alphabetTokens.join(', ')}],`).join('\n')}
};
`,
  );
}
