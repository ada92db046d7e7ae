import type { Field } from './field.ts';
import { formatNumber } from './number.ts';
import { echo } from './show-value.ts';

/**
 * Returns a field that takes an array of values.
 *
 * @param item - The field of each value.
 * @param limits - The lowest and the highest number of values.
 *
 * @example
 * list(number(), { minItems: 1, maxItems: 9 });
 */
export function list<Item>(
  item: Field<Item>,
  { minItems, maxItems }: { readonly minItems: number; readonly maxItems: number },
): Field<readonly Item[]> {
  const limits = () => `${formatNumber(minItems)} to ${formatNumber(maxItems)} items`;
  /** Returns the values of the items before the first invalid one. */
  const readItems = (items: readonly unknown[]) => {
    const values = new Array<Item>(items.length);
    // Not `for…of`, since a custom iterator might never end; not `map`, which skips holes.
    for (let index = 0; index < values.length; index += 1) {
      const value = item.read(items[index]);
      if (value === undefined) return values.slice(0, index);
      values[index] = value;
    }
    return values;
  };
  /**
   * Returns the index of the first invalid item, or `undefined` if all are valid or there are too
   * many.
   */
  const wrongIndex = (items: readonly unknown[]) => {
    const index = items.length > maxItems ? items.length : readItems(items).length;
    return index < items.length ? index : undefined;
  };
  return {
    schema: { type: 'array', items: item.schema, minItems, maxItems },
    expected: (items) => {
      if (!Array.isArray(items)) return `an array of ${limits()}`;
      const index = wrongIndex(items);
      if (index === undefined) return limits();
      return `${item.expected(items[index])} as item ${formatNumber(index + 1)}`;
    },
    describe: (items) => {
      if (!Array.isArray(items)) return echo(items);
      const index = wrongIndex(items);
      if (index !== undefined) return (item.describe ?? echo)(items[index]);
      return `${formatNumber(items.length)} item${items.length === 1 ? '' : 's'}`;
    },
    read: (items) => {
      if (!Array.isArray(items) || items.length > maxItems || items.length < minItems) return;
      const values = readItems(items);
      return values.length === items.length ? values : undefined;
    },
  };
}
