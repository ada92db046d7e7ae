import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import { type FieldDescription, keywordsOf, titleOf } from './field-description.ts';
import { integer as integerField } from './number.ts';

/** The JSON Schema of a result's field. */
export interface Shape<Value> extends JsonSchema {
  /** Never set. Carries the value's type, like `types` of a Standard Schema. */
  readonly value?: (value: Value) => Value;
}

/** The shapes of a result's fields. The compiler rejects missing, mistyped and additional ones. */
export type ShapesOf<Result> = { readonly [Name in keyof Result]-?: Shape<Result[Name]> };

export function number(description: FieldDescription): Shape<number> {
  return { type: 'number', ...keywordsOf(description) };
}

export function integer(description: FieldDescription): Shape<number> {
  return { ...integerField().schema, ...keywordsOf(description) };
}

/** An integer from 0 to the highest value that the result can have. */
export function nonNegativeInteger(
  description: FieldDescription,
  maximum = Number.MAX_SAFE_INTEGER,
): Shape<number> {
  return { ...integer(description), minimum: 0, maximum };
}

export function text(description: FieldDescription): Shape<string> {
  return { type: 'string', ...keywordsOf(description) };
}

export function boolean(description: FieldDescription): Shape<boolean> {
  return { type: 'boolean', ...keywordsOf(description) };
}

export function choice<const Option extends string>(
  options: readonly Option[],
  description: FieldDescription,
): Shape<Option> {
  return { type: 'string', enum: options, ...keywordsOf(description) };
}

/** The shape, or `null` where the field does not apply. */
export function orNull<Value>({ value: _, ...shape }: Shape<Value>): Shape<Value | null> {
  const { type = [], enum: options } = shape;
  return {
    ...shape,
    type: [type, 'null'].flat(),
    ...(options && { enum: [...options, null] }),
  };
}

/** An array, for results that declare it as readonly or as mutable. */
export function list<Item>(
  items: Shape<Item>,
  description: FieldDescription,
): Shape<Item[]> & Shape<readonly Item[]> {
  return { type: 'array', items, ...keywordsOf(description) };
}

export function object<Fields>(
  shapes: ShapesOf<Fields>,
  description: FieldDescription,
): Shape<Fields> {
  return { ...schemaOfShapes(shapes), ...keywordsOf(description) };
}

/** An object with any property names. */
export function dictionary<Item>(
  items: Shape<Item>,
  description: FieldDescription,
): Shape<Readonly<Record<string, Item>>> {
  return { ...schemaOfShapes({}), additionalProperties: items, ...keywordsOf(description) };
}

/** Returns the schema of an object in which all these fields are required. */
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
