import type { FieldsOf } from '../fields/field.ts';
import type { FieldDescription } from '../fields/field-description.ts';
import { type FieldsSchema, standardSchema } from '../fields/fields-schema.ts';
import { requestSchema } from '../fields/request-schema.ts';
import { type ResultShapes, responseSchema } from '../fields/response-schema.ts';
import type { CrossFieldRule } from '../fields/validate.ts';
import type { Tool } from '../tool.ts';
import type { Again, ChosenUnit, categories, ToolInfo } from '../tool-info.ts';

/** A tool of this package. */
export interface BuiltInTool<Slug extends string, Request extends object, Result extends object>
  extends Tool<Slug, Request, Result> {
  readonly category: (typeof categories)[number];
  readonly request: FieldsSchema<Request>;
}

/** Other fields of the request, each with some of its options. */
type ConditionOn<Request> = {
  readonly [Other in keyof Request]?: readonly Extract<Request[Other], string>[];
};

/**
 * Returns a tool made from a function that parses its own request, and from descriptions of its
 * fields. The compiler rejects a definition whose fields or types differ from those of the
 * function.
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
    readonly rules?: readonly CrossFieldRule[];
    readonly headline?: keyof NoInfer<Result>;
    readonly numerals?: {
      readonly [Name in keyof NoInfer<Request>]?: NonNullable<ToolInfo['numerals']>[string];
    };
    readonly hints?: { readonly [Name in keyof NoInfer<Request>]?: string };
    readonly conditions?: { readonly [Name in keyof NoInfer<Request>]?: ConditionOn<Request> };
    readonly samples?: {
      readonly [Name in keyof NoInfer<Request>]?: Readonly<Record<string, string>>;
    };
    readonly openEmpty?: readonly (keyof NoInfer<Request> & string)[];
    readonly resultsWith?: {
      readonly [Name in keyof NoInfer<Result>]?: keyof NoInfer<Request> & string;
    };
    readonly repeated?: readonly (keyof NoInfer<Result> & string)[];
    readonly estimates?: readonly (keyof NoInfer<Result> & string)[];
    readonly limits?: { readonly [Name in keyof NoInfer<Result>]?: readonly number[] };
    readonly chosenUnits?: {
      readonly [Name in keyof NoInfer<Result>]?: ChosenUnit & {
        readonly by: keyof NoInfer<Request> & string;
      };
    };
    readonly again?: Again & { readonly unless?: keyof NoInfer<Request> & string };
    readonly request: { readonly [Name in keyof NoInfer<Request>]-?: FieldDescription };
    /** A function, so that shapes are created only for documents. */
    readonly result: () => Shapes & {
      readonly [Name in Exclude<keyof Shapes, keyof Result>]: never;
    };
    readonly example: NoInfer<Request>;
    readonly run: (request: Request) => Result | Promise<Result>;
  },
): BuiltInTool<Slug, Request, Result> {
  const { fields, rules = [], request, result, run, ...info } = definition;
  const parameters = () => requestSchema(fields, request);
  return {
    ...info,
    // The tools of this package only compute.
    annotations: { readOnlyHint: true, openWorldHint: false },
    request: standardSchema(fields, rules, parameters),
    requestJsonSchema: parameters,
    resultJsonSchema: () => responseSchema(result(), fields, request),
    // The function validates the request itself.
    run: async (given) => run(given as Request),
  };
}
