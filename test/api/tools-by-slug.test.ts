import { describe, expect, test } from 'vitest';
import {
  createHandler,
  createMcpHandler,
  interceptFetch,
  openApiDocument,
  runTool,
  serveStdio,
  toolDefinitions,
} from '../../src/core.ts';
import * as bmiModule from '../../src/tools/bmi-calculator/tool.ts';
import { percentageOf } from '../../src/tools/percentage-of/percentage-of.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';

const { bmiCalculatorTool } = bmiModule;

function named(slug: string, operation = `run-${slug}`) {
  return { ...bmiCalculatorTool, slug, operation };
}

const noTool = 'expected tools such as bmiCalculatorTool';
const noName = 'expected unique names of letters, digits, _ and -';

describe('a list of tools', () => {
  test.each([
    ['a path', [named('a/b')], `tools: ${noName}, got "a/b"`],
    ['a file', [named('openapi.json')], `tools: ${noName}, got "openapi.json"`],
    ['a letter that URLs escape', [named('maß')], `tools: ${noName}, got "maß"`],
    ['no text', [named('')], `tools: ${noName}, got ""`],
    ['a long text', [named('a'.repeat(65))], `tools: ${noName}, got "${'a'.repeat(65)}"`],
    ['an operation with a space', [named('a', 'a b')], `tools: ${noName}, got "a b"`],
    ['the slug of another', [named('a'), named('a')], `tools: ${noName}, got "a"`],
    ['the operation of another', [named('a', 'x'), named('b', 'x')], `tools: ${noName}, got "x"`],
    [
      'the operation of another as its slug',
      [named('a', 'x'), named('x')],
      `tools: ${noName}, got "x"`,
    ],
  ])('refuses a tool whose name is %s', (_, tools, message) => {
    expect(() => createHandler({ tools })).toThrow(new TypeError(message));
    expect(() => toolDefinitions('mcp', { tools })).toThrow(new TypeError(message));
  });

  test('accepts a tool with equal slug and operation', () => {
    expect(() =>
      createHandler({ tools: [named('a', 'a'), named('b-2_C', '__proto__')] }),
    ).not.toThrow();
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'bmi-calculator'],
    ['a module', bmiModule],
    ['a list with a function', [bmiCalculatorTool, percentageOf]],
    ['a list with a module', [bmiModule]],
    ['a list with nothing at a place', [percentageOfTool, bmiCalculatorTool, undefined]],
    [
      'a definition that defineTool() has not seen',
      [{ ...bmiCalculatorTool, resultJsonSchema: {} }],
    ],
  ])('refuses %s', async (_, tools) => {
    const options = { tools } as never;
    const error = new TypeError(`tools: ${noTool}`);
    expect(() => createHandler(options)).toThrow(error);
    expect(() => toolDefinitions('mcp', options)).toThrow(error);
  });

  test.each([
    ['createHandler', createHandler],
    ['createMcpHandler', createMcpHandler],
    ['interceptFetch', interceptFetch],
    ['openApiDocument', openApiDocument],
    ['runTool', (options: never) => runTool('roof', {}, options)],
    ['serveStdio', serveStdio],
    ['toolDefinitions', (options: never) => toolDefinitions('mcp', options)],
  ])('refuses a call of %s() without options', async (_, call) => {
    const error = new TypeError(`tools: ${noTool}`);
    await expect(async () => call(undefined as never)).rejects.toThrow(error);
  });

  test.each([
    ['a list with a function', [percentageOf]],
    ['a list with nothing at a place', [undefined, percentageOfTool]],
  ])('refuses %s in a lookup', async (_, tools) => {
    await expect(runTool('roof', {}, { tools } as never)).rejects.toThrow(
      new TypeError(`tools: ${noTool}`),
    );
  });
});
