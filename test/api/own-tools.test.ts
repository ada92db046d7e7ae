import {
  createHandler,
  runTool,
  type Tool,
  type ToolDefinitions,
  ToolError,
  toolDefinitions,
} from 'toolworker/core';
import { describe, expect, test } from 'vitest';
import { orderTool, paymentTool } from '../cli/own-tools/orders.ts';
import { roofPitchTool } from '../cli/own-tools/roof-pitch.ts';
import { roofPitchTools } from '../roof-pitch.ts';

const tools = [roofPitchTool, orderTool, paymentTool];
const handle = createHandler({ tools });

async function answerTo(path: string) {
  return (await handle(new Request(`https://host.test${path}`))).json();
}

test("lists a host's tools in the index, with their own categories", async () => {
  const index = await answerTo('/api/');
  expect(index.tools).toMatchObject([
    { endpoint: '/api/roof-pitch', category: 'Building' },
    { endpoint: '/api/order', category: 'Shop' },
    { endpoint: '/api/payment', category: 'Shop' },
  ]);
});

describe('an unknown name', () => {
  test.each([
    ['roof-ptich', 'roof-pitch'],
    ['RoofPitch', 'roof-pitch'],
    ['roof', 'roof-pitch'],
    ['orders', 'order'],
  ])('gets a suggestion: %s → %s', async (name, suggestion) => {
    const { error } = await answerTo(`/api/${name}`);
    expect(error).toBe(`Nothing is served at /api/${name}; did you mean /api/${suggestion}?`);
    await expect(runTool(name, {}, { tools })).rejects.toThrow(`did you mean ${suggestion}?`);
  });

  test('never gets a suggestion outside the list', async () => {
    const { error } = await answerTo('/api/bmi');
    expect(error).toBe('Nothing is served at /api/bmi; GET /api/ lists the tools.');
    const refused = 'tool: unknown name; expected one of roof-pitch, order, payment';
    await expect(runTool('bmi', {}, { tools })).rejects.toThrow(refused);
  });
});

test.each<keyof ToolDefinitions>(['mcp', 'chat-completions', 'responses', 'anthropic', 'gemini'])(
  "definitions for %s contain a host's texts and schemas",
  (protocol) => {
    const definitions = toolDefinitions(protocol, { tools });
    expect(definitions).toHaveLength(tools.length);
    const written = JSON.stringify(definitions[0]);
    const { description } = roofPitchTool;
    for (const part of [{ name: 'roof-pitch', description }, roofPitchTool.requestJsonSchema()]) {
      // Gemini supports no exclusive bounds.
      const bound = protocol === 'gemini' ? ',"exclusiveMinimum":0' : '';
      expect(written).toContain(JSON.stringify(part).slice(1, -1).replaceAll(bound, ''));
    }
  },
);

/** Resolves to the issues of the error that refuses a request. */
async function issuesOf(tool: Tool, request: object) {
  const error: unknown = await tool.run(request).catch((reason: unknown) => reason);
  if (error instanceof ToolError) return error.issues ?? [];
  throw new Error('The request is not refused.', { cause: error });
}

const { fields: toolOfFields, ...toolsOfOthers } = roofPitchTools;

test.each(Object.entries(toolsOfOthers))(
  'an error of a tool with schemas of %s has codes and messages',
  async (_, tool) => {
    const issues = await issuesOf(tool, { rise: -3 });
    expect(issues).toEqual([
      { field: 'rise', code: 'invalid', message: expect.stringContaining('expected') },
      { field: 'run', code: 'required', message: expect.stringContaining('required') },
    ]);
    const line = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
    await expect(tool.run({ rise: -3 })).rejects.toEqual(new ToolError(line));
  },
);

test("an error of a tool with the package's own fields also has the parts of its messages", async () => {
  const expected = 'a number greater than 0';
  expect(await issuesOf(toolOfFields, { rise: -3, runn: 4 })).toStrictEqual([
    {
      field: 'rise',
      code: 'invalid',
      expected,
      received: '-3',
      message: `expected ${expected}, got -3`,
    },
    {
      field: 'runn',
      code: 'unknown',
      expected: 'run',
      received: undefined,
      message: 'unknown field, did you mean run?',
    },
  ]);
  expect(await issuesOf(toolOfFields, { rise: null, run: 4 })).toMatchObject([
    { field: 'rise', code: 'required', expected },
  ]);
});
