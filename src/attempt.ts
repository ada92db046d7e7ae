import { type FieldIssue, isToolError } from './tool-error.ts';

/** What became of a call: its result, or what is wrong with the request. */
export type Outcome<Result> =
  | { readonly result: Result; readonly issues?: undefined }
  | { readonly issues: readonly FieldIssue[]; readonly result?: undefined };

/** The outcome of a function, of which a promise makes a promise. */
type OutcomeOf<Returned> =
  Returned extends Promise<infer Result> ? Promise<Outcome<Result>> : Outcome<Returned>;

/**
 * Calls a function of this package, or the `run` of a tool, with any value, such as the inputs of a
 * form that is half filled in. Returns its result or, where the function would throw a `ToolError`,
 * the issues of the request. The promise of a function that returns one never rejects for that
 * reason. An issue without a `field` is about the request as a whole.
 *
 * @param run - The function.
 * @param request - Its argument, of any type.
 * @throws Whatever else the function throws.
 *
 * @example
 * const { result, issues } = attempt(calculateBmi, { unit: 'metric', height: 1.8, weight: 81 });
 * issues?.[0]?.message; // 'expected centimeters such as 180, got 1.8'
 */
export function attempt<Returned extends object>(
  run: (request: never) => Returned,
  request: unknown,
): OutcomeOf<Returned>;
export function attempt(
  run: (request: never) => object,
  request: unknown,
): Outcome<object> | Promise<Outcome<object>> {
  try {
    // Functions and tools validate any value.
    const result = run(request as never);
    return result instanceof Promise
      ? result.then((awaited) => ({ result: awaited }), refusalBy)
      : { result };
  } catch (error) {
    return refusalBy(error);
  }
}

function refusalBy(error: unknown): Outcome<never> {
  if (!isToolError(error)) throw error;
  const { message, issues = [{ code: 'invalid', message }] } = error;
  return { issues };
}
