import type { FieldsOf } from './fields/field.ts';
import { requestSchema } from './fields/request-schema.ts';
import { type ResultShapes, responseSchema } from './fields/response-schema.ts';
import { type StandardSchema, standardSchema } from './fields/standard-schema.ts';
import type { Relation } from './fields/validate.ts';
import type { Words } from './fields/words.ts';
import type { ObjectSchema } from './json-schema.ts';
import type { ToolInfo } from './tool-info.ts';

/** A tool as the API serves it. */
export interface Tool<
  Slug extends string = string,
  Request extends object = object,
  Result extends object = object,
> extends ToolInfo {
  readonly slug: Slug;
  readonly example: Request;
  /** The request, for libraries that take a Standard Schema. */
  readonly request: StandardSchema<Request>;
  /** The schema of a request. */
  readonly parameters: () => ObjectSchema;
  /** The schema of a result. */
  readonly response: () => ObjectSchema;
  /**
   * Validates a request, whatever it is, applies the defaults and computes the result, or rejects with
   * a `ToolError` that names every fault. `null` counts as omitted.
   */
  readonly run: (request: unknown) => Promise<Result>;
}

/**
 * Joins a function that parses its own request with the words for it. The compiler refuses a
 * definition that disagrees with the function on a field or a type.
 */
export function defineTool<
  const Slug extends string,
  Request extends object,
  Result extends object,
>(
  definition: ToolInfo & {
    readonly slug: Slug;
    readonly fields: FieldsOf<NoInfer<Request>>;
    readonly relations?: readonly Relation[];
    readonly request: { readonly [Name in keyof NoInfer<Request>]-?: Words };
    readonly result: ResultShapes<NoInfer<Result>, NoInfer<Request>>;
    readonly example: NoInfer<Request>;
    readonly run: (request: Request) => Result | Promise<Result>;
  },
): Tool<Slug, Request, Result> {
  const { fields, relations = [], request, result, run, ...info } = definition;
  const parameters = () => requestSchema(fields, request);
  return {
    ...info,
    request: standardSchema(fields, relations, parameters),
    parameters,
    response: () => responseSchema(result, fields, request),
    // The function parses whatever comes.
    run: async (given) => run(given as Request),
  };
}
