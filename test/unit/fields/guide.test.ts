import { readFileSync } from 'node:fs';
import * as fields from 'toolworker/fields';
import { expect, test } from 'vitest';

// The table of kinds in the guide to fields: each row is code, its JSON Schema, a value that it
// refuses, and the error.

const guide = readFileSync('demo/docs/fields.md', 'utf8');
const rows = [...guide.matchAll(/^\| `(.+?)` \| `(.+?)` \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, code = '', schema = '', refused = '', error = '']) => [code, schema, refused, error] as const,
);

function fieldOf(code: string): fields.Field<unknown> {
  return new Function(...Object.keys(fields), `return ${code}`)(...Object.values(fields));
}

test('has a row for each kind of field', () => {
  const kinds = rows.map(([code]) => code.split('(')[0]);
  const others = ['crossFieldRule', 'invalidField', 'object', 'optional', 'parse'];
  expect([...new Set(kinds)].sort()).toEqual(
    Object.keys(fields)
      .filter((name) => !others.includes(name))
      .sort(),
  );
});

test.each(rows)('%s', (code, schema, refused, error) => {
  const field = fieldOf(code);
  expect(field.schema).toEqual(JSON.parse(schema));
  const validation = fields.object({ field })['~standard'].validate({ field: JSON.parse(refused) });
  expect(validation).toMatchObject({ issues: [{ message: error }] });
});
