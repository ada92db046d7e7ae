import type { ObjectSchema } from '../schema/json-schema.ts';
import type { FieldTable } from './field.ts';
import { type FieldWords, keywordsOf } from './field-description.ts';
import { objectSchema } from './shapes.ts';

/**
 * Returns the JSON Schema of a request as a caller sends it, where optional fields may be missing.
 */
export function requestSchema(
  fields: FieldTable,
  words: Readonly<Record<string, FieldWords | undefined>>,
): ObjectSchema {
  const table = Object.entries(fields);
  const properties = table.map(([name, { schema, default: value }]) => {
    const withDefault = { ...schema, ...(value !== undefined && { default: value }) };
    return [name, { ...keywordsOf(words[name]), ...withDefault }] as const;
  });
  const required = table.filter(([name, { isOptional }]) => !isOptional || words[name]?.replacedBy);
  return { ...objectSchema(properties), required: required.map(([name]) => name) };
}
