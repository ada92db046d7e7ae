import { splitLines } from '../../shared/lines.ts';
import { randomBelow, secureWords } from '../../shared/random.ts';
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
  const items = readItems(request.items, separator);
  const shuffled = shuffle(unique ? [...new Set(items)] : items);
  const output = mode === 'pick' ? shuffled.slice(0, count) : shuffled;
  return {
    mode,
    separator,
    unique,
    inputCount: shuffled.length,
    pickedCount: mode === 'pick' ? output.length : null,
    requestedCount: mode === 'pick' ? count : null,
    result: output.join(separator === 'newline' ? '\n' : ','),
  };
}

function readItems(list: string, separator: RandomizerResult['separator']): string[] {
  const parts = separator === 'newline' ? splitLines(list) : list.split(',');
  return parts.map(trimWhiteSpace).filter(Boolean);
}

/** Fisher and Yates's shuffle, inside out: each item changes places with one of those before it. */
function shuffle(items: readonly string[]): string[] {
  const words = secureWords();
  const shuffled: string[] = [];
  for (const item of items) {
    const place = randomBelow(shuffled.length + 1, words);
    shuffled.push(shuffled[place] ?? item);
    shuffled[place] = item;
  }
  return shuffled;
}
