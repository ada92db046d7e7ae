import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import { type FieldWords, keywordsOf, titleOf } from './field-description.ts';
import { integer, type NumberRange } from './number.ts';

/** The JSON Schema of a value, without words about it. */
export interface Shape<Value> extends JsonSchema {
  /** Never set. Carries the value's type, like `types` of a Standard Schema. */
  readonly value?: (value: Value) => Value;
}

/** A field of a result with its shape: that of a value, or of fields or items inside. */
export interface ShapedField extends FieldWords {
  readonly shape?: JsonSchema;
  readonly properties?: Readonly<Record<string, ShapedField>>;
  readonly items?: ShapedField;
}

export const numberShape: Shape<number> = { type: 'number' };

export const textShape: Shape<string> = { type: 'string' };

export const booleanShape: Shape<boolean> = { type: 'boolean' };

export function integerShape(range: NumberRange = {}): Shape<number> {
  return integer(range).schema;
}

/** An integer from 0 to the highest value that the result can have. */
export function countShape(maximum = Number.MAX_SAFE_INTEGER): Shape<number> {
  return integerShape({ minimum: 0, maximum });
}

export function choiceShape<const Option extends string>(
  options: readonly Option[],
): Shape<Option> {
  return { type: 'string', enum: options };
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

/** An object with any property names. */
export function dictionaryShape<Item>(
  values: FieldWords & { readonly shape: Shape<Item> },
): Shape<Readonly<Record<string, Item>>> {
  return { ...objectSchema([]), additionalProperties: schemaOf(values) };
}

/** Returns the JSON Schema of a field of a result. */
export function schemaOf({ shape, properties, items, ...words }: ShapedField): JsonSchema {
  return {
    ...shape,
    ...(properties &&
      objectSchema(Object.entries(properties).map(([name, field]) => [name, schemaOf(field)]))),
    ...(items && { type: 'array', items: schemaOf(items) }),
    ...keywordsOf(words),
  };
}

/** Returns the schema of an object in which all these fields are required. */
export function objectSchema(
  fields: readonly (readonly [name: string, schema: JsonSchema])[],
): ObjectSchema {
  const properties = fields.map(([name, schema]) => [name, { title: titleOf(name), ...schema }]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields.map(([name]) => name),
  };
}
