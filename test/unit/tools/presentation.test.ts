import { type JsonSchema, tools } from 'toolworker';
import type { ResultField, Tool } from 'toolworker/core';
import { expect, test } from 'vitest';

// The compiler checks names and options; here is what it does not know of a field.

/** Returns the schema of each field that has a record with a property, also of those inside. */
function fieldsWith(
  property: keyof ResultField,
  { properties = {}, items = {} }: JsonSchema,
  records: Tool['resultFields'] = {},
): readonly JsonSchema[] {
  const inside = Object.entries({ ...items.properties, ...properties });
  return inside.flatMap(([name, schema]) => {
    const record = records[name];
    const known = record?.items?.properties ?? record?.properties;
    return [...(record?.[property] ? [schema] : []), ...fieldsWith(property, schema, known)];
  });
}

const table: readonly (readonly [property: keyof ResultField, type: RegExp])[] = [
  ['money', /number/],
  ['estimate', /number|integer/],
  ['limits', /number/],
  ['chosenUnit', /number/],
  ['clockTime', /string/],
];

test.each(table)('each field with %j is of the type %s', (property, type) => {
  const found = tools.flatMap((tool: Tool) => [
    ...fieldsWith(property, tool.resultJsonSchema(), tool.resultFields),
    ...(property === 'money'
      ? fieldsWith(property, tool.requestJsonSchema(), tool.requestFields)
      : []),
  ]);
  expect(found.length).toBeGreaterThan(0);
  for (const schema of found) expect(String(schema.type)).toMatch(type);
});
