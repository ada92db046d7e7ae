import type { ObjectSchema } from '../json-schema.ts';
import type { StandardIssue, StandardResult } from '../standard-schema.ts';
import { printable } from './echo.ts';
import type { FieldTable } from './field.ts';
import { type Relation, validate, wholeRequest } from './validate.ts';

/**
 * A request that validates itself and describes itself, as forms, routers and agents take it
 * (https://standardschema.dev, version 1.1).
 */
export interface FieldsSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'toolworker';
    readonly types?: { readonly input: Input; readonly output: Output };
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => Record<string, unknown>;
      readonly output: (options: { readonly target: string }) => Record<string, unknown>;
    };
  };
}

/** Makes a Standard Schema of a table of fields. */
export function standardSchema<Input, Output = Input>(
  fields: FieldTable,
  relations: readonly Relation[],
  schema: () => ObjectSchema,
  reads: 'given' | 'values' = 'given',
): FieldsSchema<Input, Output> {
  const inDialect = ({ target }: { readonly target: string }) => {
    // Both mean the same by all that is used here.
    if (/^draft-(?:2020-12|07)$/.test(target)) return { ...schema() };
    throw new TypeError(`target: expected draft-2020-12 or draft-07, got "${target}"`);
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'toolworker',
      validate: (value) => {
        const validation = validate(value, fields, relations);
        if ('faults' in validation) return { issues: validation.faults.map(issueOf) };
        const read: Readonly<Record<string, unknown>> = validation[reads];
        const complete = Object.entries(fields)
          .map(([name, field]) => [name, read[name] ?? field.default] as const)
          .filter(([, field]) => field !== undefined);
        // The compiler holds the table to the request.
        return { value: Object.fromEntries(complete) as Output };
      },
      jsonSchema: {
        input: inDialect,
        output: (options) => ({
          ...inDialect(options),
          required: Object.keys(fields).filter(
            (name) => !fields[name]?.isOptional || fields[name].default !== undefined,
          ),
        }),
      },
    },
  };
}

function issueOf([name, message]: readonly [string, string]): StandardIssue {
  const line = printable(message);
  return name === wholeRequest ? { message: line } : { message: line, path: [name] };
}
