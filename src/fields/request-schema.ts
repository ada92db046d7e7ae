import type { ObjectSchema } from '../schema/json-schema.ts';
import type { FieldTable } from './field.ts';
import { type FieldDescription, keywordsOf } from './field-description.ts';
import { objectSchema } from './shapes.ts';

/**
 * Returns the JSON Schema of a request as a caller sends it, where optional fields may be missing.
 */
export function requestSchema(
  fields: FieldTable,
  descriptions: Readonly<Record<string, FieldDescription | undefined>>,
): ObjectSchema {
  const { type, properties } = objectSchema(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema, default: defaultValue }]) => [
        name,
        {
          ...keywordsOf(descriptions[name]),
          ...schema,
          ...(defaultValue !== undefined && { default: defaultValue }),
        },
      ]),
    ),
  );
  const required = Object.keys(fields).filter(
    (name) => !fields[name]?.isOptional || properties[name]?.['x-replaced-by'],
  );
  return { type, properties, required };
}
