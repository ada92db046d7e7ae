/** Whether a value is an object, not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an object with the same names and other values. */
export function mapValues(
  given: object,
  map: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, map(value, name)]));
}
