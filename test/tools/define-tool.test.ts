import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyNumber } from '../../src/shared/rules.ts';
import { defineTool } from '../../src/tools/define-tool.ts';
import { figure, number } from '../../src/tools/fields.ts';

const words = {
  slug: 'doubler',
  operation: 'double',
  name: 'Doubler',
  category: 'Converters',
  description: 'Doubles a number.',
} as const;

const request = () => z.object({ x: number(anyNumber, 'A number.') });
const result = () => z.object({ y: figure('Twice the number.') });
const example = { x: 1 };

const doubler = defineTool({
  ...words,
  request,
  result,
  example,
  run: ({ x }: { x: number }) => ({ y: 2 * x }),
});

test('runs a valid request and drops unknown fields', async () => {
  expect(await doubler.run({ x: 4, z: 5 })).toEqual({ y: 8 });
});

test.each([null, undefined])('takes %s for an omitted field', async (x) => {
  await expect(doubler.run({ x })).rejects.toThrow('x: expected a number');
});

test.each([undefined, null, 'x', 5, true, []])('refuses %j as a request', async (body) => {
  await expect(doubler.run(body)).rejects.toThrow('request body: expected a JSON object');
});

test('builds a schema once, when it is first used', async () => {
  let built = 0;
  const tool = defineTool({
    ...words,
    request: () => {
      built += 1;
      return request();
    },
    result,
    example,
    run: ({ x }: { x: number }) => ({ y: 2 * x }),
  });
  expect(built).toBe(0);
  await tool.run({ x: 1 });
  await tool.run({ x: 2 });
  expect(built).toBe(1);
});

test('the compiler refuses a definition that its function contradicts', () => {
  const definition = { ...words, request, result, example };
  // @ts-expect-error the function takes a field that the schema lacks
  defineTool({ ...definition, run: ({ x, z = 1 }: { x: number; z?: number }) => ({ y: x + z }) });
  // @ts-expect-error the function lacks a field that the schema has
  defineTool({ ...definition, run: (_: Record<never, number>) => ({ y: 1 }) });
  // @ts-expect-error the function takes another type
  defineTool({ ...definition, run: ({ x }: { x: string }) => ({ y: Number(x) }) });
  // @ts-expect-error the result lacks a field
  defineTool({ ...definition, run: ({ x }: { x: number }) => ({ z: x }) });
  // @ts-expect-error the result has a field more
  defineTool({ ...definition, run: ({ x }: { x: number }) => ({ y: x, z: x }) });
  // @ts-expect-error the example does not fit
  defineTool({ ...definition, example: { x: '1' }, run: ({ x }: { x: number }) => ({ y: x }) });
});
