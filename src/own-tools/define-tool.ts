import type { RequestFieldsOf, ResultFieldsOf } from '../field-records.ts';
import { invalidField, invalidRequest, toToolError } from '../fields/parse.ts';
import { isJsonObject } from '../fields/validate.ts';
import type {
  DescribedSchema,
  InputOf,
  OutputOf,
  StandardSchema,
} from '../schema/standard-schema.ts';
import type { RunContext, Tool } from '../tool.ts';
import type { ToolInfo } from '../tool-info.ts';
import { describeSchema } from './describe-schema.ts';
import { findInfiniteNumber } from './find-infinite-number.ts';
import { fieldIssuesOf } from './issues.ts';
import { type Jsonified, jsonify } from './jsonify.ts';

/** A JSON object, not an array. */
type JsonObject = object & { readonly [Symbol.iterator]?: never };

/** A JSON Schema, optional for a schema that describes itself. */
type Described<Schema, Name extends string> = Schema extends DescribedSchema
  ? { readonly [Key in Name]?: object }
  : { readonly [Key in Name]: object };

/** The names of the fields of every type in a union; any name for `unknown`. */
type FieldOf<Union> = Union extends object ? keyof Union : PropertyKey;

/**
 * Makes the compiler reject a function that returns fields which the result lacks, and name them.
 */
type NoOthers<Computed, Result> = {
  readonly [Name in Exclude<FieldOf<Computed>, FieldOf<Result>> & string as string extends Name
    ? never
    : `no field of the result: ${Name}`]: never;
};

/** Computes a result from the output of the request's schema. */
type RunOf<Request extends StandardSchema, Result extends StandardSchema> = (
  request: OutputOf<Request>,
  context: RunContext,
) => InputOf<Result> | Promise<InputOf<Result>>;

/** The definition of a tool of your own. */
export type ToolDefinition<
  Slug extends string,
  Request extends StandardSchema,
  Result extends StandardSchema,
  Run extends RunOf<Request, Result> = RunOf<Request, Result>,
> = Omit<ToolInfo, 'example'> & {
  readonly slug: Slug;
  /** Validates a request. */
  readonly request: Request;
  /** What a form knows of fields of the request, beyond their schema. */
  readonly requestFields?: RequestFieldsOf<InputOf<Request>>;
  /** Validates a result before it is returned. */
  readonly result: Result;
  /** What a form knows of fields of the result, beyond their schema. */
  readonly resultFields?: ResultFieldsOf<OutputOf<Result>, InputOf<Request>>;
  /** A request that succeeds. */
  readonly example: NoInfer<InputOf<Request>>;
  /** Computes a result from the output of `request`. */
  readonly run: Run;
} & Described<Request, 'requestJsonSchema'> &
  Described<Result, 'resultJsonSchema'> & {
    readonly run: NoOthers<Awaited<ReturnType<Run>>, InputOf<Result>>;
  };

/** A tool made by `defineTool()`, with its request's schema. */
export interface DefinedTool<
  Slug extends string,
  Request extends StandardSchema<object, unknown>,
  Result extends StandardSchema<unknown, object>,
> extends Tool<Slug, InputOf<Request>, Jsonified<OutputOf<Result>>> {
  readonly request: Request;
}

/**
 * Returns a tool made from a function and two schemas. The schemas are Standard Schemas of any
 * validator, such as zod, valibot or ArkType, or come from `object()` of `toolworker/fields`. The
 * compiler rejects a function or an example that does not match them.
 *
 * Some schemas, such as those of valibot and zod/mini, cannot describe themselves. Add their JSON
 * Schema as `requestJsonSchema` and `resultJsonSchema`:
 * `requestJsonSchema: z.toJSONSchema(request, { io: 'input' })`.
 *
 * The API responds with status 400 if the request is invalid or `run` throws a `ToolError`. It
 * responds with status 500 if `run` throws anything else, or if the result is invalid or contains
 * what JSON cannot represent, such as `NaN`; the console shows the cause.
 *
 * @throws `TypeError` if a JSON Schema is missing, or if a field has none, as a `z.date()`.
 *
 * @example
 * const roofPitchTool = defineTool({
 *   slug: 'roof-pitch',
 *   operation: 'calculate-roof-pitch',
 *   name: 'Roof Pitch',
 *   category: 'Building',
 *   description: 'Computes the pitch of a roof from its rise and run.',
 *   request: z.object({ rise: z.number().positive(), run: z.number().positive() }),
 *   result: z.object({ percent: z.number() }),
 *   example: { rise: 3, run: 4 },
 *   run: ({ rise, run }) => ({ percent: (rise / run) * 100 }),
 * });
 */
export function defineTool<
  const Slug extends string,
  Request extends StandardSchema<JsonObject, unknown>,
  Result extends StandardSchema<unknown, JsonObject>,
  Run extends RunOf<Request, Result>,
>(definition: ToolDefinition<Slug, Request, Result, Run>): DefinedTool<Slug, Request, Result> {
  const { request, result, requestJsonSchema, resultJsonSchema, run, ...info } = {
    ...definition,
  };
  const tool = info.slug;
  return {
    ...info,
    request,
    requestJsonSchema: describeSchema(
      { tool, part: 'request', schema: request },
      requestJsonSchema,
    ),
    resultJsonSchema: describeSchema({ tool, part: 'result', schema: result }, resultJsonSchema),
    run: async (given, context = new AbortController()) => {
      const computed = await run(await validRequest(request, given), context);
      return jsonify(await validResult(result, computed, tool), tool, 'result');
    },
  };
}

/**
 * Returns a request as its schema reads it. Rejects with a `ToolError` that names invalid fields.
 */
async function validRequest(schema: StandardSchema, given: unknown): Promise<unknown> {
  const copy = copyFields(given);
  const validation = await schema['~standard'].validate(copy);
  if (validation.issues) throw toToolError(fieldIssuesOf(validation.issues, schema, copy));
  const infinite = findInfiniteNumber(copy);
  if (infinite) throw invalidField(infinite.path, 'a finite number', infinite.value);
  return validation.value;
}

/**
 * Returns a result as its schema reads it. Rejects with a `TypeError`, since the tool is at fault.
 */
async function validResult<Schema extends StandardSchema>(
  schema: Schema,
  computed: unknown,
  tool: string,
): Promise<OutputOf<Schema>> {
  const validation = await schema['~standard'].validate(computed);
  if (!validation.issues) return validation.value;
  const { message } = toToolError(fieldIssuesOf(validation.issues, schema, computed), 'result');
  throw new TypeError(`${tool}: ${message}`);
}

/** Copies the request, so that no getter of the caller throws inside a validator. */
function copyFields(given: unknown): object {
  try {
    if (isJsonObject(given)) return { ...given };
  } catch {}
  throw invalidRequest('an object');
}
