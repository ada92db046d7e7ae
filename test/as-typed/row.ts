/** A request (an object, or a body as a string), its outcome, and the source of both. */
export type Row = readonly [request: object | string, outcome: object | string, source: string];

/**
 * Rows by tool. The outcome is the error message of a response with status 400, or some or all fields of the result.
 * It was decided before the code ran.
 */
export type Table = Readonly<Record<string, readonly Row[]>>;

/** Returns a matcher for a result that the tools promise to within 1e-14. */
export function near(value: number): object {
  return about(value, 1e-14 * Math.abs(value));
}

/** Returns a matcher for a published value, which is rounded. */
export function about(value: number, tolerance: number): object {
  return {
    asymmetricMatch: (actual: unknown) =>
      typeof actual === 'number' && Math.abs(actual - value) <= tolerance,
    toString: () => 'about',
    toAsymmetricMatcher: () => `${value} ± ${tolerance}`,
  };
}

/** The source of rows with a string for a number, which HTML forms often send. */
export const formInput =
  'atomicdata-dev/atomic-data-browser #21, numbers of a form sent as strings';
