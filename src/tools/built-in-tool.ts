import type { FieldsOf } from '../fields/field.ts';
import { requestSchema } from '../fields/request-schema.ts';
import { type ResultShapes, responseSchema } from '../fields/response-schema.ts';
import { type FieldsSchema, standardSchema } from '../fields/standard-schema.ts';
import type { Relation } from '../fields/validate.ts';
import type { Words } from '../fields/words.ts';
import type { Tool } from '../tool.ts';
import type { categories, ToolInfo } from '../tool-info.ts';

/** One of the tools of this package. */
export interface BuiltInTool<Slug extends string, Request extends object, Result extends object>
  extends Tool<Slug, Request, Result> {
  readonly category: (typeof categories)[number];
  readonly request: FieldsSchema<Request>;
}

/**
 * Joins a function that parses its own request with the words for it. The compiler refuses a
 * definition that disagrees with the function on a field or a type.
 */
export function builtInTool<
  const Slug extends string,
  Request extends object,
  Result extends object,
  const Shapes extends ResultShapes<NoInfer<Result>, NoInfer<Request>>,
>(
  definition: ToolInfo & {
    readonly slug: Slug;
    readonly category: (typeof categories)[number];
    readonly fields: FieldsOf<NoInfer<Request>>;
    readonly relations?: readonly Relation[];
    readonly request: { readonly [Name in keyof NoInfer<Request>]-?: Words };
    /** A function, since shapes are made only where a document needs them. */
    readonly result: () => Shapes & {
      readonly [Name in Exclude<keyof Shapes, keyof Result>]: never;
    };
    readonly example: NoInfer<Request>;
    readonly run: (request: Request) => Result | Promise<Result>;
  },
): BuiltInTool<Slug, Request, Result> {
  const { fields, relations = [], request, result, run, ...info } = definition;
  const parameters = () => requestSchema(fields, request);
  return {
    ...info,
    // The tools of this package compute, and do nothing else.
    annotations: { readOnlyHint: true, openWorldHint: false },
    request: standardSchema(fields, relations, parameters),
    parameters,
    response: () => responseSchema(result(), fields, request),
    // The function parses whatever comes.
    run: async (given) => run(given as Request),
  };
}
