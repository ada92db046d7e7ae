const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Returns the numbers in a text, separated by commas, semicolons or white space. Items that are not finite
 * numbers remain strings. It stops after `maxItems` + 1 items.
 *
 * A comma without white space may separate numbers, mark decimals or group digits. It is ambiguous if other
 * numbers are separated without a comma. Then the function returns the text from that place on instead.
 */
export function readNumbers(text: string, maxItems: number): readonly (number | string)[] | string {
  const items: (number | string)[] = [];
  // Where the last two numbers start that are separated by a comma alone, or without a comma.
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
