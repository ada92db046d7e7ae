import { firstPlaces } from '../../shared/first-places.ts';
import { walkLines } from '../../shared/lines.ts';
import {
  collectRanges,
  eachRange,
  filterRanges,
  type Ranges,
  type Walk,
} from '../../shared/ranges.ts';
import { check } from '../../shared/rules.ts';
import { textOfUnits } from '../../shared/text-of-units.ts';
import { walkTrimmed } from '../../shared/white-space.ts';
import { hasItem, rules } from './rules.ts';
import { pick, shuffle } from './shuffle.ts';

export interface RandomizerRequest {
  readonly items: string;
  readonly mode?: 'shuffle' | 'pick';
  readonly count?: number;
  readonly unique?: boolean;
  readonly separator?: 'newline' | 'comma';
}

export interface RandomizerResult {
  readonly mode: 'shuffle' | 'pick';
  readonly separator: 'newline' | 'comma';
  readonly unique: boolean;
  readonly inputCount: number;
  readonly pickedCount: number | null;
  readonly requestedCount: number | null;
  readonly result: string;
}

/**
 * Shuffles a list (by Fisher and Yates, a long one within bins by Rao and Sandelius) or picks some of
 * its items, cryptographically random and every order equally likely.
 *
 * `items` are lines (`\r\n`, `\n` or `\r` ends each) or, with the separator `comma`, parts between
 * commas; white space around them is dropped, and so are empty ones. `unique` drops repeated items
 * first. The result is joined by `\n` or `,`. Mode `pick` takes `count` items (a whole number of at
 * least 1, which it is unless given), no place of the list twice, and all where there are fewer;
 * in mode `shuffle`, the default, `pickedCount` and `requestedCount` are null. Throws a `ToolError`
 * for a list without items and for another `count`.
 *
 * @example
 * randomizeList({ items: 'yes, yes, yes', separator: 'comma', mode: 'pick', count: 2 });
 * // { mode: 'pick', separator: 'comma', unique: false, inputCount: 3, pickedCount: 2,
 * //   requestedCount: 2, result: 'yes,yes' }
 */
export function randomizeList(request: RandomizerRequest): RandomizerResult {
  check(request, rules, [hasItem]);
  const { mode = 'shuffle', count = 1, unique = false, separator = 'newline' } = request;
  const items = readItems(request.items, separator, unique);
  const inputCount = items.count;
  const picked = mode === 'pick' ? pick(items, Math.min(count, inputCount)) : undefined;
  return {
    mode,
    separator,
    unique,
    inputCount,
    pickedCount: picked?.count ?? null,
    requestedCount: picked ? count : null,
    result: join(request.items, picked ?? shuffle(items), separator === 'newline' ? '\n' : ','),
  };
}

function readItems(text: string, separator: string, unique: boolean): Ranges {
  const parts = separator === 'newline' ? walkLines(text) : walkBetweenCommas(text);
  const items = collectRanges((callBack) =>
    walkTrimmed(
      text,
      parts,
    )((start, end) => {
      if (start < end) callBack(start, end);
    }),
  );
  if (!unique) return items;
  const isFirst = firstPlaces(text, items);
  return filterRanges(items, (_start, _end, place) => isFirst(place));
}

function walkBetweenCommas(text: string): Walk {
  return (callBack) => {
    let start = 0;
    for (let end = 0; end < text.length; start = end + 1) {
      const comma = text.indexOf(',', start);
      end = comma < 0 ? text.length : comma;
      callBack(start, end);
    }
  };
}

/** Without a string of each item, as they may be millions. */
function join(text: string, items: Ranges, separator: string): string {
  let length = items.count - 1;
  eachRange(items, (start, end) => {
    length += end - start;
  });
  const separatorUnit = separator.charCodeAt(0);
  let [index = 0, end = 0] = items.bounds;
  let place = 0;
  return textOfUnits(length, () => {
    if (index < end) {
      index += 1;
      return text.charCodeAt(index - 1);
    }
    place += 2;
    index = items.bounds[place] ?? 0;
    end = items.bounds[place + 1] ?? 0;
    return separatorUnit;
  });
}
