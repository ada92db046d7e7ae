import { firstPlaces } from '../../shared/first-places.ts';
import { walkLines } from '../../shared/lines.ts';
import { collectRanges, eachRange, filterRanges, type Ranges } from '../../shared/ranges.ts';
import { trimmedStart, walkTrimmed } from '../../shared/white-space.ts';
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
