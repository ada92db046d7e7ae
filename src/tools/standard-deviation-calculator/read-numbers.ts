const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads the numbers of a text that separates them by commas, semicolons or white space. An item that
 * is not a finite number stays a string; the first item too many is the last.
 */
export function readNumbers(text: string, maxItems: number): readonly (number | string)[] {
  const items: (number | string)[] = [];
  for (const [item] of text.matchAll(/[^\p{White_Space},;]+/gu)) {
    const value = decimal.test(item) ? Number(item) : Infinity;
    items.push(Number.isFinite(value) ? value : item);
    if (items.length > maxItems) break;
  }
  return items;
}
