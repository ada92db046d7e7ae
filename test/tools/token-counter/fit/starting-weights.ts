import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import {
  characterFeature,
  eachFeature,
  featureCount,
} from '../../../../src/tools/token-counter/features.ts';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';
import { corpus, type Family } from './corpus.ts';
import { isPlain, weightsPerToken, zero } from './descent.ts';
import { leastSquares, type Observation, total } from './least-squares.ts';

const groups = groupsOfFeatures();
const termCount = featureCount + 128;

/**
 * A character's weight is that of its group and a difference, which is kept small, so that rare
 * and unknown characters get what is usual around them.
 */
function groupsOfFeatures(): ReadonlyMap<number, number> {
  const codes = Array.from({ length: 0x20000 }, (_, code) => code);
  return new Map(
    codes.map((code) => {
      const group = code < 0x800 ? code >> 7 : 0x10 + (code >> 12);
      return [characterFeature(code), featureCount + group];
    }),
  );
}

/** Each distinct piece of the texts, with its tokens and how much it counts. */
function observe(families: readonly Family[]): Observation[] {
  const observations = new Map<string, { terms: number[]; sum: number; weight: number }>();
  for (const { share, texts } of families) {
    for (const text of texts) {
      const pieces: { sum: number; weight: number }[] = [];
      eachPiece(text, (start, end, word) => {
        const piece = text.slice(start, end);
        const observation = observations.get(piece) ?? {
          terms: termsOf(text, start, end, word),
          sum: countTokens(piece),
          weight: 0,
        };
        observations.set(piece, observation);
        pieces.push(observation);
      });
      const tokens = pieces.reduce((sum, piece) => sum + piece.sum, 0);
      for (const piece of pieces) piece.weight += share / texts.length / tokens;
    }
  }
  return [...observations.values()];
}

function termsOf(text: string, start: number, end: number, word: number | undefined): number[] {
  const terms: number[] = [];
  eachFeature(text, start, end, word, (feature) => {
    const group = groups.get(feature);
    terms.push(feature, ...(group === undefined ? [] : [group]));
  });
  return terms;
}

/**
 * A piece is at least one token, so what the weights make of it may be anything up to one where it
 * is no more. Such pieces are left out once they are found, which changes what is found.
 */
function fitWeights(observations: readonly Observation[]): number[] {
  const penalties = Array.from({ length: termCount }, (_, term) =>
    term >= featureCount ? 1e-8 : groups.has(term) ? 1e-5 : 1e-6,
  );
  let values = penalties.map(() => 0);
  let active = observations;
  for (let round = 0; round < 5; round += 1) {
    values = leastSquares(active, penalties, values);
    active = observations.filter(({ terms }) => total(terms, values) > 1);
  }
  return values;
}

/** The codes of the weights that fit o200k_base best, piece by piece. */
export function startingWeights(): number[] {
  const values = fitWeights(observe(corpus()));
  return Array.from({ length: featureCount }, (_, feature) => {
    const weight = (values[feature] ?? 0) + (values[groups.get(feature) ?? -1] ?? 0);
    const code = zero + Math.round(weight * weightsPerToken);
    return isPlain(code) ? code : code + 1;
  });
}
