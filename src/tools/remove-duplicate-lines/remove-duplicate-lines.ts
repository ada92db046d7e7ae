import { isBlank, trimWhiteSpace } from '../../characters/white-space.ts';
import { invalidField, parse } from '../../fields/index.ts';
import { foldCase } from './fold-case.ts';
import { fields, type RemoveDuplicateLinesRequest } from './request.ts';

export type { RemoveDuplicateLinesRequest };

export interface RemoveDuplicateLinesResult {
  /** Remaining lines, unchanged. */
  readonly result: string;
  /** Lines of the text, including blank ones. */
  readonly originalCount: number;
  /** Lines of the result. */
  readonly uniqueCount: number;
  /** originalCount − uniqueCount. */
  readonly removedCount: number;
}

/** Engines take too long to compare more. */
const maxLines = 500_000;

/**
 * Returns a text without lines that equal an earlier line. It also removes blank lines, which have
 * only Unicode white space, unless `keepEmptyLines` is true.
 *
 * Lines are equal if they have the same code units or, if `caseSensitive` is false, the same
 * Unicode full case folding (`STRASSE` and `straße`).
 *
 * All lines of the result end with the first line end of the text. A final line end is kept and
 * adds no line. One is added if the last line of the result is empty, which would be lost
 * otherwise.
 *
 * @throws `ToolError` if the request is invalid or the text has more than 500,000 lines.
 *
 * @example
 * removeDuplicateLines({ text: 'pear\nPear\n\npear\n', caseSensitive: false });
 * // { result: 'pear\n', originalCount: 4, uniqueCount: 1, removedCount: 3 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/remove-duplicate-lines.md
 */
export function removeDuplicateLines(
  request: RemoveDuplicateLinesRequest,
): RemoveDuplicateLinesResult {
  const { text, caseSensitive, trimWhitespace, keepEmptyLines } = parse(request, fields);
  const lines = splitLines(text);
  // Folded as a whole, since the folding of a line does not depend on other lines.
  const compared = caseSensitive ? lines : splitLines(foldCase(text));
  const seen = new Set<string>();
  const isNew = (line: string) => seen.size < seen.add(line).size;
  const kept = lines.filter((line, index) => {
    if (isBlank(line)) return keepEmptyLines;
    const key = compared[index] ?? '';
    return isNew(trimWhitespace ? trimWhiteSpace(key) : key);
  });
  return {
    result: joinLines(kept, text),
    originalCount: lines.length,
    uniqueCount: kept.length,
    removedCount: lines.length - kept.length,
  };
}

/** A final line end adds no empty line, and the empty text has no lines. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|\n/, maxLines + 2);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > maxLines) throw invalidField('text', 'at most 500,000 lines', text);
  return lines;
}

/** Joins lines with the first line end of a text, and ends the last one as the text does. */
function joinLines(lines: readonly string[], text: string): string {
  if (lines.length === 0) return '';
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const isEnded = /[\r\n]/.test(text.slice(-1)) || lines.at(-1) === '';
  return lines.join(lineEnd) + (isEnded ? lineEnd : '');
}
