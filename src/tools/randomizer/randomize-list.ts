import { parse, refusal } from '../../fields/index.ts';
import { secureDraws } from '../../shared/random.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { fields, type RandomizerRequest, relations } from './request.ts';

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

/** More take engines long, and much memory. */
const mostItems = 1_000_000;

/**
 * Shuffles a list or picks some of its items. The randomness is cryptographic, and every order is
 * equally likely (a Fisher–Yates shuffle).
 *
 * Items are lines, which end with `\r\n`, `\n` or `\r`, or parts between commas. Mode `pick` takes no
 * place of the list twice. Throws a `ToolError` for an invalid request, and for more than 1,000,000
 * items.
 *
 * @example
 * randomizeList({ items: 'yes, yes, yes', separator: 'comma', mode: 'pick', count: 2 });
 * // { mode: 'pick', separator: 'comma', unique: false, inputCount: 3, pickedCount: 2,
 * //   requestedCount: 2, result: 'yes,yes' }
 */
export function randomizeList(request: RandomizerRequest): RandomizerResult {
  const { items: text, mode, count, unique, separator } = parse(request, fields, relations);
  const items = readItems(text, separator === 'comma' ? ',' : /\r\n?|\n/);
  const input = unique ? [...new Set(items)] : items;
  const pickedCount = mode === 'pick' ? Math.min(count, input.length) : null;
  return {
    mode,
    separator,
    unique,
    inputCount: input.length,
    pickedCount,
    requestedCount: pickedCount && count,
    result: draw(input, pickedCount ?? input.length).join(separator === 'comma' ? ',' : '\n'),
  };
}

function readItems(text: string, separator: string | RegExp): string[] {
  // What follows a final separator is no item.
  const parts = text.split(separator, mostItems + 2);
  const items = parts.map(trimWhiteSpace).filter(Boolean);
  if (items.length <= mostItems && parts.length <= mostItems + 1) return items;
  throw refusal('items', 'at most 1,000,000 items', text);
}

/** Fisher and Yates's shuffle: each place gets one of the items that are left. */
function draw(items: readonly string[], taken: number): string[] {
  const drawn = [...items];
  const drawBelow = secureDraws();
  for (let place = 0; place < taken; place += 1) {
    const other = place + drawBelow(items.length - place);
    const item = drawn[other] ?? '';
    drawn[other] = drawn[place] ?? '';
    drawn[place] = item;
  }
  return drawn.slice(0, taken);
}
