/**
 * Whether the API refuses a list of numbers since its commas may separate numbers, mark decimals or
 * group digits: some items are separated by a comma alone and others without any, or a comma stands
 * between two digits and anything else separates other items.
 */
export function hasAmbiguousCommas(list: string): boolean {
  const items = [...list.matchAll(/[^\s,;]+/g)];
  const separators = items.slice(1).map(({ index }, place) => {
    const { 0: before = '', index: start = 0 } = items[place] ?? {};
    return list.slice(start + before.length, index);
  });
  const isAlone = (separator: string) => separator.includes(',') && !/\s/.test(separator);
  const isMixed = separators.some(isAlone) && separators.some((one) => !one.includes(','));
  return isMixed || (/\d,\d/.test(list) && separators.some((one) => /[^,]/.test(one)));
}
