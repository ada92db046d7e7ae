import type { JsonSchema } from '../schema/json-schema.ts';
import { isObject, mapValues } from '../schema/objects.ts';

/** A field of a request, whatever the type of its values. */
export interface AnyField {
  /** The JSON Schema of its values. */
  readonly schema: JsonSchema;
  /**
   * Transforms the value of a request once, for the other functions. Useful if that takes long,
   * such as splitting a long text.
   */
  readonly decode?: (value: unknown) => unknown;
  /** Completes the error "expected …" for an invalid value, or "required, …" for a missing one. */
  readonly expected: (value?: unknown) => string;
  /** Returns the value that the tool receives, or `undefined` if the value is invalid. */
  readonly read: (value: unknown) => unknown;
  /**
   * Completes the error "got …" for an invalid value. By default, the error shows the value itself.
   */
  readonly describe?: (value: unknown) => string;
  /** Whether a request may omit the field. */
  readonly isOptional?: true;
  /** The value of an omitted field. */
  readonly default?: unknown;
  /**
   * Names that people use for the field by mistake, separated by spaces; the error asks "did you
   * mean …?". Their words also form other names: `startValue` means a field with the synonyms
   * `start initial`.
   */
  readonly synonyms?: string;
  /**
   * Names that ask for what the tool does not do, which is refused rather than ignored. A string
   * has names of options, separated by spaces. A synonym of an omitted field that accepts the value
   * is not meant.
   */
  readonly unsupported?: readonly (string | UnsupportedName)[];
  /**
   * Names of results that resemble the field, separated by spaces. They are ignored, since programs
   * send an earlier result along.
   */
  readonly figures?: string;
  /**
   * Returns what the value of an unknown field shows about this one, to complete "did you mean …?":
   * `count 2` for the dice `2d6`.
   */
  readonly recognize?: (value: unknown) => string | undefined;
}

/** Names that ask for what the tool does not do. */
export interface UnsupportedName {
  /**
   * The names, separated by spaces. Longer names that end with their words are meant, too. Those of
   * an option may also begin with them: `keep` refuses `keepHighest`.
   */
  readonly names: string;
  /** Completes the error "expected …". By default, it says that there is no such option. */
  readonly expected?: string;
  /**
   * Completes "expected …, in the field …" while the request omits the field: what the field takes
   * instead, such as `the term in years` for `months`.
   */
  readonly instead?: string;
  /**
   * Values that request the default behavior. With one of them, the name is ignored. By default,
   * false, 0, an empty string or list, and none.
   */
  readonly harmless?: readonly unknown[];
}

interface TypedField<Input, Output> extends AnyField {
  readonly read: (value: unknown) => Output | undefined;
  /** Never set. Carries the input's type, like `types` of a Standard Schema. */
  readonly input?: (value: Input) => Input;
}

/** A required field. `Input` is the type in a request, `Output` the type that the tool receives. */
export interface Field<Input, Output = Input> extends TypedField<Input, Output> {
  readonly isOptional?: never;
}

/** A field that a request may omit. */
export interface OptionalField<Input, Output = Input> extends TypedField<Input, Output> {
  readonly isOptional: true;
}

/** An optional field with a default. */
export interface DefaultedField<Input, Output = Input> extends OptionalField<Input, Output> {
  readonly default: Output;
}

/** Returns the value of an omitted field: a copy, since a tool may change a list or an object. */
export function defaultOf(field: AnyField): unknown {
  return copyOf(field.default);
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? mapValues(value, copyOf) : value;
}

/** The fields of a request by name. Errors and documents keep their order. */
export type FieldTable = Readonly<Record<string, AnyField>>;

/**
 * The field table of a request type. The compiler rejects missing, mistyped and additional fields.
 * A field that any type of a union may omit is optional.
 */
export type FieldsOf<Request> = {
  readonly [Name in keyof Request & string]: Record<never, never> extends Pick<Request, Name>
    ? OptionalField<Required<Request>[Name], unknown>
    : Field<Request[Name], unknown>;
};

/** A parsed request: defaults are applied, and other omitted fields are `undefined`. */
export type Parsed<Table extends FieldTable> = {
  readonly [Name in keyof Table]: OutputOf<Table[Name]> | Omitted<Table[Name]>;
};

type Omitted<One extends AnyField> = One extends { readonly default: unknown }
  ? never
  : One extends { readonly isOptional: true }
    ? undefined
    : never;

type OutputOf<One extends AnyField> = Exclude<ReturnType<One['read']>, undefined>;
