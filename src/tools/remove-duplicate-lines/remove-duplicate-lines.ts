import { parse, refusal } from '../../fields/index.ts';
import { isBlank, trimWhiteSpace } from '../../shared/white-space.ts';
import { foldCase } from './fold-case.ts';
import { fields, type RemoveDuplicateLinesRequest } from './request.ts';

export type { RemoveDuplicateLinesRequest };

export interface RemoveDuplicateLinesResult {
  /** Remaining lines, as they were written. */
  readonly result: string;
  /** Lines of the text, including blank ones. */
  readonly originalCount: number;
  /** Lines of the result. */
  readonly uniqueCount: number;
  /** originalCount − uniqueCount. */
  readonly removedCount: number;
}

/** Engines take long to tell more from each other. */
const mostLines = 500_000;

/**
 * Removes lines that equal an earlier line, and blank lines unless `keepEmptyLines` is true. A blank
 * line holds nothing but Unicode white space.
 *
 * Lines are equal if they have the same code units. If `caseSensitive` is false, they are equal if
 * Unicode's full case folding makes them the same (`STRASSE` and `straße`).
 *
 * All lines of the result end with the first line end of the text. A final line end adds no line and
 * is kept; one is added if the last line of the result is blank and would be lost without it. Throws a
 * `ToolError` for an invalid request, and for more than 500,000 lines.
 *
 * @example
 * removeDuplicateLines({ text: 'pear\nPear\n\npear\n', caseSensitive: false });
 * // { result: 'pear\n', originalCount: 4, uniqueCount: 1, removedCount: 3 }
 */
export function removeDuplicateLines(
  request: RemoveDuplicateLinesRequest,
): RemoveDuplicateLinesResult {
  const { text, caseSensitive, trimWhitespace, keepEmptyLines } = parse(request, fields);
  const lines = splitLines(text);
  // Folded as a whole: a line's own folding does not depend on its neighbours.
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
  const lines = text.split(/\r\n?|\n/, mostLines + 2);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > mostLines) throw refusal('text', 'at most 500,000 lines', text);
  return lines;
}

/** Joins lines with the first line end of a text, and ends the last one as the text does. */
function joinLines(lines: readonly string[], text: string): string {
  if (lines.length === 0) return '';
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const isEnded = /[\r\n]/.test(text.slice(-1)) || lines.at(-1) === '';
  return lines.join(lineEnd) + (isEnded ? lineEnd : '');
}
