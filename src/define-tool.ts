import { errorOf } from './fields/parse.ts';
import { isJsonObject, wholeRequest } from './fields/validate.ts';
import { faultsOf } from './issues.ts';
import type { ObjectSchema } from './json-schema.ts';
import type { DescribedSchema, InputOf, OutputOf, StandardSchema } from './standard-schema.ts';
import type { RunContext, Tool } from './tool.ts';
import type { ToolInfo } from './tool-info.ts';

/** An object as JSON has it, which an array is not. */
type JsonObject = object & { readonly [Symbol.iterator]?: never };

/** The JSON Schema of a schema, which one that describes itself may leave out. */
type Described<Schema, Name extends string> = Schema extends DescribedSchema
  ? { readonly [Key in Name]?: object }
  : { readonly [Key in Name]: object };

/** A function may return more than its type says; this makes the compiler name it. */
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

/** Computes the result of what the request's schema has read. */
type RunOf<Request extends StandardSchema, Result extends StandardSchema> = (
  request: OutputOf<Request>,
  context: RunContext,
) => InputOf<Result> | Promise<InputOf<Result>>;

/** What a host's tool is made of. */
export type ToolDefinition<
  Slug extends string,
  Request extends StandardSchema,
  Result extends StandardSchema,
  Run extends RunOf<Request, Result> = RunOf<Request, Result>,
> = Omit<ToolInfo, 'example'> & {
  readonly slug: Slug;
  /** Reads a request. */
  readonly request: Request;
  /** Describes a result. Each result is held to it before it leaves. */
  readonly result: Result;
  /** A request that succeeds. */
  readonly example: NoInfer<InputOf<Request>>;
  /** Computes the result of what `request` has read. */
  readonly run: Run;
} & Described<Request, 'parameters'> &
  Described<Result, 'response'> &
  WithoutOthers<Awaited<ReturnType<Run>>, InputOf<Result>>;

/** A tool with the schema that its host has given it. */
export interface DefinedTool<
  Slug extends string,
  Request extends StandardSchema<object, unknown>,
  Result extends StandardSchema<unknown, object>,
> extends Tool<Slug, InputOf<Request>, OutputOf<Result>> {
  readonly request: Request;
}

/**
 * Makes a tool of a function and two schemas. The schemas are Standard Schemas of any validator, such
 * as zod, valibot or ArkType, or come from `object()` of `toolworker/fields`. The compiler refuses a
 * function or an example that disagrees with them.
 *
 * A schema that cannot describe itself needs its JSON Schema beside it, as `parameters` for the request
 * and as `response` for the result. Those of valibot and zod/mini are such schemas:
 * `parameters: z.toJSONSchema(request, { io: 'input' })`. Throws a `TypeError` if it is missing.
 *
 * A request that its schema refuses, and a `ToolError` that `run` throws, are answered with status 400.
 * Everything else that `run` throws, and a result that its schema refuses or that has a number JSON
 * cannot hold, are answered with status 500; the console gets the cause.
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
  const { request, result, parameters, response, run, ...info } = definition;
  return {
    ...info,
    request,
    parameters: documentOf('parameters', request, 'input', parameters),
    response: documentOf('response', result, 'output', response),
    run: async (given, context = new AbortController()) => {
      const own = ownFieldsOf(given);
      const read = await request['~standard'].validate(own);
      if (read.issues) throw errorOf(faultsOf(read.issues, wholeRequest, own));
      const computed = await run(read.value, context);
      const held = await result['~standard'].validate(computed);
      const fault = (line: string) => new TypeError(`${info.slug}: ${line}`);
      if (held.issues) throw fault(errorOf(faultsOf(held.issues, 'result', computed)).message);
      JSON.stringify(held.value, (name, value) => {
        // JSON would say `null`.
        if (typeof value !== 'number' || Number.isFinite(value)) return value;
        throw fault(`${name}: expected a finite number, got ${value}`);
      });
      return held.value;
    },
  };
}

/** Copies the request, so that a validator meets no getter of the caller's that throws. */
function ownFieldsOf(given: unknown): object {
  try {
    if (isJsonObject(given)) return { ...given };
  } catch {}
  throw errorOf([[wholeRequest, 'expected a JSON object']]);
}

/**
 * Returns the schema as documents hold it: of an object, without a dialect of its own, and with
 * references that start at its place in the document.
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
