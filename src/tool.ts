import type { RequestField, ResultField } from './field-records.ts';
import type { ObjectSchema } from './schema/json-schema.ts';
import type { StandardSchema } from './schema/standard-schema.ts';
import type { ToolInfo } from './tool-info.ts';

/** The second argument of a tool's `run`. */
export interface RunContext {
  /** Aborted once nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** A tool that the API can serve. */
export interface Tool<
  Slug extends string = string,
  Request extends object = object,
  Result extends object = object,
> extends ToolInfo {
  readonly slug: Slug;
  readonly example: Request;
  /** The request as a Standard Schema, for form libraries, routers and agent frameworks. */
  readonly request: StandardSchema<Request, unknown>;
  /** What a form knows of fields of the request, beyond their schema. */
  readonly requestFields?: Readonly<Record<string, RequestField | undefined>> | undefined;
  /**
   * Returns the JSON Schema of a request. References in it start at `place`, the position of the
   * schema in a document, by default `#`.
   */
  readonly requestJsonSchema: (place?: string) => ObjectSchema;
  /** What a form knows of fields of the result, beyond their schema. */
  readonly resultFields?: Readonly<Record<string, ResultField | undefined>> | undefined;
  /** Returns the JSON Schema of a result. References in it start at `place`, by default `#`. */
  readonly resultJsonSchema: (place?: string) => ObjectSchema;
  /**
   * Validates any value as a request, applies the defaults and computes the result. Rejects with a
   * `ToolError` that names every invalid field.
   */
  readonly run: (request: unknown, context?: RunContext) => Promise<Result>;
}

/** The tool of a list that has a slug. */
export type ToolWith<Slug, Tools extends readonly Tool[]> = Extract<
  Tools[number],
  { readonly slug: Slug }
>;

export interface ToolList {
  /** The tools to serve, call or describe, in the order in which they are listed. */
  readonly tools: readonly Tool[];
}
