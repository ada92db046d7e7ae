import {
  plainNotation,
  toAscii,
  visibleText,
  withoutBrackets,
  withoutQuotes,
} from '../../../src/form/typed-lists.ts';
import { pause } from '../../browser/pause.ts';

const separator = /[\p{White_Space},;]/u;

/**
 * Returns the numbers of a valid request in ascending order, read in parts to keep the page
 * responsive.
 */
export async function sortedNumbers(numbers: readonly number[] | string): Promise<Float64Array> {
  if (typeof numbers !== 'string') return Float64Array.from(numbers).sort();
  const items: string[] = [];
  for (const part of partsOf(withoutBrackets(toAscii(visibleText(numbers))), separator)) {
    if (items.length > 0) await pause();
    for (const item of part.split(separator)) {
      const last = items.at(-1);
      // A power of ten may have spaces around its signs.
      const continues =
        last !== undefined &&
        (/^(?:[x×·⋅*^<\\]|[⁺⁻⁰¹²³⁴-⁹])/i.test(item) || /(?:[x×·⋅*^]|\\times|\\cdot)$/i.test(last));
      if (continues) items[items.length - 1] = last + item;
      else if (item !== '') items.push(item);
    }
  }
  return Float64Array.from(items, (item) => Number(plainNotation(withoutQuotes(item)))).sort();
}

/** Short enough to keep the page responsive. */
const charactersInPart = 100_000;

/** Cuts a long text before separators, so that no item is split. */
export function* partsOf(text: string, separator: RegExp): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + charactersInPart, text.length);
    while (end < text.length && !separator.test(text.charAt(end))) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}
