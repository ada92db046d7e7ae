import { sValidator } from '@hono/standard-validator';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { initTRPC, TRPCError } from '@trpc/server';
import { Hono } from 'hono';
import { calculateBmi } from 'toolworker';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BmiCalculatorRequest } from '../../../src/tools/bmi-calculator/calculate-bmi.ts';
import { bmiCalculatorTool } from '../../../src/tools/bmi-calculator/tool.ts';

// These libraries accept a tool's request schema as it is.

const { slug, name, description, request: schema, example } = bmiCalculatorTool;
const answer = { bmi: 25, category: 'Overweight' };
const misspelt = { ...example, inch: 5 };
const issue = { message: 'unknown field, did you mean inches?', path: ['inch'] };
const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

test('@hono/standard-validator', async () => {
  const app = new Hono().post('/bmi', sValidator('json', schema), (context) => {
    const request = context.req.valid('json');
    expectTypeOf(request).toEqualTypeOf<BmiCalculatorRequest>();
    return context.json(calculateBmi(request));
  });
  const post = async (request: unknown) =>
    (await app.request('/bmi', { method: 'POST', headers, body: JSON.stringify(request) })).json();
  expect(await post({ ...example, feet: null })).toEqual(answer);
  expect(await post(misspelt)).toMatchObject({ success: false, error: [issue] });
  const whole = [{ message: 'expected an object, got an array' }];
  expect(await post([])).toMatchObject({ success: false, error: whole });
});

test('@trpc/server', async () => {
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const procedureOfBmi = procedure.input(schema).query(({ input }) => {
    expectTypeOf(input).toEqualTypeOf<BmiCalculatorRequest>();
    return calculateBmi(input);
  });
  const { bmi } = createCallerFactory(router({ bmi: procedureOfBmi }))({});
  expect(await bmi(example)).toEqual(answer);
  // @ts-expect-error: the compiler checks the caller's request
  await expect(bmi({ unit: 'metric' })).rejects.toThrow(TRPCError);
  const refused = { code: 'BAD_REQUEST', cause: { issues: [issue] } };
  await expect(bmi(misspelt)).rejects.toMatchObject(refused);
});

describe('@modelcontextprotocol/server', () => {
  const { fetch } = createMcpHandler(() => {
    const server = new McpServer({ name: 'tools', version: '1.0.0' });
    server.registerTool(slug, { title: name, description, inputSchema: schema }, async (input) => ({
      content: [{ type: 'text', text: JSON.stringify(calculateBmi(input)) }],
    }));
    return server;
  });

  async function call(method: string, params: object) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const request = new Request('https://example.com/mcp', { method: 'POST', headers, body });
    const text = await (await fetch(request)).text();
    return JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text);
  }

  test('lists the tool with its request schema', async () => {
    const inputSchema = bmiCalculatorTool.requestJsonSchema();
    const { result } = await call('tools/list', {});
    expect(result.tools).toMatchObject([{ name: slug, inputSchema }]);
  });

  test('calls the tool, and tells the model what is wrong', async () => {
    const { result } = await call('tools/call', { name: slug, arguments: example });
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(answer) }]);
    const called = await call('tools/call', { name: slug, arguments: misspelt });
    expect(JSON.stringify(called)).toContain(issue.message);
  });
});
