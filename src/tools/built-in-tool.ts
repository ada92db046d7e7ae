import type { RequestFieldOf, ResultField } from '../field-records.ts';
import type { FieldsOf } from '../fields/field.ts';
import type { FieldWords } from '../fields/field-description.ts';
import { type FieldsSchema, standardSchema } from '../fields/fields-schema.ts';
import { requestSchema } from '../fields/request-schema.ts';
import { type ResultRecords, responseSchema } from '../fields/response-schema.ts';
import type { Tool } from '../tool.ts';
import type { Again, categories, ToolInfo } from '../tool-info.ts';

/** A tool of this package. */
export interface BuiltInTool<Slug extends string, Request extends object, Result extends object>
  extends Tool<Slug, Request, Result> {
  readonly category: (typeof categories)[number];
  readonly request: FieldsSchema<Request>;
}

/** All about the fields of a request that its table does not check. */
type RequestRecords<Request> = {
  readonly [Name in keyof Request & string]-?: FieldWords & RequestFieldOf<Request, Name>;
};

/**
 * Returns a tool made from a function that parses its own request, and from a record of each of its
 * fields. The compiler rejects a definition whose fields or types differ from those of the
 * function.
 */
export function builtInTool<
  const Slug extends string,
  Request extends object,
  Result extends object,
>(
  definition: ToolInfo & {
    readonly slug: Slug;
    readonly category: (typeof categories)[number];
    readonly fields: FieldsOf<NoInfer<Request>>;
    readonly headline?: keyof NoInfer<Result>;
    readonly again?: Again & { readonly unless?: keyof NoInfer<Request> & string };
    readonly request: RequestRecords<NoInfer<Request>>;
    readonly result: ResultRecords<NoInfer<Result>, NoInfer<Request>>;
    readonly example: NoInfer<Request>;
    readonly run: (request: Request) => Result | Promise<Result>;
  },
): BuiltInTool<Slug, Request, Result> {
  const { slug, operation, name, category, description, headline, again, example } = definition;
  const { fields, request, result, run } = definition;
  const parameters = () => requestSchema(fields, request);
  // Names rather than rest and spread, which are slow at the start of a worker.
  return {
    slug,
    operation,
    name,
    category,
    description,
    headline,
    again,
    example,
    // The tools of this package only compute.
    annotations: { readOnlyHint: true, openWorldHint: false },
    request: standardSchema(fields, [], parameters, run),
    requestFields: request,
    requestJsonSchema: parameters,
    get resultFields() {
      return withoutGiven(result);
    },
    resultJsonSchema: () => responseSchema(result, fields, request),
    // The function validates the request itself.
    run: async (given) => run(given as Request),
  };
}

/** Returns the records of the fields that do not repeat one of the request. */
function withoutGiven(
  records: Readonly<Record<string, ResultField | 'as given'>>,
): Readonly<Record<string, ResultField>> {
  return Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) =>
      record === 'as given' ? [] : [[name, record]],
    ),
  );
}
