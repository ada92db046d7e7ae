import { check } from '../../shared/rules.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { rules } from './rules.ts';

export interface TrimWhitespaceRequest {
  readonly text: string;
  readonly mode?: 'normalize' | 'trim' | 'remove';
}

export interface TrimWhitespaceResult {
  readonly result: string;
  readonly originalLength: number;
  readonly resultLength: number;
}

/**
 * Removes white space from a text: the Unicode property White_Space, to which line ends and no-break
 * spaces belong, but neither U+200B (zero width space) nor U+FEFF (byte order mark).
 *
 * Mode `normalize`, the default, makes every run of white space one space and trims both ends of
 * the text, `trim` trims only, `remove` leaves no white space. Lengths are in UTF-16 code units,
 * as `String.length` is. Throws a `ToolError` for another mode.
 *
 * @example
 * trimWhitespace({ text: '  to   be,\n or not ' });
 * // { result: 'to be, or not', originalLength: 19, resultLength: 13 }
 */
export function trimWhitespace(request: TrimWhitespaceRequest): TrimWhitespaceResult {
  check(request, rules);
  const { text, mode = 'normalize' } = request;
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
