import type { GptEncoding } from 'gpt-tokenizer/GptEncoding';

/** A part of a text that ends between two characters. */
export interface Piece {
  readonly text: string;
  /** More than 1 if its characters are in several tokens. */
  readonly tokens: number;
}

export interface ExactCount {
  readonly tokens: number;
  /** The first tokens of the text. */
  readonly pieces: readonly Piece[];
}

/** More would make the page slow. */
const mostPieces = 2_000;

/** Names of special tokens, such as `<|endoftext|>`, are text like any other. */
const asText = { disallowedSpecial: new Set<string>() };

type Tokenizer = Pick<GptEncoding, 'encode' | 'decodeGenerator'>;

/** Counts the tokens of a text, and returns its first ones. */
export function countExactly({ encode, decodeGenerator }: Tokenizer, text: string): ExactCount {
  const tokens = encode(text, asText);
  let decoded = 0;
  const first = function* () {
    for (const token of tokens) {
      if (decoded >= mostPieces) return;
      decoded += 1;
      yield token;
    }
  };
  const pieces: Piece[] = [];
  let before = 0;
  for (const piece of decodeGenerator(first())) {
    pieces.push({ text: piece, tokens: decoded - before });
    before = decoded;
  }
  return { tokens: tokens.length, pieces };
}

/** Makes the worker that runs this count the tokens of each text that it is sent. */
export function countTextsSent(tokenizer: Tokenizer): void {
  addEventListener('message', ({ data }) => postMessage(countExactly(tokenizer, String(data))));
}
