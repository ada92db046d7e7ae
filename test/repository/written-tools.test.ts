import { expect, test } from 'vitest';
import { changedComments } from '../../scripts/field-comments.ts';
import { changedGuides, changedLists, definitions } from '../../scripts/tool-lists.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const remedy = 'Run: npm run tool:write';

test('the package, the registry and the README list the tools of all folders', () => {
  const outdated = changedLists().map(([file]) => file);
  expect(outdated, remedy).toEqual([]);
});

test('the guides to the tools say what their definitions do', async () => {
  const outdated = (await changedGuides()).map(([file]) => file);
  expect(outdated, remedy).toEqual([]);
});

/** Returns the description of each field in a schema, including nested ones. */
function described({ properties = {}, items }: JsonSchema): readonly (string | undefined)[] {
  if (items) return described(items);
  return Object.values(properties).flatMap((field) => [field.description, ...described(field)]);
}

test.each(definitions().map(({ tool }) => [tool.slug, tool] as const))(
  '%s describes its fields in sentences',
  (_, { requestJsonSchema, resultJsonSchema }) => {
    for (const text of [requestJsonSchema(), resultJsonSchema()].flatMap(described)) {
      expect(text).toMatch(/^\S(?:.*\S)?\.$/);
    }
  },
);

test.each(definitions().map(({ tool }) => [tool.slug, tool] as const))(
  'the comments on the fields of %s are its descriptions in tool.ts',
  (_, tool) => {
    const outdated = changedComments(tool).map(([file]) => file);
    expect(outdated, remedy).toEqual([]);
  },
);
