import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { type FieldDescription, keywordsOf, titleOf } from './field-description.ts';
import { integer } from './number.ts';

/** The JSON Schema of a result's field. */
export interface Shape<Value> extends JsonSchema {
  /** Never set. Carries the value's type, like `types` of a Standard Schema. */
  readonly value?: (value: Value) => Value;
}

/** The shapes of a result's fields. The compiler rejects missing, mistyped and additional ones. */
export type ShapesOf<Result> = { readonly [Name in keyof Result]-?: Shape<Result[Name]> };

export function numberShape(description: FieldDescription): Shape<number> {
  return { type: 'number', ...keywordsOf(description) };
}

export function integerShape(description: FieldDescription): Shape<number> {
  return { ...integer().schema, ...keywordsOf(description) };
}

/** An integer from 0 to the highest value that the result can have. */
export function countShape(
  description: FieldDescription,
  maximum = Number.MAX_SAFE_INTEGER,
): Shape<number> {
  return { ...integerShape(description), minimum: 0, maximum };
}

export function textShape(description: FieldDescription): Shape<string> {
  return { type: 'string', ...keywordsOf(description) };
}

export function booleanShape(description: FieldDescription): Shape<boolean> {
  return { type: 'boolean', ...keywordsOf(description) };
}

export function choiceShape<const Option extends string>(
  options: readonly Option[],
  description: FieldDescription,
): Shape<Option> {
  return { type: 'string', enum: options, ...keywordsOf(description) };
}

/** The shape, or `null` where the field does not apply. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  const keywords: JsonSchema = shape;
  const { type = [], enum: options } = keywords;
  return {
    ...keywords,
    type: [type, 'null'].flat(),
    ...(options && { enum: [...options, null] }),
  };
}

/** An array, for results that declare it as readonly or as mutable. */
export function listShape<Item>(
  items: Shape<Item>,
  description: FieldDescription,
): Shape<Item[]> & Shape<readonly Item[]> {
  return { type: 'array', items, ...keywordsOf(description) };
}

export function objectShape<Fields>(
  shapes: ShapesOf<Fields>,
  description: FieldDescription,
): Shape<Fields> {
  return { ...schemaOfShapes(shapes), ...keywordsOf(description) };
}

/** An object with any property names. */
export function dictionaryShape<Item>(
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
