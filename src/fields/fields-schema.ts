import { attempt } from '../attempt.ts';
import type { ObjectSchema } from '../schema/json-schema.ts';
import type { StandardIssue, StandardResult } from '../schema/standard-schema.ts';
import type { FieldIssue } from '../tool-error.ts';
import { defaultOf, type FieldTable } from './field.ts';
import { type CrossFieldRule, validate } from './validate.ts';

/**
 * A Standard Schema with JSON Schema (https://standardschema.dev, version 1.1), which many form
 * libraries, routers and agent frameworks accept.
 */
export interface FieldsSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'toolworker';
    readonly types?: { readonly input: Input; readonly output: Output };
    readonly validate: (value: unknown) => StandardResult<Output, FieldIssue & StandardIssue>;
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => Record<string, unknown>;
      readonly output: (options: { readonly target: string }) => Record<string, unknown>;
    };
  };
}

/**
 * Returns the Standard Schema of a field table. Its output has the values as parsed or, for a
 * function that parses them itself, as given. What such a function refuses, the schema refuses.
 */
export function standardSchema<Input, Output = Input>(
  fields: FieldTable,
  rules: readonly CrossFieldRule[],
  schema: () => ObjectSchema,
  run?: (request: never) => object,
): FieldsSchema<Input, Output> {
  const inDialect = ({ target }: { readonly target: string }) => {
    // The keywords used here mean the same in both dialects.
    if (/^draft-(?:2020-12|07)$/.test(target)) return { ...schema() };
    throw new TypeError(`target: expected draft-2020-12 or draft-07, got "${target}"`);
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'toolworker',
      validate: (value) => {
        const { given, values, issues } = validate(value, fields, rules);
        // A function also checks rules across fields. A promise has no issues yet.
        const outcome = run ? attempt(run, given ?? value) : { issues };
        const refused = ('issues' in outcome && outcome.issues) || issues;
        if (refused) return { issues: refused.map(withPath) };
        const output: Readonly<Record<string, unknown>> = { ...(run ? given : values) };
        const complete = Object.entries(fields)
          .map(([name, field]) => [name, output[name] ?? defaultOf(field)] as const)
          .filter(([, value]) => value !== undefined);
        // `FieldsOf` makes the compiler check the table against the type.
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

function withPath(issue: FieldIssue): FieldIssue & StandardIssue {
  return issue.field === undefined ? issue : { ...issue, path: [issue.field] };
}
