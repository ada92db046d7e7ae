import { lookAlikeIn, Mistake, readNotation } from '../../fields/notation.ts';
import { formatNumber } from '../../fields/number.ts';
import { withoutBrackets, withoutQuotes } from '../../shared/brackets.ts';
import { insteadOfFraction } from '../../shared/fraction.ts';
import { plainNotation } from '../../shared/number-notation.ts';
import { ambiguityIn, items } from './ambiguity.ts';

/**
 * Returns the numbers in a text, separated by commas, semicolons or white space, or the mistake in
 * it. Stops after `maxItems` + 1 items.
 */
export function readNumbers(typed: string, maxItems: number): readonly number[] | Mistake {
  // The Arabic mark of thousands is like their narrow space, which is no separator either.
  return readNotation(typed.replaceAll('٬', '\u202f'), (text) =>
    readList(withoutBrackets(text), maxItems),
  );
}

function readList(list: string, maxItems: number): readonly number[] | Mistake {
  const numbers: number[] = [];
  let mistake: Mistake | undefined;
  for (const [item] of withPowersJoined(list).matchAll(items)) {
    const number = mistake || item.length >= longestItem ? undefined : numberIn(item);
    if (number === undefined) mistake ??= mistakeOf(item, numbers.length + 1);
    numbers.push(number ?? 0);
    if (numbers.length > maxItems) return numbers;
  }
  return ambiguityIn(list) ?? mistake ?? numbers;
}

/** A longer item is matched in pieces, since V8 may have no room for it. */
const longestItem = 1_000_000;

/** Drops the spaces in powers of ten, so that `1.5 × 10 ^ 3` is one item. */
function withPowersJoined(list: string): string {
  return list
    .replace(
      /([\d.])[ \u00a0\u2000-\u200a\u202f]{0,99}(?:[x×·⋅*]|\\times|\\cdot)[ \u00a0\u2000-\u200a\u202f]{0,99}10[ \u00a0\u2000-\u200a\u202f]{0,99}(?=[\^⁺⁻⁰¹²³⁴-⁹]|\*\*|<sup>)/gi,
      '$1×10',
    )
    .replace(
      /10[ \u00a0\u2000-\u200a\u202f]{0,99}(?:\^|\*\*)[ \u00a0\u2000-\u200a\u202f]{0,99}(?=[\d+({-])/g,
      '10^',
    );
}

/** Returns a number such as `-1.5`, `1.5e3` or `1.5×10⁻³`, or `undefined` for anything else. */
export function numberIn(item: string): number | undefined {
  const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
  const plain = decimal.test(item) ? item : plainNotation(withoutQuotes(item));
  if (!decimal.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

function mistakeOf(written: string, position: number): Mistake {
  const item = withoutQuotes(written);
  const fraction = insteadOfFraction(item);
  if (fraction !== undefined) return new Mistake(fraction, item);
  return (
    lookAlikeIn(item, (other) => numberIn(other) !== undefined) ??
    new Mistake(`a number as item ${formatNumber(position)}`, item)
  );
}
