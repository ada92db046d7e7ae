import { sValidator } from '@hono/standard-validator';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { initTRPC, TRPCError } from '@trpc/server';
import { Hono } from 'hono';
import { calculateBmi } from 'toolworker';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BmiRequest } from '../../src/tools/bmi-calculator/calculate-bmi.ts';
import { bmiCalculatorTool } from '../../src/tools/bmi-calculator/tool.ts';
import type { BuiltInTool } from '../../src/tools/built-in-tool.ts';
import { tools } from '../../src/tools/registry.ts';

// These libraries accept a tool's request schema as it is.

const { example } = bmiCalculatorTool;
const misspelt = { ...example, inch: 5 };

describe('@hono/standard-validator', () => {
  const app = new Hono().post('/bmi', sValidator('json', bmiCalculatorTool.request), (context) => {
    const request = context.req.valid('json');
    expectTypeOf(request).toEqualTypeOf<BmiRequest>();
    return context.json(calculateBmi(request));
  });

  async function post(request: unknown) {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(request);
    const response = await app.request('/bmi', { method: 'POST', headers, body });
    return { status: response.status, answer: await response.json() };
  }

  test('passes a valid request to the route', async () => {
    expect(await post({ ...example, feet: null })).toEqual({
      status: 200,
      answer: { bmi: 25, category: 'Overweight' },
    });
  });

  test('says what is wrong with an invalid one', async () => {
    expect(await post(misspelt)).toMatchObject({
      status: 400,
      answer: {
        success: false,
        error: [{ message: 'unknown field, did you mean inches?', path: ['inch'] }],
      },
    });
    expect(await post([])).toMatchObject({
      status: 400,
      answer: { error: [{ message: 'expected a JSON object, got an array' }] },
    });
  });
});

describe('@trpc/server', () => {
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const bmi = procedure.input(bmiCalculatorTool.request).query(({ input }) => {
    expectTypeOf(input).toEqualTypeOf<BmiRequest>();
    return calculateBmi(input);
  });
  const caller = createCallerFactory(router({ bmi }))({});

  test('passes a valid request to the procedure', async () => {
    expect(await caller.bmi(example)).toEqual({ bmi: 25, category: 'Overweight' });
    // @ts-expect-error: the compiler checks the caller's request
    await expect(caller.bmi({ unit: 'metric' })).rejects.toThrow(TRPCError);
  });

  test('refuses an invalid one', async () => {
    await expect(caller.bmi(misspelt)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ message: 'unknown field, did you mean inches?', path: ['inch'] }] },
    });
  });
});

describe('@modelcontextprotocol/server', () => {
  const all: readonly BuiltInTool<string, object, object>[] = tools;
  const { fetch } = createMcpHandler(() => {
    const server = new McpServer({ name: 'tools', version: '1.0.0' });
    for (const { slug, name, description, request, run } of all) {
      const config = { title: name, description, inputSchema: request };
      server.registerTool(slug, config, async (input) => {
        const result = await run(input);
        return { content: [{ type: 'text', text: JSON.stringify(result) }] };
      });
    }
    return server;
  });

  async function call(method: string, params: object) {
    const response = await fetch(
      new Request('https://example.com/mcp', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      }),
    );
    const text = await response.text();
    return JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text);
  }

  test('lists each tool with its request schema', async () => {
    const { result } = await call('tools/list', {});
    expect(result.tools).toMatchObject(
      all.map(({ slug, requestJsonSchema: parameters }) => ({
        name: slug,
        inputSchema: parameters(),
      })),
    );
  });

  test('calls a tool with a valid request', async () => {
    const { result } = await call('tools/call', { name: 'bmi-calculator', arguments: example });
    expect(result.content).toEqual([{ type: 'text', text: '{"bmi":25,"category":"Overweight"}' }]);
  });

  test('tells the model what is wrong with an invalid one', async () => {
    const called = await call('tools/call', { name: 'bmi-calculator', arguments: misspelt });
    expect(JSON.stringify(called)).toContain('unknown field, did you mean inches?');
  });
});
