import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { anyNumber } from '../../src/shared/rules.ts';
import { ToolError } from '../../src/tool-error.ts';
import { defineTool } from '../../src/tools/define-tool.ts';
import { figure, number, relation } from '../../src/tools/fields.ts';

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

test('describes its request and its result', () => {
  expect(doubler.parameters()).toEqual({
    type: 'object',
    properties: { x: { type: 'number', description: 'A number.' } },
    required: ['x'],
  });
  expect(doubler.response()).toEqual({
    type: 'object',
    properties: { y: { type: 'number', description: 'Twice the number.' } },
    required: ['y'],
  });
});

test('runs a valid request and drops unknown fields', async () => {
  expect(await doubler.run({ x: 4, z: 5 })).toEqual({ y: 8 });
});

test.each([null, undefined])('takes %s for an omitted field', async (x) => {
  await expect(doubler.run({ x })).rejects.toThrow('x: expected a number');
});

test.each([null, undefined])('hands %s for an optional field on as nothing', async (x) => {
  const run = vi.fn((_: { x?: number }) => ({ y: 0 }));
  const optional = () => z.object({ x: z.exactOptional(number(anyNumber, 'A number.')) });
  await defineTool({ ...words, request: optional, result, example, run }).run({ x });
  expect(run.mock.calls).toStrictEqual([[{}]]);
});

test('does not take a field that the request has not itself', async () => {
  await expect(doubler.run(Object.create({ x: 4 }))).rejects.toThrow('x: expected a number');
});

test('names every field at fault, in the order of the fields', async () => {
  const field = () => number(anyNumber, 'A number.');
  const order = relation<{ low: number; high: number }>({
    fields: ['low', 'high'],
    holds: ({ low, high }) => low <= high,
    expected: 'a number at most high',
  });
  const tool = defineTool({
    ...words,
    request: () => z.object({ low: field(), high: field(), step: field() }).check(order),
    result,
    example: { low: 1, high: 2, step: 1 },
    run: ({ low, high, step }: { low: number; high: number; step: number }) => ({
      y: (high - low) / step,
    }),
  });
  await expect(tool.run({ low: 2, high: 1 })).rejects.toThrow(
    new ToolError('low: expected a number at most high; step: expected a number'),
  );
});

test('names the item of a list that is at fault', async () => {
  const tool = defineTool({
    ...words,
    request: () => z.object({ x: z.array(number(anyNumber, 'A number.')) }),
    result,
    example: { x: [1] },
    run: ({ x }: { x: number[] }) => ({ y: x.length }),
  });
  await expect(tool.run({ x: [1, 'two', 3] })).rejects.toThrow('x.1: expected a number');
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
