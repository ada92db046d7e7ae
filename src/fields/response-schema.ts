import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import type { FieldTable } from './field.ts';
import { type FieldDescription, keywordsOf } from './field-description.ts';
import { type Shape, schemaOfShapes } from './shapes.ts';

/** The shapes of a result's fields. `'as given'` marks a field that repeats one of the request. */
export type ResultShapes<Result, Request> = {
  readonly [Name in keyof Result]-?: Shape<Result[Name]> | GivenIn<Request, Name, Result[Name]>;
};

type GivenIn<Request, Name, Value> = Name extends keyof Request
  ? Value extends Request[Name]
    ? 'as given'
    : never
  : never;

/** Returns the JSON Schema of a result, in which every field is required. */
export function responseSchema(
  shapes: Readonly<Record<string, JsonSchema | 'as given'>>,
  fields: FieldTable,
  descriptions: Readonly<Record<string, FieldDescription>>,
): ObjectSchema {
  const complete = Object.entries(shapes).map(([name, shape]) => {
    if (shape !== 'as given') return [name, shape] as const;
    const { schema, isOptional } = fields[name] ?? {};
    const description = `As in the request${isOptional ? ', or the default' : ''}.`;
    return [name, { ...keywordsOf(descriptions[name]), description, ...schema }] as const;
  });
  return schemaOfShapes(Object.fromEntries(complete));
}
