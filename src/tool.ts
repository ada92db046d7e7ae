import type { ObjectSchema } from './json-schema.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { ToolInfo } from './tool-info.ts';

/** What a tool may use beside its request. */
export interface RunContext {
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** A tool as the API serves it. */
export interface Tool<
  Slug extends string = string,
  Request extends object = object,
  Result extends object = object,
> extends ToolInfo {
  readonly slug: Slug;
  readonly example: Request;
  /** The request, for libraries that take a Standard Schema. */
  readonly request: StandardSchema<Request, unknown>;
  /** The schema of a request. Its references start at `place`, by default `#`, the schema itself. */
  readonly parameters: (place?: string) => ObjectSchema;
  /** The schema of a result. `place` means the same. */
  readonly response: (place?: string) => ObjectSchema;
  /**
   * Validates a request, whatever it is, applies the defaults and computes the result, or rejects with
   * a `ToolError` that names every fault.
   */
  readonly run: (request: unknown, context?: RunContext) => Promise<Result>;
}

/** The tools that something serves, calls or describes, in the order in which it lists them. */
export interface ToolList {
  readonly tools: readonly Tool[];
}
