import { parse } from '../../fields/index.ts';
import { firstPlaces } from '../../shared/first-places.ts';
import { walkLines } from '../../shared/lines.ts';
import {
  collectRanges,
  eachRange,
  filterRanges,
  type Ranges,
  type Walk,
} from '../../shared/ranges.ts';
import { textOfUnits } from '../../shared/text-of-units.ts';
import { walkTrimmed } from '../../shared/white-space.ts';
import { fields, type RandomizerRequest, relations } from './request.ts';
import { pick, shuffle } from './shuffle.ts';

export type { RandomizerRequest };

export interface RandomizerResult {
  /** As in the request, or the default. */
  readonly mode: 'shuffle' | 'pick';
  /** As in the request, or the default. */
  readonly separator: 'newline' | 'comma';
  /** As in the request, or the default. */
  readonly unique: boolean;
  /** Items in the list, without those dropped. */
  readonly inputCount: number;
  /** Items picked; null in mode shuffle. */
  readonly pickedCount: number | null;
  /** Items asked for; null in mode shuffle. */
  readonly requestedCount: number | null;
  /** Items, joined by line feeds or commas. */
  readonly result: string;
}

/**
 * Shuffles a list or picks some of its items. The randomness is cryptographic, and every order is
 * equally likely (a Fisher–Yates shuffle; a long list is first thrown into bins, as Rao and Sandelius
 * do).
 *
 * Items are lines, which end with `\r\n`, `\n` or `\r`, or parts between commas. Mode `pick` takes no
 * place of the list twice. Throws a `ToolError` for an invalid request.
 *
 * @example
 * randomizeList({ items: 'yes, yes, yes', separator: 'comma', mode: 'pick', count: 2 });
 * // { mode: 'pick', separator: 'comma', unique: false, inputCount: 3, pickedCount: 2,
 * //   requestedCount: 2, result: 'yes,yes' }
 */
export function randomizeList(request: RandomizerRequest): RandomizerResult {
  const { items: text, mode, count, unique, separator } = parse(request, fields, relations);
  const items = readItems(text, separator, unique);
  const inputCount = items.count;
  const picked = mode === 'pick' ? pick(items, Math.min(count, inputCount)) : undefined;
  return {
    mode,
    separator,
    unique,
    inputCount,
    pickedCount: picked?.count ?? null,
    requestedCount: picked ? count : null,
    result: join(text, picked ?? shuffle(items), separator === 'newline' ? '\n' : ','),
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
