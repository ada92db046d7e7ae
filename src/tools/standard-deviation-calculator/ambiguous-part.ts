/**
 * Returns the part of a list of numbers that begins where its commas become ambiguous, or `undefined` if all
 * are clear.
 *
 * A comma without white space may separate numbers, mark decimals or group digits. It is ambiguous if other
 * items are separated without a comma. If it is directly between two digits, it is ambiguous if anything else
 * separates items, such as a comma with white space.
 */
export function ambiguousPart(list: string): string | undefined {
  if (!list.includes(',')) return undefined;
  // Where the last two items start that are separated in each way.
  let [comma, noComma, betweenDigits, other] = [-1, -1, -1, -1];
  let [start, end] = [-1, 0];
  for (const { 0: item, index } of list.matchAll(items)) {
    const separator = list.slice(end, index);
    if (start >= 0) {
      if (!separator.includes(',')) noComma = start;
      else if (!/[^,;]/.test(separator)) comma = start;
      if (/[^,]/.test(separator)) other = start;
      else if (/^\d,\d/.test(list.slice(end - 1, end + 2))) betweenDigits = start;
      if (comma >= 0 && noComma >= 0) return list.slice(Math.min(comma, noComma));
      if (betweenDigits >= 0 && other >= 0) return list.slice(Math.min(betweenDigits, other));
    }
    start = index;
    end = index + item.length;
  }
  return undefined;
}

// The class is White_Space, commas and semicolons. With the flag u, V8 throws on an item of megabytes; without a
// limit, also once a page has compiled many regular expressions.
const items =
  /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000,;]{1,1000000}/g;
