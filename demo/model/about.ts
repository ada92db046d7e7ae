import type { JsonSchema } from 'toolworker';
import type { RequestField, ResultField, ToolRequest, ToolResult } from 'toolworker/core';
import type { ToolSlug, Tools } from '../own-tools/tools-of-site.ts';
import type { Sentences } from './sentences.ts';
import type { Layout } from './tool-page.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the site says about a tool, beyond its definition. */
export interface About<Request extends object = Fields, Result extends object = Fields> {
  /** The path of the icon, `d` in SVG, drawn by a line in a square of 24 by 24. */
  readonly icon: string;
  /** What the page does, if it does more than the API. */
  readonly description?: string;
  /** Other words that people search for. */
  readonly synonyms: string;
  /** What the page says of fields in another way than the API. */
  readonly fields?: By<NamesIn<Request> | NamesIn<Result>, FieldWords>;
  /**
   * Fields of the form that only the page uses, which take the place of fields of the API with
   * these names. Their titles and descriptions are in English, and the first of their examples is
   * that of the form.
   */
  readonly pageFields?: Readonly<Record<string, PageField>>;
  /** The field of the result that the page shows first, if it is not that of the tool. */
  readonly headline?: NamesIn<Result>;
  /** The form's example, for fields in which it differs from the example of the API. */
  readonly formExample?: Readonly<Record<string, unknown>>;
  /**
   * The fields of the API that the page knows, if it computes anything by itself. A field that the
   * tool gets later is an error of the compiler here: pass it on or compute with it, then name it.
   */
  readonly handles?: Readonly<Record<KeysOf<Request>, true>>;
  /** How the form and the result are laid out, if not side by side. */
  readonly layout?: Layout;
  /** Whether the same request has another result each time. */
  readonly isRandom?: boolean;
  /** The formula or rule, on one or more lines. */
  readonly formula: string;
  readonly explanation: string;
  /** The source of the formula, if it has one. */
  readonly source?: string;
  /** The fields of request and result that are the age of a person, in years. */
  readonly ages?: readonly (NamesIn<Request> | NamesIn<Result>)[];
  /** What people call the tool, if they say other words than its name. */
  readonly heading?: string;
  /** What people search for, after the name of the tool in the title of the page. */
  readonly topics: string;
  /** What the page says with the answer, in English. */
  readonly sentences?: Sentences;
  /** How to read the answer. */
  readonly reading: string;
  /** What people often get wrong. */
  readonly mistake: string;
}

/**
 * How a page shows a field in another way than an element: its title and unit in English, and what
 * else the page knows better.
 */
export type FieldWords = Pick<JsonSchema, 'title' | 'x-unit'> &
  Pick<RequestField, 'samples' | 'askedIf'> &
  Pick<ResultField, 'hidden'>;

/** A field that only the page uses. Its labels add to those of the API's field with its name. */
export type PageField = JsonSchema & Pick<RequestField, 'labels' | 'askedIf' | 'samples'>;

/** What the site says about one of its tools. */
export type AboutTool<Slug extends ToolSlug> = About<
  ToolRequest<Slug, Tools>,
  ToolResult<Slug, Tools>
>;

/** A value for some of the names, or for any name if they are not known. */
type By<Names extends string, Value> = string extends Names
  ? Readonly<Record<string, Value>>
  : { readonly [Name in Names]?: Value };

/** The names of the fields of a request, in any of its forms. */
type KeysOf<Request> = Request extends unknown ? keyof Request & string : never;

/** The names of the fields of a request or a result, including nested ones. */
type NamesIn<Value extends object> = string extends keyof Value ? string : FieldsIn<Value>;

type FieldsIn<Value> = Value extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : Value extends object
    ? string extends keyof Value
      ? never
      : { [Name in keyof Value & string]-?: Name | FieldsIn<Value[Name]> }[keyof Value & string]
    : never;
