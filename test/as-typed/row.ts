/** A request (an object, or the text of a body), its outcome, and the source of both. */
export type Row = readonly [request: object | string, outcome: object | string, source: string];

/**
 * Rows by tool. The outcome is the message of a refusal with status 400, or some or all fields of
 * the result. It was decided before the code ran.
 */
export type Table = Readonly<Record<string, readonly Row[]>>;

/** A result that the tools promise to within 1e-14. */
export function near(value: number): object {
  return about(value, 1e-14 * Math.abs(value));
}

/** A published value, rounded. */
export function about(value: number, tolerance: number): object {
  return {
    asymmetricMatch: (actual: unknown) =>
      typeof actual === 'number' && Math.abs(actual - value) <= tolerance,
    toString: () => 'about',
    toAsymmetricMatcher: () => `${value} ± ${tolerance}`,
  };
}

/** The string that HTML forms often send for a number. */
export const formInput =
  'atomicdata-dev/atomic-data-browser #21, numbers of a form sent as strings';
