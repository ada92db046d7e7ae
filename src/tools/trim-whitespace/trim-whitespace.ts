import { trimWhiteSpace } from '../../characters/white-space.ts';
import { parse } from '../../fields/index.ts';
import { fields, type TrimWhitespaceRequest } from './request.ts';

export type { TrimWhitespaceRequest };

export interface TrimWhitespaceResult {
  /** Trimmed text. */
  readonly result: string;
  /** Length of the text in UTF-16 code units. */
  readonly originalLength: number;
  /** Length of the result in UTF-16 code units. */
  readonly resultLength: number;
}

/**
 * Returns a text with its white space normalized, trimmed or removed. White space has the Unicode
 * property White_Space, which includes line ends and no-break spaces, but not U+200B (zero width
 * space) and U+FEFF (byte order mark).
 *
 * @throws `ToolError` if the request is invalid.
 *
 * @example
 * trimWhitespace({ text: '  to   be,\n or not ' });
 * // { result: 'to be, or not', originalLength: 19, resultLength: 13 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/trim-whitespace.md
 */
export function trimWhitespace(request: TrimWhitespaceRequest): TrimWhitespaceResult {
  const { text, mode } = parse(request, fields);
  const result = modes[mode](text);
  return { result, originalLength: text.length, resultLength: result.length };
}

const modes = {
  normalize: (text: string) => trimWhiteSpace(replaceRuns(text, ' ')),
  trim: trimWhiteSpace,
  remove: (text: string) => replaceRuns(text, ''),
};

/**
 * Replaces each run of white space. Splitting and joining is much faster than replacing. Pieces
 * keep the memory small, and matches the stack of V8, which has no room for megabytes once a page
 * has compiled many regular expressions.
 */
function replaceRuns(text: string, replacement: string): string {
  const replaced = text.replace(/.{1,128}\p{White_Space}{0,10000}/gsu, (piece) =>
    piece.split(/\p{White_Space}{1,10000}/u).join(replacement),
  );
  // A longer run is now a run of replacements.
  const hasRuns = replacement !== '' && replaced.includes(replacement.repeat(2));
  return hasRuns ? replaceRuns(replaced, replacement) : replaced;
}
