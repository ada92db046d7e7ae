type Run = (request: never) => object;

/** What a tool answers and refuses. The outcomes come from outside this project's code. */
export interface Spec {
  readonly run: Run;
  readonly answers: readonly Answer[];
  readonly refusals: readonly Refusal[];
  /** Requests as people and their programs send them, decided before the code ran. */
  readonly typed: readonly Typed[];
}

/** The result, exactly or with a relative error of each number, and where it comes from. */
export type Answer<Request = object, Result = unknown> = readonly [
  request: Request,
  result: Result,
  source: string,
  tolerance?: number,
];

export type AnswerOf<Tool extends Run> = Answer<Parameters<Tool>[0], Awaited<ReturnType<Tool>>>;

export type Refusal = readonly [request: object, error: string, source?: string];

/** A request, or a body as a string, with the error or some fields of the result, and where both come from. */
export type Typed = readonly [request: object | string, outcome: object | string, source: string];

interface SpecOf<Tool extends Run> extends Spec {
  readonly run: Tool;
  readonly answers: readonly AnswerOf<Tool>[];
}

export function defineSpec<Tool extends Run>(
  run: Tool,
  tables: Omit<SpecOf<Tool>, 'run'>,
): SpecOf<Tool> {
  return { run, ...tables };
}

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
