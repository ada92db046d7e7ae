import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import { integer } from './number.ts';
import { keywordsOf, titleOf, type Words } from './words.ts';

/** What a field of a result holds, as JSON Schema. */
export interface Shape<Value> extends JsonSchema {
  /** Never set; carries the type of the value, as `types` of a Standard Schema does. */
  readonly value?: (value: Value) => Value;
}

/** The shapes of a result's fields: the compiler refuses a missing, wrong or additional one. */
export type ShapesOf<Result> = { readonly [Name in keyof Result]-?: Shape<Result[Name]> };

export function figure(words: Words): Shape<number> {
  return { type: 'number', ...keywordsOf(words) };
}

export function wholeNumber(words: Words): Shape<number> {
  return { ...integer().schema, ...keywordsOf(words) };
}

/** A whole number that is not negative, and at most a limit that the result cannot exceed. */
export function count(words: Words, maximum = Number.MAX_SAFE_INTEGER): Shape<number> {
  return { ...wholeNumber(words), minimum: 0, maximum };
}

export function text(words: Words): Shape<string> {
  return { type: 'string', ...keywordsOf(words) };
}

export function boolean(words: Words): Shape<boolean> {
  return { type: 'boolean', ...keywordsOf(words) };
}

export function choice<const Option extends string>(
  options: readonly Option[],
  words: Words,
): Shape<Option> {
  return { type: 'string', enum: options, ...keywordsOf(words) };
}

/** The shape, or `null` if the field does not apply. */
export function orNull<Value>({ value: _, ...shape }: Shape<Value>): Shape<Value | null> {
  const { type = [], enum: options } = shape;
  return {
    ...shape,
    type: [type, 'null'].flat(),
    ...(options && { enum: [...options, null] }),
  };
}

/** An array, whether the result declares it readonly or not. */
export function list<Item>(
  items: Shape<Item>,
  words: Words,
): Shape<Item[]> & Shape<readonly Item[]> {
  return { type: 'array', items, ...keywordsOf(words) };
}

export function object<Fields>(shapes: ShapesOf<Fields>, words: Words): Shape<Fields> {
  return { ...schemaOfShapes(shapes), ...keywordsOf(words) };
}

/** An object with any names. */
export function dictionary<Item>(
  items: Shape<Item>,
  words: Words,
): Shape<Readonly<Record<string, Item>>> {
  return { ...schemaOfShapes({}), additionalProperties: items, ...keywordsOf(words) };
}

/** The schema of an object that has all these fields. */
export function schemaOfShapes(shapes: Readonly<Record<string, JsonSchema>>): ObjectSchema {
  const properties = Object.entries(shapes).map(([name, shape]) => [
    name,
    { title: titleOf(name), ...shape },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(shapes),
  };
}
