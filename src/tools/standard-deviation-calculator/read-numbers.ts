const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads the numbers of a text that separates them by commas, semicolons or white space. An item that
 * is not a finite number stays a string; the first item too many is the last.
 *
 * A comma alone separates numbers, marks decimals or groups digits, so that it is ambiguous if other
 * numbers are separated without one. Returns the text from there on then.
 */
export function readNumbers(text: string, maxItems: number): readonly (number | string)[] | string {
  const items: (number | string)[] = [];
  /** Where the last pair of numbers starts that is separated so. */
  let commaAlone = -1;
  let noComma = -1;
  let start = 0;
  let end = 0;
  for (const { 0: item, index } of text.matchAll(/[^\p{White_Space},;]+/gu)) {
    const separator = text.slice(end, index);
    if (items.length > 0) {
      if (!separator.includes(',')) noComma = start;
      else if (!/[^,;]/.test(separator)) commaAlone = start;
    }
    if (commaAlone >= 0 && noComma >= 0) return text.slice(Math.min(commaAlone, noComma));
    const value = decimal.test(item) ? Number(item) : Infinity;
    items.push(Number.isFinite(value) ? value : item);
    if (items.length > maxItems) break;
    start = index;
    end = index + item.length;
  }
  return items;
}
