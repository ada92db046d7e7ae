import type { ToolRequest, ToolResult } from 'toolworker/core';
import type { ToolName, Tools } from '../tools.ts';

/** What the site says about a tool beyond its definition. */
export interface Words<Request extends object = object, Result extends object = object> {
  /** Other words that people search for. */
  readonly synonyms: string;
  /** The field of the result to show first. */
  readonly headline: keyof Result & string;
  /** If the headline is a list of objects: the field of each to show. */
  readonly headlineItem?: string;
  /** What the headline is called, if not by the title of its field. */
  readonly headlineTitle?: string;
  /** Fields that are read together with the headline, as one length of time. */
  readonly duration?: readonly (keyof Result & string)[];
  /** The fields of request and result that are amounts of money. */
  readonly money?: readonly string[];
  /** Those of them that are shown finer than to cents. */
  readonly unitPrices?: readonly string[];
  /** Fields of the result that the page leaves out, as others say the same. */
  readonly repeated?: readonly (keyof Result & string)[];
  /** The formula or rule, on one or more lines. */
  readonly formula: string;
  readonly explanation: string;
  /** The source of the formula. */
  readonly source: string;
  /** What a visitor calls a field, if not by its title in the API. */
  readonly titles?: { readonly [Field in FieldsIn<Request> | FieldsIn<Result>]?: string };
  /** The fields of request and result that are the age of a person, in years. */
  readonly ages?: readonly (FieldsIn<Request> | FieldsIn<Result>)[];
  /** Labels of options whose own name is not what people would say, such as `wake-at`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Which fields the form shows only if other fields have certain values: one of those listed. */
  readonly conditions?: {
    readonly [Field in keyof Request & string]?: {
      readonly [Other in keyof Request & string]?: readonly Extract<Request[Other], string>[];
    };
  };
  /**
   * Hints in the form, for fields whose description is written for developers; none where the description only
   * repeats the title.
   */
  readonly hints?: { readonly [Field in keyof Request & string]?: string };
}

/** The names of the fields of an object, and of those within them. */
type FieldsIn<Value> = Value extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : Value extends object
    ? string extends keyof Value
      ? never
      : { [Name in keyof Value & string]-?: Name | FieldsIn<Value[Name]> }[keyof Value & string]
    : never;

export type AllWords = {
  readonly [Name in ToolName]: Words<ToolRequest<Name, Tools>, ToolResult<Name, Tools>>;
};

export type AnyWords = Partial<AllWords>;
