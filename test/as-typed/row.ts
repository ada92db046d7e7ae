/** A request, as JSON or as the text of a body; what comes of it; and where both come from. */
export type Row = readonly [request: object | string, outcome: object | string, source: string];

/**
 * Requests by tool. The outcome is a string if the tool refuses with this message and status 400, or
 * else fields that the result has, some or all of them. It was decided before the code ran.
 */
export type Table = Readonly<Record<string, readonly Row[]>>;

/** A result that is no ratio of the request's numbers, as exactly as the tools promise them. */
export function near(value: number): object {
  return about(value, 1e-14 * Math.abs(value));
}

/** A value as it is published, rounded. */
export function about(value: number, tolerance: number): object {
  return {
    asymmetricMatch: (actual: unknown) =>
      typeof actual === 'number' && Math.abs(actual - value) <= tolerance,
    toString: () => 'about',
    toAsymmetricMatcher: () => `${value} ± ${tolerance}`,
  };
}

/** What a field whose input is an HTML form often gets, as an input's value is a string. */
export const formInput =
  'atomicdata-dev/atomic-data-browser #21, numbers of a form sent as strings';
