import { once } from '../../shared/once.ts';
import { costOfPiece } from './cost-of-piece.ts';
import { corrections, type Family, knownOpeners } from './families.ts';
import { eachFeature, featureCount, groupStarts } from './features.ts';
import { openers } from './openers.ts';
import { eachPiece } from './pieces.ts';
import { eachPart } from './repetitions.ts';
import { weights, weightsPerToken, zero } from './weights.ts';

/** Returns about how many tokens the tokenizers of a family make of the text. */
export function estimateTokens(text: string, family: Family = 'o200k'): number {
  const costs = costsByFamily().get(family)?.();
  // These tokenizers add a space before the text.
  const whole = text && /^(?:llama2|mistral)$/.test(family) ? ` ${text}` : text;
  let total = 0;
  let sum = 0;
  const addCost = (feature: number) => {
    sum += costs?.[feature] ?? 0;
  };
  const costOf = (start: number, end: number, word?: number) => {
    sum = 0;
    eachFeature(whole, start, end, word, addCost);
    return sum;
  };
  const addPiece = (start: number, end: number, word: number | undefined, isRepeated: boolean) => {
    const opener = start === 0 ? openers.indexOf(whole.slice(0, end)) : -1;
    const isKnown = opener >= 0 && (knownOpeners[family] >> opener) & 1;
    const cost = isKnown ? 0 : costOf(start, end, word);
    total += costOfPiece({ text: whole, start, end, cost, costOf, isRepeated }, word, family);
  };
  let previousWord = '';
  eachPiece(whole, (start, end, word) => {
    if (word === undefined) return addPiece(start, end, word, false);
    const letters = whole.slice(word, end);
    const isRepeated = letters === previousWord;
    previousWord = letters;
    eachPart(whole, word, end, (from, to) => {
      addPiece(from === word ? start : from, to, from, isRepeated);
    });
  });
  return Math.round(total);
}

const costsByFamily = once(
  () =>
    new Map(
      Object.entries(corrections).map(([family, codes]) => [family, once(() => costsOf(codes))]),
    ),
);

/**
 * Returns the cost of each feature in tokens. Families other than o200k have a slope and an offset
 * for each group of features: their cost is slope · cost + offset.
 */
function costsOf(codes: string): Float64Array {
  const costs = new Float64Array(featureCount);
  let group = -1;
  for (let feature = 0; feature < featureCount; feature += 1) {
    if (feature === groupStarts[group + 1]) group += 1;
    const cost = (weights.charCodeAt(feature) - zero) / weightsPerToken;
    const slope = (codes.charCodeAt(2 * group) - 48) / 24;
    const offset = (codes.charCodeAt(2 * group + 1) - 64) / 32;
    costs[feature] = codes ? slope * cost + offset : cost;
  }
  return costs;
}
