import type { JsonSchema } from '../json-schema.ts';

/** What every field has, whatever the type of its values. */
export interface AnyField {
  /** The keywords of JSON Schema that say what the field takes. */
  readonly schema: JsonSchema;
  /** Completes "expected …" for a value that the field refuses, and "required, …" without one. */
  readonly expected: (value?: unknown) => string;
  /** Returns the value as the tool takes it, or `undefined` if the field refuses it. */
  readonly read: (value: unknown) => unknown;
  /** Completes "got …" for a value that the field refuses, if the value as such does not. */
  readonly describe?: (value: unknown) => string;
  /** Whether a request may omit the field. */
  readonly isOptional?: true;
  /** What an omitted field stands for. */
  readonly default?: unknown;
  /** Other names that people give the field, for "did you mean". */
  readonly synonyms?: readonly string[];
}

interface TypedField<Input, Output> extends AnyField {
  readonly read: (value: unknown) => Output | undefined;
  /** Never set; carries the type of the input, as `types` of a Standard Schema does. */
  readonly input?: (value: Input) => Input;
}

/** A field that takes one type and maybe hands another to the tool. */
export interface Field<Input, Output = Input> extends TypedField<Input, Output> {
  readonly isOptional?: never;
}

export interface OptionalField<Input, Output = Input> extends TypedField<Input, Output> {
  readonly isOptional: true;
}

export interface DefaultedField<Input, Output = Input> extends OptionalField<Input, Output> {
  readonly default: Output;
}

/** The fields of a request, in the order in which errors and documents name them. */
export type FieldTable = Readonly<Record<string, AnyField>>;

/** The table that describes a request: the compiler refuses a missing, wrong or additional field. */
export type FieldsOf<Request> = {
  readonly [Name in keyof Request]-?: Record<never, never> extends Pick<Request, Name>
    ? OptionalField<Required<Request>[Name], unknown>
    : Field<Request[Name], unknown>;
};

/** A request after parsing: defaults applied, other omitted fields `undefined`. */
export type Parsed<Table extends FieldTable> = {
  readonly [Name in keyof Table]: OutputOf<Table[Name]> | Omitted<Table[Name]>;
};

type Omitted<One extends AnyField> = One extends { readonly default: unknown }
  ? never
  : One extends { readonly isOptional: true }
    ? undefined
    : never;

type OutputOf<One extends AnyField> = Exclude<ReturnType<One['read']>, undefined>;
