import { countTokens } from 'toolworker';
import { eachPiece } from '../../../src/tools/token-counter/pieces.ts';

export interface Piece {
  readonly text: string;
  /** The estimate for this piece alone, at least 1. */
  readonly tokens: number;
}

/** Returns the pieces in which a tokenizer looks for tokens. No token spans two pieces. */
export function piecesOf(text: string, model: string): readonly Piece[] {
  const pieces: Piece[] = [];
  eachPiece(text, (start, end) => {
    const piece = text.slice(start, end);
    pieces.push({ text: piece, tokens: Math.max(1, countTokens({ text: piece, model }).tokens) });
  });
  return pieces;
}
