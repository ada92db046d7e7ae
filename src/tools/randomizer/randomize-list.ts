import { firstPlaces } from '../../shared/first-places.ts';
import { splitLines } from '../../shared/lines.ts';
import { secureDraws } from '../../shared/random.ts';
import { check } from '../../shared/rules.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
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
  const read = readItems(request.items, separator);
  const items = unique ? read.filter(firstPlaces(read)) : read;
  const inputCount = items.length;
  const taken = mode === 'pick' ? Math.min(count, inputCount) : inputCount;
  shuffle(items, taken);
  return {
    mode,
    separator,
    unique,
    inputCount,
    pickedCount: mode === 'pick' ? taken : null,
    requestedCount: mode === 'pick' ? count : null,
    result: items.slice(0, taken).join(separator === 'newline' ? '\n' : ','),
  };
}

function readItems(list: string, separator: RandomizerResult['separator']): string[] {
  const items = separator === 'newline' ? splitLines(list) : list.split(',');
  let count = 0;
  // In place, as there may be millions.
  for (const part of items) {
    const item = trimWhiteSpace(part);
    items[count] = item;
    if (item !== '') count += 1;
  }
  items.length = count;
  return items;
}

/** Fisher and Yates's shuffle of the first places: each gets one of the items that are left. */
function shuffle(items: string[], taken: number): void {
  const draw = secureDraws();
  for (let place = 0; place < taken; place += 1) {
    const other = place + draw(items.length - place);
    [items[place], items[other]] = [items[other] ?? '', items[place] ?? ''];
  }
}
