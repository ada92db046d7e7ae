import { type JsonSchema, tools } from 'toolworker';
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

test.each(tools.filter(({ money }) => money).map((tool) => [tool.slug, tool] as const))(
  'the amounts of money of %s are numbers of its request or result',
  (_, { money = [], requestJsonSchema, resultJsonSchema }) => {
    const numbers = [requestJsonSchema(), resultJsonSchema()].flatMap(numbersIn);
    expect(money.filter((name) => !numbers.includes(name))).toEqual([]);
  },
);
