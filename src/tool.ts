import type { ObjectSchema } from './json-schema.ts';
import type { ToolInfo } from './tool-info.ts';

/** A tool as the API serves it. Its schemas are built when they are first asked for. */
export interface Tool<
  Slug extends string = string,
  Request extends object = object,
  Result extends object = object,
> extends ToolInfo {
  readonly slug: Slug;
  readonly example: Request;
  /** The schema of a request. */
  readonly parameters: () => ObjectSchema;
  /** The schema of a result. */
  readonly response: () => ObjectSchema;
  /**
   * Validates a request, whatever it is, applies the defaults and computes the result, or throws a
   * `ToolError` that names every offending field. `null` stands for an omitted field.
   */
  readonly run: (request: unknown) => Promise<Result>;
}
