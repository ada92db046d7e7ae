type Run = (request: never) => object;

/** A share of the longest request: 1, a tenth or a hundredth. */
export type Share = 1 | 0.1 | 0.01;

/** All that the tests know about a tool. The outcomes come from outside this project's code. */
export interface Spec {
  readonly run: Run;
  readonly operation: string;
  /** By field: its type or options, its limits, and its default or that it is required. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields of the result. */
  readonly result: readonly string[];
  readonly answers: readonly Answer[];
  readonly refusals: readonly Refusal[];
  /** Requests as people and their programs send them, decided before the code ran. */
  readonly typed: readonly Typed[];
  /**
   * Fields that the API refuses although their JSON Schema accepts them, and what it asks of them.
   */
  readonly beyondSchema?: { readonly [field: string]: string | undefined };
  /** Fields whose refusal of a number beyond a limit says more than the limit. */
  readonly limitsInWords?: readonly string[];
  /** Fields whose defaults follow another one of them that is given. */
  readonly defaultsFollow?: readonly string[];
  /** Strings that may hold any text. All others are read with digits and signs of any script. */
  readonly freeTexts?: readonly string[];
  readonly otherNames: OtherNames;
  /** The requests that take longest, by the reason why. */
  readonly slowest: Readonly<Record<string, (share: Share) => object>>;
  /** What the tool's page says of its example. The numbers are by hand or from a source. */
  readonly sentence?: string;
}

/**
 * Names of unknown fields, separated by spaces, decided by the meaning of the words before the code
 * ran.
 */
export interface OtherNames<Field extends string = string> {
  /**
   * By field, the names that mean it if a request omits it. A name may have a JSON value, as in
   * `gross=true`; else it has one that fits the field.
   */
  readonly meant: Readonly<Record<Field, string>>;
  /** Names that ask for what the tool does not do, with or without a value. */
  readonly refused?: string;
  /** Names that only carry context, or nothing that would change the result. */
  readonly ignored: string;
}

/** The result, exactly or with a relative error of each number, and where it comes from. */
export type Answer<Request = object, Result = unknown> = readonly [
  request: Request,
  result: Result,
  source: string,
  tolerance?: number,
];

export type AnswerOf<Tool extends Run> = Answer<RequestOf<Tool>, ResultOf<Tool>>;

export type Refusal = readonly [request: object, error: string, source?: string];

/**
 * A request, or a body as a string, with the error or some fields of the result, and where both
 * come from.
 */
export type Typed = readonly [request: object | string, outcome: object | string, source: string];

/** The names of the fields of any type of a union. */
type NameIn<Fields> = Fields extends unknown ? keyof Fields & string : never;

type RequestOf<Tool extends Run> = Parameters<Tool>[0];

type ResultOf<Tool extends Run> = Awaited<ReturnType<Tool>>;

/**
 * The spec of a function. The compiler rejects missing and additional fields, and requests of other
 * types.
 */
export interface SpecOf<Tool extends Run> extends Spec {
  readonly run: Tool;
  readonly fields: Readonly<Record<NameIn<RequestOf<Tool>>, string>>;
  readonly result: readonly NameIn<ResultOf<Tool>>[];
  readonly answers: readonly AnswerOf<Tool>[];
  readonly beyondSchema?: { readonly [Name in NameIn<RequestOf<Tool>>]?: string };
  readonly limitsInWords?: readonly NameIn<RequestOf<Tool>>[];
  readonly defaultsFollow?: readonly NameIn<RequestOf<Tool>>[];
  readonly freeTexts?: readonly NameIn<RequestOf<Tool>>[];
  readonly otherNames: OtherNames<NameIn<RequestOf<Tool>>>;
  readonly slowest: Readonly<Record<string, (share: Share) => RequestOf<Tool>>>;
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
