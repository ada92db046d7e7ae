import { expect, test } from 'vitest';
import * as core from '../../../src/core.ts';
import * as bmiModule from '../../../src/tools/bmi-calculator/tool.ts';
import { percentageOf } from '../../../src/tools/percentage-of/percentage-of.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';

const { createHandler, runTool, toolDefinitions } = core;
const { bmiCalculatorTool } = bmiModule;

const named = (slug: string, operation = `run-${slug}`) => ({
  ...bmiCalculatorTool,
  slug,
  operation,
});

test.each([
  ['a path', [named('a/b')], 'a/b'],
  ['a file', [named('openapi.json')], 'openapi.json'],
  ['a letter that URLs escape', [named('maß')], 'maß'],
  ['no text', [named('')], ''],
  ['a long text', [named('a'.repeat(65))], 'a'.repeat(65)],
  ['an operation with a space', [named('a', 'a b')], 'a b'],
  ['the slug of another', [named('a'), named('a')], 'a'],
  ['the slug and operation of another', [named('a', 'a'), named('a', 'a')], 'a'],
  ['the operation of another', [named('a', 'x'), named('b', 'x')], 'x'],
  ['the operation of another as its slug', [named('a', 'x'), named('x')], 'x'],
])('a list refuses a tool whose name is %s', (_, tools, shown) => {
  const error = `tools: expected unique names of letters, digits, _ and -, got "${shown}"`;
  expect(() => createHandler({ tools })).toThrow(new TypeError(error));
  expect(() => toolDefinitions('mcp', { tools })).toThrow(new TypeError(error));
});

test('a list accepts a tool with equal slug and operation', () => {
  const tools = [named('a', 'a'), named('b-2_C', '__proto__')];
  expect(() => createHandler({ tools })).not.toThrow();
});

test('a list refuses a tool without a name, and says so', () => {
  const { slug: _, ...nameless } = bmiCalculatorTool;
  const error = 'tools: expected unique names of letters, digits, _ and -, got "undefined"';
  expect(() => createHandler({ tools: [nameless] } as never)).toThrow(new TypeError(error));
});

const noTool = new TypeError('tools: expected tools such as bmiCalculatorTool');

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'bmi-calculator'],
  ['a module', bmiModule],
  ['a function', [bmiCalculatorTool, percentageOf]],
  ['a module in a list', [bmiModule]],
  ['nothing at a place', [percentageOfTool, bmiCalculatorTool, undefined]],
  ['a definition that defineTool() has not seen', [{ ...bmiCalculatorTool, resultJsonSchema: {} }]],
])('a list is not %s', (_, tools) => {
  expect(() => createHandler({ tools } as never)).toThrow(noTool);
  expect(() => toolDefinitions('mcp', { tools } as never)).toThrow(noTool);
});

test.each([
  ['createHandler', core.createHandler],
  ['createMcpHandler', core.createMcpHandler],
  ['interceptFetch', core.interceptFetch],
  ['openApiDocument', core.openApiDocument],
  ['runTool', (options: never) => runTool('roof', {}, options)],
  ['serveMcpStdio', core.serveMcpStdio],
  ['toolDefinitions', (options: never) => toolDefinitions('mcp', options)],
])('a call of %s() without options is refused', async (_, call) => {
  await expect(async () => call(undefined as never)).rejects.toThrow(noTool);
});

test.each([[[percentageOf]], [[undefined, percentageOfTool]]])(
  'a lookup refuses a list with what is no tool: %#',
  async (tools) => {
    await expect(runTool('roof', {}, { tools } as never)).rejects.toThrow(noTool);
  },
);
