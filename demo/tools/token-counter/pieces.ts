import { countTokens, tokenPieces } from 'toolworker';

export interface Piece {
  readonly text: string;
  /** The estimate for this piece alone, at least 1. */
  readonly tokens: number;
}

/** Returns the pieces of a text, each with its tokens in a model. */
export function piecesOf(text: string, model: string): readonly Piece[] {
  return tokenPieces(text).map((piece) => ({
    text: piece,
    tokens: Math.max(1, countTokens({ text: piece, model }).tokens),
  }));
}
