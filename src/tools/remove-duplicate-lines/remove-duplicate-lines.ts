import { parse } from '../../fields/index.ts';
import { firstPlaces } from '../../shared/first-places.ts';
import { walkLines } from '../../shared/lines.ts';
import { collectRanges, eachRange, filterRanges, type Ranges } from '../../shared/ranges.ts';
import { trimmedStart, walkTrimmed } from '../../shared/white-space.ts';
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

/**
 * Removes lines that equal an earlier line, and blank lines unless `keepEmptyLines` is true. A blank
 * line holds nothing but Unicode white space.
 *
 * Lines are equal if they have the same code units. If `caseSensitive` is false, they are equal if
 * Unicode's full case folding makes them the same (`STRASSE` and `straße`).
 *
 * All lines of the result end with the first line end of the text. A final line end adds no line and
 * is kept; one is added if the last line of the result is blank and would be lost without it. Throws a
 * `ToolError` for an invalid request.
 *
 * @example
 * removeDuplicateLines({ text: 'pear\nPear\n\npear\n', caseSensitive: false });
 * // { result: 'pear\n', originalCount: 4, uniqueCount: 1, removedCount: 3 }
 */
export function removeDuplicateLines(
  request: RemoveDuplicateLinesRequest,
): RemoveDuplicateLinesResult {
  const { text, caseSensitive, trimWhitespace, keepEmptyLines } = parse(request, fields);
  const lines = collectRanges(walkLines(text));
  // Folded as a whole: a line's own folding does not depend on its neighbours.
  const compared = caseSensitive ? text : foldCase(text);
  const isFirst = firstPlaces(
    compared,
    caseSensitive && !trimWhitespace ? lines : comparedRanges(compared, trimWhitespace),
  );
  const kept = filterRanges(lines, (start, end, place) => {
    const isBlank = trimmedStart(text, start, end) === end;
    return isBlank ? keepEmptyLines : isFirst(place);
  });
  return {
    result: joinLines(text, kept),
    originalCount: lines.count,
    uniqueCount: kept.count,
    removedCount: lines.count - kept.count,
  };
}

function comparedRanges(text: string, trimWhitespace: boolean): Ranges {
  const lines = walkLines(text);
  return collectRanges(trimWhitespace ? walkTrimmed(text, lines) : lines);
}

/** Joins lines of a text with its first line end, and ends the last one as the text does. */
function joinLines(text: string, lines: Ranges): string {
  const { count, bounds } = lines;
  if (count === 0) return '';
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const isEnded = /[\r\n]/.test(text.slice(-1)) || bounds[2 * count - 1] === bounds[2 * count - 2];
  // Lines that are joined already are taken together.
  const pieces: string[] = [];
  let [first = 0, last = 0] = bounds;
  eachRange(lines, (start, end, place) => {
    const isNext = start === last + lineEnd.length && text.startsWith(lineEnd, last);
    if (place > 0 && !isNext) {
      pieces.push(text.slice(first, last));
      first = start;
    }
    last = end;
  });
  pieces.push(text.slice(first, last));
  return pieces.join(lineEnd) + (isEnded ? lineEnd : '');
}
