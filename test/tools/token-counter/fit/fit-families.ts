import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import type { Family } from '../../../../src/tools/token-counter/families.ts';
import {
  eachFeature,
  featureCount,
  groupStarts,
} from '../../../../src/tools/token-counter/features.ts';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';
import { weights, weightsPerToken, zero } from '../../../../src/tools/token-counter/weights.ts';
import { corpus } from './corpus.ts';
import { type Count, packages, tokenizers } from './tokenizers.ts';

/** A distinct piece of the corpus: how much it counts, and its sums by group of features. */
interface Piece {
  readonly text: string;
  readonly terms: ReadonlyMap<number, number>;
  weight: number;
}

const groupCount = groupStarts.length;
const groups = Array.from(
  { length: featureCount },
  (_, feature) => groupStarts.filter((start) => start <= feature).length - 1,
);

/** The sum of the weights of a group's features at an even number, their count at the odd one. */
function termsOf(text: string, start: number, end: number, word: number | undefined) {
  const terms = new Map<number, number>();
  const add = (term: number, value: number) => terms.set(term, (terms.get(term) ?? 0) + value);
  eachFeature(text, start, end, word, (feature) => {
    const group = groups[feature] ?? 0;
    add(2 * group, (weights.charCodeAt(feature) - zero) / weightsPerToken);
    add(2 * group + 1, 1);
  });
  return terms;
}

/** Every eighth text of the large parts of the corpus will do for so few unknowns. */
function observe(): readonly Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { share, texts } of corpus()) {
    const step = texts.length > 1000 ? 8 : 1;
    const taken = texts.filter((_, index) => index % step === 0);
    for (const text of taken) {
      const weight = share / taken.length / countO200k(text);
      eachPiece(text, (start, end, word) => {
        const piece = Buffer.from(text.slice(start, end)).toString();
        const known = pieces.get(piece) ?? {
          text: piece,
          terms: termsOf(text, start, end, word),
          weight: 0,
        };
        known.weight += weight;
        pieces.set(piece, known);
      });
    }
  }
  return [...pieces.values()];
}

/** Keeps slopes near 1 and extras near 0 where the corpus says little. */
const penalty = 1e-5;

function fitCorrection(pieces: readonly Piece[], counts: readonly number[]): number[] {
  const start: readonly number[] = Array.from({ length: 2 * groupCount }, (_, term) =>
    term % 2 === 0 ? 1 : 0,
  );
  let values = [...start];
  for (let round = 0; round < 6; round += 1) {
    const matrix = start.map((_, row): number[] =>
      start.map((_, column) => (row === column ? penalty : 0)),
    );
    const target = start.map((value) => penalty * value);
    for (const [index, { terms, weight }] of pieces.entries()) {
      const count = counts[index] ?? 0;
      // A piece of one token may cost less, since it is at least one.
      if (round > 0 && count <= 1 && sum(terms, values) <= 1) continue;
      for (const [row, left] of terms) {
        target[row] = (target[row] ?? 0) + weight * left * count;
        const line = matrix[row] ?? [];
        for (const [column, right] of terms) {
          line[column] = (line[column] ?? 0) + weight * left * right;
        }
      }
    }
    values = solve(matrix, target);
  }
  return values;
}

function sum(terms: ReadonlyMap<number, number>, values: readonly number[]): number {
  let total = 0;
  for (const [term, value] of terms) total += value * (values[term] ?? 0);
  return total;
}

/** Gaussian elimination of a symmetric positive definite system. */
function solve(matrix: readonly (readonly number[])[], target: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, target[index] ?? 0]);
  for (const [pivot, top] of rows.entries()) {
    const factor = top[pivot] ?? 1;
    const scaled = top.map((value) => value / factor);
    rows[pivot] = scaled;
    for (const [index, row] of rows.entries()) {
      const times = row[pivot] ?? 0;
      if (index === pivot || times === 0) continue;
      rows[index] = row.map((value, column) => value - times * (scaled[column] ?? 0));
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

/** The codes that src/tools/token-counter/estimate-tokens.ts reads. */
function encode(values: readonly number[]): string {
  const codes = values.map((value, term) =>
    Math.round(term % 2 === 0 ? 48 + 24 * value : 64 + 32 * value),
  );
  const inRange = codes.map((code) => Math.min(Math.max(code, 0x28), 0x7e));
  return String.fromCharCode(...inRange).replaceAll('\\', '\\\\');
}

/** Counts of whole texts, except where the count depends on the piece. */
function countsOf(family: Family, count: Count, texts: readonly string[]): number[] {
  return texts.map((text) => {
    if (family !== 'claude47') return Math.round(count(text));
    let total = 0;
    eachPiece(text, (start, end) => {
      total += count(text.slice(start, end));
    });
    return Math.round(total);
  });
}

const known = await tokenizers();
const pieces = observe();
const folder = 'test/tools/token-counter';
const files = ['samples', 'short'].flatMap((name) =>
  readdirSync(join(folder, name)).map((file) => join(name, file)),
);
const corrections: [Family, string][] = [['o200k', '']];
const counts: Record<string, Record<string, readonly number[]>> = {};
for (const [family, count] of known) {
  const ofPieces = pieces.map(({ text }) => count(text));
  corrections.push([family, encode(fitCorrection(pieces, ofPieces))]);
  counts[family] = Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').trim();
      return [file, countsOf(family, count, text.split(/\n-----\n/))];
    }),
  );
  console.log(family, corrections.at(-1)?.[1]);
}

writeFileSync(
  'src/tools/token-counter/families.ts',
  `// Written by test/tools/token-counter/fit/families.js, which fits it anew. Do not edit.

/** What tells the weights of each family of tokenizers from those of o200k, two codes a group. */
export const corrections = {
${corrections.map(([family, codes]) => `  ${family}: '${codes.replaceAll("'", "\\'")}',`).join('\n')}
};

export type Family = keyof typeof corrections;
`,
);
writeFileSync(join(folder, 'counts.json'), `${JSON.stringify({ packages, counts })}\n`);
