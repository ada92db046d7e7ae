import type { JsonSchema } from 'toolworker';

/** Returns the fields of a schema and their nested fields, each with its changes. */
export function changedFields(
  { properties = {} }: JsonSchema,
  change: (name: string, field: JsonSchema) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  const inner = (schema: JsonSchema) => ({
    ...schema,
    ...(schema.properties && { properties: changedFields(schema, change) }),
  });
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      {
        ...inner(field),
        ...(field.items && { items: inner(field.items) }),
        ...change(name, field),
      },
    ]),
  );
}
