import { type JsonSchema, tools } from 'toolworker';
import type { Tool } from 'toolworker/core';
import { expect, test } from 'vitest';

/** Returns the names of the numbers of a schema, including nested ones. */
function numbersIn({ properties = {}, items }: JsonSchema): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...([field.type].flat().includes('number') ? [name] : []),
      ...numbersIn(field),
    ]),
    ...(items ? numbersIn(items) : []),
  ];
}

/** Returns the options of the choices of a schema, including nested ones. */
function optionsIn({ enum: options = [], properties = {}, items }: JsonSchema): readonly string[] {
  return [
    ...options.map(String),
    ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(optionsIn),
  ];
}

const presented: readonly (readonly [slug: string, tool: Tool])[] = tools.map((tool) => [
  tool.slug,
  tool,
]);

test.each(presented)(
  '%s has labels and conditions only for its own fields and options',
  (_, tool) => {
    const { labels = {}, hints = {}, conditions = {} } = tool;
    const request = tool.requestJsonSchema();
    const types = Object.values(request.properties ?? {}).map(({ type }) => type);
    const [switches, numbers] = ['boolean', 'integer'].map((type) => types.includes(type));
    const options = [
      ...[request, tool.resultJsonSchema()].flatMap(optionsIn),
      ...(switches ? ['true', 'false'] : []),
      ...(numbers ? Object.keys(labels).filter((label) => /^\d+$/.test(label)) : []),
    ];
    expect(Object.keys(labels).filter((option) => !options.includes(option))).toEqual([]);
    const fields = Object.keys(request.properties ?? {});
    const named = [...Object.keys(hints), ...Object.keys(conditions)];
    expect(named.filter((name) => !fields.includes(name))).toEqual([]);
    for (const [name, values] of Object.values(conditions).flatMap(
      Object.entries<readonly string[]>,
    )) {
      expect(request.properties?.[name]?.enum).toEqual(expect.arrayContaining([...values]));
    }
  },
);

test.each(tools.filter(({ money }) => money).map((tool) => [tool.slug, tool] as const))(
  'the amounts of money of %s are numbers of its request or result',
  (_, { money = [], requestJsonSchema, resultJsonSchema }) => {
    const numbers = [requestJsonSchema(), resultJsonSchema()].flatMap(numbersIn);
    expect(money.filter((name) => !numbers.includes(name))).toEqual([]);
  },
);
