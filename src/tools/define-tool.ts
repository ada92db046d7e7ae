import type * as z from 'zod/mini';
import { once } from '../shared/once.ts';
import type { Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import type { ToolInfo } from '../tool-info.ts';
import { toObjectSchema } from './to-json-schema.ts';

/** `unknown` where both have the same fields, else `never`: optional fields count, too. */
type SameFields<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? unknown : never;

/**
 * Joins a pure function and the description of its request and result. The compiler refuses a
 * definition whose schemas and function disagree on a field or a type.
 */
export function defineTool<
  const Slug extends string,
  Request extends object,
  Result extends z.output<ResultSchema>,
  RequestSchema extends z.ZodMiniObject & z.core.$ZodType<Request>,
  ResultSchema extends z.ZodMiniObject,
>(
  definition: ToolInfo & {
    readonly slug: Slug;
    readonly request: () => RequestSchema;
    readonly result: () => ResultSchema;
    readonly example: Request & z.input<RequestSchema>;
    readonly run: ((request: Request) => Result | Promise<Result>) &
      SameFields<Request, z.output<RequestSchema>> &
      SameFields<Result, z.output<ResultSchema>>;
  },
): Tool<Slug, Request, Result> {
  const { request, result, run, ...info } = definition;
  const requestSchema = once(request);
  return {
    ...info,
    parameters: once(() => toObjectSchema(requestSchema())),
    response: once(() => toObjectSchema(result())),
    run: async (body) => {
      const schema = requestSchema();
      const fields = Object.keys(schema.shape);
      const parsed = schema.safeParse(givenFields(body, fields));
      if (parsed.success) return run(parsed.data);
      throw new ToolError(describeIssues(parsed.error.issues, fields));
    },
  };
}

/** Those of the fields that the request has itself; it may have a hundred thousand others. */
function givenFields(request: unknown, fields: readonly string[]): object {
  if (!isObject(request)) throw new ToolError('request body: expected a JSON object');
  const given = fields
    .filter((field) => Object.hasOwn(request, field))
    .map((field) => [field, request[field]] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One line that names every offending field once, in the order of the fields. */
function describeIssues(issues: readonly z.core.$ZodIssue[], fields: readonly string[]): string {
  const lines = fields.flatMap((field) =>
    issues
      .filter(({ path }) => path[0] === field)
      .map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
  return [...new Set(lines)].join('; ');
}
