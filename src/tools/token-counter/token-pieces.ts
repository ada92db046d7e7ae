import { eachPiece } from './pieces.ts';

/**
 * Splits a text into the pieces in which OpenAI's encoding o200k_base looks for tokens. No token
 * spans two of them, and together they are the text. Source: the encoding's regular expression in
 * tiktoken.
 *
 * @example
 * tokenPieces("Don't stop, it's 2026!"); // ["Don't", ' stop', ',', " it's", ' ', '202', '6', '!']
 */
export function tokenPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  eachPiece(text, (start, end) => {
    pieces.push(text.slice(start, end));
  });
  return pieces;
}
