/** An error that a Standard Schema reports about a value. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The outcome of a validation: the value, or its issues. */
export type StandardResult<Output, Issue extends StandardIssue = StandardIssue> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A schema of any validator (https://standardschema.dev, version 1). */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** Part of version 1.1, which not all validators support. */
    readonly jsonSchema?: {
      readonly input: (options: { readonly target: 'draft-2020-12' }) => Record<string, unknown>;
      readonly output: (options: { readonly target: 'draft-2020-12' }) => Record<string, unknown>;
    };
  };
}

/** A schema that can describe its input and output in JSON Schema. */
export interface DescribedSchema extends StandardSchema {
  readonly '~standard': StandardSchema['~standard'] & { readonly jsonSchema: object };
}

/** The type that a schema accepts. */
export type InputOf<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['input'];

/** The type that a schema returns. */
export type OutputOf<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['output'];
