import { parse } from '../../fields/index.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
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
 * Removes white space from a text. White space is the Unicode property White_Space: line ends and
 * no-break spaces have it, U+200B (zero width space) and U+FEFF (byte order mark) do not. Throws a
 * `ToolError` for an invalid request.
 *
 * @example
 * trimWhitespace({ text: '  to   be,\n or not ' });
 * // { result: 'to be, or not', originalLength: 19, resultLength: 13 }
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
 * Replaces each run of white space. To split and join costs a fraction of replacing, and in pieces,
 * which end where a run does, it takes little memory.
 */
function replaceRuns(text: string, replacement: string): string {
  return text.replace(/.{1,128}\p{White_Space}*/gsu, (piece) =>
    piece.split(/\p{White_Space}+/u).join(replacement),
  );
}
