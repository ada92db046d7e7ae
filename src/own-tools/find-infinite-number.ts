import { isObject } from '../schema/objects.ts';

/**
 * Returns the path to the first number that is not finite, or `undefined`. JSON can carry one: an
 * engine reads 1e999 as `Infinity`, which some validators accept.
 */
export function findInfiniteNumber(
  whole: object,
): { readonly path: string; readonly value: number } | undefined {
  const holders: (readonly [prefix: string, holder: object])[] = [['', whole]];
  const seen = new Set<object>();
  // Not recursive, since a request may be nested very deeply.
  for (const [prefix, holder] of holders) {
    if (seen.has(holder)) continue;
    seen.add(holder);
    for (const [name, part] of Object.entries(holder)) {
      const path = prefix + name;
      if (typeof part === 'number' && !Number.isFinite(part)) return { path, value: part };
      if (isObject(part) || Array.isArray(part)) holders.push([`${path}.`, part]);
    }
  }
  return undefined;
}
