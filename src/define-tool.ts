import { invalidRequest, toToolError } from './fields/parse.ts';
import { isJsonObject } from './fields/validate.ts';
import { fieldIssuesOf } from './issues.ts';
import type { ObjectSchema } from './json-schema.ts';
import type { DescribedSchema, InputOf, OutputOf, StandardSchema } from './standard-schema.ts';
import type { RunContext, Tool } from './tool.ts';
import type { ToolInfo } from './tool-info.ts';

/** A JSON object, not an array. */
type JsonObject = object & { readonly [Symbol.iterator]?: never };

/** A JSON Schema, optional for a schema that describes itself. */
type Described<Schema, Name extends string> = Schema extends DescribedSchema
  ? { readonly [Key in Name]?: object }
  : { readonly [Key in Name]: object };

/** Makes the compiler reject a function that returns fields which the result lacks, and name them. */
type WithoutOthers<Computed, Result> = unknown extends Result
  ? unknown
  : string extends KeyOfEach<Computed>
    ? unknown
    : KeyOfEach<Computed> extends KeyOfEach<Result>
      ? unknown
      : { readonly run: Refused<Exclude<KeyOfEach<Computed>, KeyOfEach<Result>> & string> };

type Refused<Names extends string> = {
  readonly [Name in Names as `no field of the result: ${Name}`]: never;
};

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

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
  /** Validates a result before it is returned. */
  readonly result: Result;
  /** A request that succeeds. */
  readonly example: NoInfer<InputOf<Request>>;
  /** Computes a result from the output of `request`. */
  readonly run: Run;
} & Described<Request, 'requestJsonSchema'> &
  Described<Result, 'resultJsonSchema'> &
  WithoutOthers<Awaited<ReturnType<Run>>, InputOf<Result>>;

/** A tool made by `defineTool()`, with its request's schema. */
export interface DefinedTool<
  Slug extends string,
  Request extends StandardSchema<object, unknown>,
  Result extends StandardSchema<unknown, object>,
> extends Tool<Slug, InputOf<Request>, OutputOf<Result>> {
  readonly request: Request;
}

/**
 * Returns a tool made from a function and two schemas. The schemas are Standard Schemas of any validator,
 * such as zod, valibot or ArkType, or come from `object()` of `toolworker/fields`. The compiler rejects a
 * function or an example that does not match them.
 *
 * Some schemas, such as those of valibot and zod/mini, cannot describe themselves. Add their JSON Schema
 * as `requestJsonSchema` and `resultJsonSchema`: `requestJsonSchema: z.toJSONSchema(request, { io: 'input' })`.
 * Throws a `TypeError` if one is missing.
 *
 * The API answers status 400 if the request is invalid or `run` throws a `ToolError`. It answers status
 * 500 if `run` throws anything else, or if the result is invalid or contains a number that JSON cannot
 * represent; the console shows the cause.
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
  const { request, result, requestJsonSchema, resultJsonSchema, run, ...info } = definition;
  return {
    ...info,
    request,
    requestJsonSchema: documentOf('requestJsonSchema', request, 'input', requestJsonSchema),
    resultJsonSchema: documentOf('resultJsonSchema', result, 'output', resultJsonSchema),
    run: async (given, context = new AbortController()) => {
      const copy = copyFields(given);
      const input = await request['~standard'].validate(copy);
      if (input.issues) throw toToolError(fieldIssuesOf(input.issues, request, copy));
      const computed = await run(input.value, context);
      const output = await result['~standard'].validate(computed);
      const invalidResult = (line: string) => new TypeError(`${info.slug}: ${line}`);
      if (output.issues) {
        const issues = fieldIssuesOf(output.issues, result, computed, 'result');
        throw invalidResult(toToolError(issues).message);
      }
      JSON.stringify(output.value, (name, value) => {
        // JSON would write `null`.
        if (typeof value !== 'number' || Number.isFinite(value)) return value;
        throw invalidResult(`${name}: expected a finite number, got ${value}`);
      });
      return output.value;
    },
  };
}

/** Copies the request, so that no getter of the caller throws inside a validator. */
function copyFields(given: unknown): object {
  try {
    if (isJsonObject(given)) return { ...given };
  } catch {}
  throw invalidRequest('a JSON object');
}

/**
 * Returns a function that makes the schema part of a larger document: without `$schema`, and with
 * references that start at `place`.
 */
function documentOf(
  name: string,
  schema: StandardSchema,
  side: 'input' | 'output',
  given: object | undefined,
): (place?: string) => ObjectSchema {
  const { jsonSchema } = schema['~standard'];
  if (!given && !jsonSchema) throw new TypeError(`${name}: required, a JSON Schema`);
  return (place = '#') => {
    const json = JSON.stringify(given ?? jsonSchema?.[side]({ target: 'draft-2020-12' }));
    const { $schema: _, ...document } = JSON.parse(
      json.replaceAll('"$ref":"#', `"$ref":"${place}`),
    );
    return { type: 'object', properties: {}, required: [], ...document };
  };
}
