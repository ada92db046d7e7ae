import { eachFeature } from './features.ts';
import { eachPiece } from './pieces.ts';
import { weights, weightsPerToken, zero } from './weights.ts';

/** The length of the longest token, a row of spaces. */
const longestToken = 128;

/** About as many tokens as OpenAI's encoding o200k_base makes of the text. */
export function estimateTokens(text: string): number {
  let total = 0;
  let cost = 0;
  const addWeight = (feature: number) => {
    cost += weights.charCodeAt(feature) - zero;
  };
  eachPiece(text, (start, end, word) => {
    cost = 0;
    eachFeature(text, start, end, word, addWeight);
    // No token reaches beyond its piece.
    const fewest = Math.ceil((end - start) / longestToken);
    total += Math.max(cost, fewest * weightsPerToken);
  });
  return Math.round(total / weightsPerToken);
}
