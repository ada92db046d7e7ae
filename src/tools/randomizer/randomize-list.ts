import { firstPlaces } from '../../shared/first-places.ts';
import { walkLines } from '../../shared/lines.ts';
import { secureDraws } from '../../shared/random.ts';
import { collectRanges, eachRange, type Walk } from '../../shared/ranges.ts';
import { check } from '../../shared/rules.ts';
import { walkTrimmed } from '../../shared/white-space.ts';
import { hasItem, rules } from './rules.ts';

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
 * Shuffles a list (Fisher–Yates) or picks some of its items, cryptographically random and every
 * order equally likely.
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
  const inputCount = items.length;
  const taken = mode === 'pick' ? Math.min(count, inputCount) : inputCount;
  shuffle(items, taken);
  items.length = taken;
  return {
    mode,
    separator,
    unique,
    inputCount,
    pickedCount: mode === 'pick' ? taken : null,
    requestedCount: mode === 'pick' ? count : null,
    result: items.join(separator === 'newline' ? '\n' : ','),
  };
}

function readItems(text: string, separator: string, unique: boolean): string[] {
  const parts = separator === 'newline' ? walkLines(text) : walkBetweenCommas(text);
  const ranges = collectRanges((callBack) =>
    walkTrimmed(
      text,
      parts,
    )((start, end) => {
      if (start < end) callBack(start, end);
    }),
  );
  const isTaken = unique ? firstPlaces(text, ranges) : () => true;
  const items: string[] = [];
  eachRange(ranges, (start, end, place) => {
    if (isTaken(place)) items.push(text.slice(start, end));
  });
  return items;
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

/** Fisher and Yates's shuffle of the first places: each gets one of the items that are left. */
function shuffle(items: string[], taken: number): void {
  const draw = secureDraws();
  for (let place = 0; place < taken; place += 1) {
    const other = place + draw(items.length - place);
    [items[place], items[other]] = [items[other] ?? '', items[place] ?? ''];
  }
}
