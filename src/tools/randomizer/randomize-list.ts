import { trimWhiteSpace } from '../../characters/white-space.ts';
import { invalidField, parse } from '../../fields/index.ts';
import { secureDraws } from '../../shared/random.ts';
import { splitAtCommas } from '../../shared/split-at-commas.ts';
import { fields, type RandomizerRequest, rules } from './request.ts';

export type { RandomizerRequest };

export interface RandomizerResult {
  /** As in the request, or the default. */
  readonly mode: 'shuffle' | 'pick';
  /** As in the request, or the default. */
  readonly separator: 'newline' | 'comma';
  /** As in the request, or the default. */
  readonly unique: boolean;
  /** Number of items, without dropped ones. */
  readonly inputCount: number;
  /** Number of items picked; null in mode shuffle. */
  readonly pickedCount: number | null;
  /** The count of the request, or the default; null in mode shuffle. */
  readonly requestedCount: number | null;
  /** The items, joined by line feeds or commas. */
  readonly result: string;
}

/** More items would take engines too much time and memory. */
const maxItems = 1_000_000;

/**
 * Returns a list in random order, or some of its items. It uses cryptographic randomness and a
 * Fisher–Yates shuffle, so every order is equally likely.
 *
 * Items are separated by line ends (`\r\n`, `\n` or `\r`) or commas, which may be those of Chinese
 * and Arabic. Between commas, quotes around a whole item of at most 1,000 characters keep it
 * together, as in `"Smith, John","Doe, Jane"`, and come out with it. Mode `pick` draws without
 * replacement.
 *
 * @throws `ToolError` if the request is invalid or the list has more than 1,000,000 items.
 *
 * @example
 * randomizeList({ items: 'yes, yes, yes', separator: 'comma', mode: 'pick', count: 2 });
 * // { mode: 'pick', separator: 'comma', unique: false, inputCount: 3, pickedCount: 2,
 * //   requestedCount: 2, result: 'yes,yes' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/randomizer.md
 */
export function randomizeList(request: RandomizerRequest): RandomizerResult {
  const { items: text, mode, count, unique, separator } = parse(request, fields, rules);
  const items = readItems(text, separator);
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

function readItems(text: string, separator: RandomizerResult['separator']): string[] {
  // One part more than items, since a final separator ends with an empty part.
  const mostParts = maxItems + 2;
  const parts =
    separator === 'comma' ? splitAtCommas(text, mostParts) : text.split(/\r\n?|\n/, mostParts);
  const items = parts.map(trimWhiteSpace).filter(Boolean);
  if (items.length <= maxItems && parts.length <= maxItems + 1) return items;
  throw invalidField('items', 'at most 1,000,000 items', text);
}

/**
 * Returns the first items of a Fisher–Yates shuffle: each position gets one of the remaining items.
 */
function draw(items: readonly string[], count: number): string[] {
  const drawn = [...items];
  const drawBelow = secureDraws();
  for (let index = 0; index < count; index += 1) {
    const other = index + drawBelow(items.length - index);
    const item = drawn[other] ?? '';
    drawn[other] = drawn[index] ?? '';
    drawn[index] = item;
  }
  return drawn.slice(0, count);
}
