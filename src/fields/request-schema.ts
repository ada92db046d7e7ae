import type { ObjectSchema } from '../json-schema.ts';
import type { FieldTable } from './field.ts';
import { schemaOfShapes } from './shapes.ts';
import { keywordsOf, type Words } from './words.ts';

/** The schema of a request as a caller sends it: an optional field may be omitted. */
export function requestSchema(
  fields: FieldTable,
  words: Readonly<Record<string, Words | undefined>>,
): ObjectSchema {
  const { type, properties } = schemaOfShapes(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema, default: standard }]) => [
        name,
        {
          ...keywordsOf(words[name]),
          ...schema,
          ...(standard !== undefined && { default: standard }),
        },
      ]),
    ),
  );
  const required = Object.keys(fields).filter(
    (name) => !fields[name]?.isOptional || properties[name]?.['x-replaced-by'],
  );
  return { type, properties, required };
}
