import type { FigureOf } from '../field-records.ts';
import type { ObjectSchema } from '../schema/json-schema.ts';
import type { FieldTable } from './field.ts';
import { type FieldWords, keywordsOf } from './field-description.ts';
import { objectSchema, type Shape, type ShapedField, schemaOf } from './shapes.ts';

/** The records of a result's fields. `'as given'` marks a field that repeats one of the request. */
export type ResultRecords<Result, Request> = {
  readonly [Name in keyof Result]-?:
    | ResultRecord<Result[Name], Request>
    | GivenIn<Request, Name, Result[Name]>;
};

/** All about a field of a result: its shape, or those inside it, its words, and what forms know. */
type ResultRecord<Value, Request> = FieldWords &
  FigureOf<Value, Request> &
  (Shaped<Value> | Inside<Value, Request>);

interface Shaped<Value> {
  readonly shape: Shape<Value>;
  readonly properties?: never;
  readonly items?: never;
}

type Inside<Value, Request> = [Value] extends [readonly (infer Item)[]]
  ? { readonly items: ResultRecord<Item, Request>; readonly properties?: never }
  : [Value] extends [object]
    ? {
        readonly properties: {
          readonly [Name in keyof Value]-?: ResultRecord<Value[Name], Request>;
        };
        readonly items?: never;
      }
    : never;

type GivenIn<Request, Name, Value> = Name extends keyof Request
  ? Value extends Request[Name]
    ? 'as given'
    : never
  : never;

/** Returns the JSON Schema of a result, in which every field is required. */
export function responseSchema(
  records: Readonly<Record<string, ShapedField | 'as given'>>,
  fields: FieldTable,
  words: Readonly<Record<string, FieldWords>>,
): ObjectSchema {
  const schemas = Object.entries(records).map(([name, record]) => {
    if (record !== 'as given') return [name, schemaOf(record)] as const;
    const { schema, isOptional } = fields[name] ?? {};
    const description = `As in the request${isOptional ? ', or the default' : ''}.`;
    return [name, { ...keywordsOf(words[name]), description, ...schema }] as const;
  });
  return objectSchema(schemas);
}
