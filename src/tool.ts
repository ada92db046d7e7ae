import type * as z from 'zod/mini';
import { ToolError } from './tool-error.ts';
import type { ToolInfo } from './tool-info.ts';

/** A tool as the API serves it. Its schemas are built when they are first asked for. */
export interface Tool extends ToolInfo {
  readonly request: () => z.ZodMiniObject;
  readonly result: () => z.ZodMiniObject;
  /** Validates the fields of a request, applies the defaults and computes the result. */
  readonly run: (fields: object) => Promise<object>;
}

/** `unknown` where both have the same fields, else `never`: optional fields count, too. */
type SameFields<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? unknown : never;

/**
 * Joins a pure function and the description of its request and result. The compiler refuses a
 * definition whose schemas and function disagree on a field or a type.
 */
export function defineTool<
  RequestSchema extends z.ZodMiniObject,
  ResultSchema extends z.ZodMiniObject,
  Run extends (
    request: z.output<RequestSchema>,
  ) => z.output<ResultSchema> | Promise<z.output<ResultSchema>>,
>(
  definition: ToolInfo & {
    readonly request: () => RequestSchema;
    readonly result: () => ResultSchema;
    readonly example: z.input<RequestSchema>;
    readonly run: Run &
      SameFields<Parameters<Run>[0], z.output<RequestSchema>> &
      SameFields<Awaited<ReturnType<Run>>, z.output<ResultSchema>>;
  },
): Tool {
  const request = once(definition.request);
  return {
    ...definition,
    request,
    result: once(definition.result),
    run: async (fields) => {
      const schema = request();
      const parsed = schema.safeParse(fields);
      if (parsed.success) return definition.run(parsed.data);
      throw new ToolError(describeIssues(parsed.error.issues, Object.keys(schema.shape)));
    },
  };
}

/**
 * Answers one request of a tool: the result of its function, or a `ToolError` that names every
 * offending field. `null` stands for an omitted field.
 */
export async function runTool(tool: Tool, request: unknown): Promise<object> {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new ToolError('request body: expected a JSON object');
  }
  const given = Object.entries(request).filter(([, value]) => value !== null);
  return tool.run(Object.fromEntries(given));
}

function once<Value>(build: () => Value): () => Value {
  let built: { readonly value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
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
