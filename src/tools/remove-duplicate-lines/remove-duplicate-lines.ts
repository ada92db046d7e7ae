import { firstPlaces } from '../../shared/first-places.ts';
import { splitLines } from '../../shared/lines.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { foldCase } from './fold-case.ts';

export interface RemoveDuplicateLinesRequest {
  readonly text: string;
  readonly caseSensitive?: boolean;
  readonly trimWhitespace?: boolean;
  readonly keepEmptyLines?: boolean;
}

export interface RemoveDuplicateLinesResult {
  readonly result: string;
  readonly originalCount: number;
  readonly uniqueCount: number;
  readonly removedCount: number;
}

/**
 * Keeps the first of all lines that are equal, as it was written. Blank lines, which hold nothing
 * but Unicode white space, are all dropped, or all kept with `keepEmptyLines`.
 *
 * Lines are equal if they have the same code units; not `caseSensitive`, if Unicode's full case
 * folding makes them the same (`STRASSE` and `straße`); with `trimWhitespace`, whatever white
 * space is at their ends. `caseSensitive` is true and the other two are false unless given.
 *
 * Lines end with `\r\n`, `\n` or `\r`, in the result all with the first line end of the text. A
 * final line end adds no line and is kept; one is added where a blank last line would be lost.
 * `originalCount` and `uniqueCount` are the lines of the text and of the result.
 *
 * @example
 * removeDuplicateLines({ text: 'pear\nPear\n\npear\n', caseSensitive: false });
 * // { result: 'pear\n', originalCount: 4, uniqueCount: 1, removedCount: 3 }
 */
export function removeDuplicateLines(
  request: RemoveDuplicateLinesRequest,
): RemoveDuplicateLinesResult {
  const { text, caseSensitive = true, trimWhitespace = false, keepEmptyLines = false } = request;
  const lines = splitLines(text);
  // Folded as a whole: a line's own folding does not depend on its neighbours.
  const compared = caseSensitive ? lines : splitLines(foldCase(text));
  const isFirst = firstPlaces(trimWhitespace ? compared.map(trimWhiteSpace) : compared);
  const kept = lines.filter((line, place) =>
    trimWhiteSpace(line) === '' ? keepEmptyLines : isFirst(line, place),
  );
  return {
    result: joinLines(kept, text),
    originalCount: lines.length,
    uniqueCount: kept.length,
    removedCount: lines.length - kept.length,
  };
}

/** Joins lines of a text with its first line end, and ends the last one as the text does. */
function joinLines(lines: readonly string[], text: string): string {
  if (lines.length === 0) return '';
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const isEnded = /[\r\n]/.test(text.slice(-1)) || lines.at(-1) === '';
  return lines.join(lineEnd) + (isEnded ? lineEnd : '');
}
