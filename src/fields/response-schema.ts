import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import type { FieldTable } from './field.ts';
import { type Shape, schemaOfShapes } from './shapes.ts';
import { keywordsOf, type Words } from './words.ts';

/** The shapes of a result's fields; one that repeats a field of the request is `'as given'`. */
export type ResultShapes<Result, Request> = {
  readonly [Name in keyof Result]-?: Shape<Result[Name]> | GivenIn<Request, Name, Result[Name]>;
};

type GivenIn<Request, Name, Value> = Name extends keyof Request
  ? Value extends Request[Name]
    ? 'as given'
    : never
  : never;

/** The schema of a result, which has all these fields. */
export function responseSchema(
  shapes: Readonly<Record<string, JsonSchema | 'as given'>>,
  fields: FieldTable,
  words: Readonly<Record<string, Words>>,
): ObjectSchema {
  const complete = Object.entries(shapes).map(([name, shape]) => {
    if (shape !== 'as given') return [name, shape] as const;
    const { schema, isOptional } = fields[name] ?? {};
    const description = `As in the request${isOptional ? ', or the default' : ''}.`;
    return [name, { ...keywordsOf(words[name]), description, ...schema }] as const;
  });
  return schemaOfShapes(Object.fromEntries(complete));
}
