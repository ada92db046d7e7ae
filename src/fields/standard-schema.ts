import type { ObjectSchema } from '../json-schema.ts';
import { printable } from './echo.ts';
import type { FieldTable } from './field.ts';
import { type Relation, validate, wholeRequest } from './validate.ts';

/** What is wrong with a request, as a Standard Schema says it. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly string[];
}

/**
 * A request that validates itself and describes itself, as forms, routers and agents take it
 * (https://standardschema.dev, version 1.1).
 */
export interface StandardSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'toolworker';
    readonly types?: { readonly input: Input; readonly output: Output };
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly StandardIssue[] };
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => Record<string, unknown>;
      readonly output: (options: { readonly target: string }) => Record<string, unknown>;
    };
  };
}

/** The dialects in which the schemas mean the same. */
const dialects: Readonly<Record<string, string>> = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
};

/** Makes a Standard Schema of a table of fields. */
export function standardSchema<Request>(
  fields: FieldTable,
  relations: readonly Relation[],
  schema: () => ObjectSchema,
): StandardSchema<Request> {
  const inDialect = (target: string, required: readonly string[]) => {
    const $schema = Object.hasOwn(dialects, target) ? dialects[target] : undefined;
    if ($schema) return { $schema, ...schema(), required };
    const known = Object.keys(dialects).join(', ');
    throw new TypeError(`target: expected one of ${known}, got "${target}"`);
  };
  const present = Object.keys(fields).filter(
    (name) => !fields[name]?.isOptional || fields[name].default !== undefined,
  );
  return {
    '~standard': {
      version: 1,
      vendor: 'toolworker',
      validate: (value) => {
        const validation = validate(value, fields, relations);
        if ('faults' in validation) return { issues: validation.faults.map(issueOf) };
        const complete = Object.entries(fields)
          .map(([name, field]) => [name, validation.given[name] ?? field.default] as const)
          .filter(([, field]) => field !== undefined);
        // The compiler holds the table to the request.
        return { value: Object.fromEntries(complete) as Request };
      },
      jsonSchema: {
        input: ({ target }) => inDialect(target, schema().required),
        output: ({ target }) => inDialect(target, present),
      },
    },
  };
}

function issueOf([name, message]: readonly [string, string]): StandardIssue {
  const line = printable(message);
  return name === wholeRequest ? { message: line } : { message: line, path: [name] };
}
