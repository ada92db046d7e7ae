import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { corrections, type Family } from '../../../../src/tools/token-counter/families.ts';
import { openers } from '../../../../src/tools/token-counter/openers.ts';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';
import { weights as formerWeights } from '../../../../src/tools/token-counter/weights.ts';
import { corpus } from './corpus.ts';
import { descend, type Sample, weightsPerToken, zero } from './descent.ts';
import { type Pieces, piecesOf } from './estimates.ts';
import { pagesOfWords, shortTexts } from './short-texts.ts';
import { type Count, packages, tokenizers } from './tokenizers.ts';

const folder = 'test/tools/token-counter';
const { counts: countsOfPackages, wordLists } = await tokenizers();
const counters = new Map<Family, Count>([['o200k', countO200k], ...countsOfPackages]);

interface Text {
  readonly text: string;
  readonly share: number;
}

/** A page or so of each text of the corpus; short texts count as much as all pages together. */
function texts(): readonly Text[] {
  const [inLanguages, inOthers, names, prose, code, identifiers, characters] = corpus();
  const pages = [
    textsOf(
      0.3,
      500,
      (inLanguages?.texts ?? []).flatMap((text) => cut(text, 1000, 8)),
    ),
    textsOf(0.2, 500, pagesOfWords(wordLists)),
    textsOf(0.03, 60, inOthers?.texts ?? []),
    textsOf(0.01, 60, names?.texts ?? []),
    textsOf(0.08, 120, prose?.texts ?? []),
    textsOf(0.27, 450, code?.texts ?? []),
    textsOf(0.105, 300, identifiers?.texts ?? []),
    textsOf(0.005, 300, characters?.texts ?? []),
  ];
  const short = shortTexts(wordLists).map(({ share, texts }) => textsOf(share, 20_000, texts));
  return [...pages, ...short].flat();
}

function textsOf(share: number, most: number, all: readonly string[]): Text[] {
  const step = Math.ceil(all.length / most);
  const taken = all.flatMap((text, index) =>
    index % step === 0 ? Buffer.from(text.slice(0, 1500)).toString() : [],
  );
  const filled = taken.filter((text) => text.trim() !== '' && !startsWithOpener(text));
  return filled.map((text) => ({ text, share: share / filled.length / 2 }));
}

function cut(text: string, length: number, most: number): string[] {
  const count = Math.min(most, Math.max(1, Math.floor(text.length / length)));
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(text.length / count) * index;
    return text.slice(start, start + length);
  });
}

function startsWithOpener(text: string): boolean {
  let isOpener = false;
  eachPiece(text, (start, end) => {
    if (start === 0) isOpener = openers.includes(text.slice(0, end));
  });
  return isOpener;
}

/** Llama 2 and Mistral put a space before a text, as the estimate does. */
const textBefore = (family: Family) => (/^(?:llama2|mistral)$/.test(family) ? ' ' : '');

/** What most people use counts more, what is a guess less. */
function shareOf(family: Family): number {
  if (family === 'o200k') return 2;
  return family.startsWith('claude') ? 0.5 : 1;
}

const fitted = texts();
const piecesBefore = new Map<string, Pieces>(
  ['', ' '].map((before) => [before, piecesOf(fitted.map(({ text }) => before + text))]),
);
const samples = [...counters].flatMap(([family, count]): Sample[] => {
  const pieces = piecesBefore.get(textBefore(family));
  const goals = fitted.map(({ text, share }) => ({ tokens: count(text), share }));
  return pieces ? [{ family, pieces, goals, share: shareOf(family) }] : [];
});
const weights = Array.from(formerWeights, (character) => character.charCodeAt(0));
const codes = descend(samples, weights, 2);

/** A bit for each opener that is one token. */
function knownOpeners(count: Count): string {
  const bits = openers.map((opener) => (count(opener) === 1 ? '1' : '0'));
  return `0b${bits.toReversed().join('')}`;
}

const families = [...counters].map(([family, count]) => ({
  family,
  codes: corrections[family] === '' ? '' : String.fromCharCode(...(codes.get(family) ?? [])),
  known: knownOpeners(count),
}));

const files = ['samples', 'short'].flatMap((name) =>
  readdirSync(join(folder, name)).map((file) => join(name, file)),
);
const counts = Object.fromEntries(
  [...countsOfPackages].map(([family, count]) => {
    const countsOf = (file: string) =>
      readFileSync(join(folder, file), 'utf8').trim().split('\n-----\n').map(count);
    return [family, Object.fromEntries(files.map((file) => [file, countsOf(file)]))];
  }),
);

const notice = `// Written by ${folder}/fit/run.js, which fits it anew. Do not edit.`;

writeFileSync(
  'src/tools/token-counter/weights.ts',
  `${notice}

/** The character code that stands for the weight 0. */
export const zero = ${zero};

export const weightsPerToken = ${weightsPerToken};

/** The weight of each feature, as the code of a character. */
export const weights =
  '${String.fromCharCode(...weights).replaceAll('\\', '\\\\')}';
`,
);
writeFileSync(
  'src/tools/token-counter/families.ts',
  `${notice}

/** What tells the weights of each family of tokenizers from those of o200k, two codes a group. */
export const corrections = {
${families.map(({ family, codes }) => `  ${family}: '${codes}',`).join('\n')}
};

export type Family = keyof typeof corrections;

/** Which openers are one token, the first in the lowest bit. */
export const knownOpeners: Readonly<Record<Family, number>> = {
${families.map(({ family, known }) => `  ${family}: ${Number(known)},`).join('\n')}
};
`,
);
writeFileSync(join(folder, 'counts.json'), `${JSON.stringify({ packages, counts })}\n`);
