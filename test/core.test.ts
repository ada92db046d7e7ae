import { sValidator } from '@hono/standard-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import {
  createClient,
  createHandler,
  interceptFetch,
  openApiDocument,
  runTool,
  ToolError,
  toolDefinitions,
} from '../src/core.ts';
import { bmiCalculatorTool } from '../src/tools/bmi-calculator/tool.ts';
import { example, info, roofPitchTools } from './roof-pitch.ts';

const origin = 'https://shop.test';
const refused = { rise: -1 };

/** Each validator's error for `refused`. */
const errors: Readonly<Record<string, string>> = {
  fields: 'rise: expected a number greater than 0, got -1; run: required, a number greater than 0',
  zod: 'rise: expected number to be >0; run: required, number',
  'zod/mini': 'rise: expected number to be >0; run: required, number',
  valibot: 'rise: expected >0 but received -1; run: required',
  ArkType: 'rise: expected positive (was -1); run: required, a number',
};

describe.each(Object.entries(roofPitchTools))('a tool with schemas of %s', (validator, tool) => {
  const tools = [bmiCalculatorTool, tool] as const;
  const handle = createHandler({ tools });
  const error = errors[validator] ?? '';

  async function fetchJson(path: string, init?: RequestInit) {
    const response = await handle(new Request(origin + path, init));
    return { status: response.status, body: await response.json() };
  }
  const post = (request: object) =>
    fetchJson('/api/roof-pitch', { method: 'POST', body: JSON.stringify(request) });

  test('answers a POST', async () => {
    expect(await post(example)).toEqual({
      status: 200,
      body: { ok: true, result: { percent: 75 } },
    });
    expect(await post(refused)).toEqual({ status: 400, body: { ok: false, error } });
    expect(await fetchJson('/api/roof-pitch', { method: 'POST', body: '[1]' })).toEqual({
      status: 400,
      body: { ok: false, error: 'request body: expected a JSON object' },
    });
  });

  test('describes itself with a document that fits its example and result', async () => {
    const { status, body } = await fetchJson('/api/roof-pitch');
    expect({ status, tool: body.tool }).toEqual({ status: 200, tool: 'Roof Pitch' });
    expect(body.parameters).toMatchObject({
      type: 'object',
      properties: {
        rise: { type: 'number', exclusiveMinimum: 0 },
        run: { type: 'number', exclusiveMinimum: 0 },
      },
      required: ['rise', 'run'],
    });
    expect(body.parameters).not.toHaveProperty('$schema');
    const ajv = new Ajv2020();
    expect(ajv.validate(body.parameters, body.example.request)).toBe(true);
    expect(ajv.validate(body.parameters, refused)).toBe(false);
    expect(ajv.validate(body.response, (await post(example)).body.result)).toBe(true);
    expect(ajv.validate(body.response, { percent: '75' })).toBe(false);
  });

  test('is listed in the index and in the OpenAPI document', async () => {
    const index = await fetchJson('/api/');
    expect(index.body.tools.map((entry: { readonly tool: string }) => entry.tool)).toEqual([
      'BMI Calculator',
      'Roof Pitch',
    ]);
    const { body } = await fetchJson('/api/openapi.json');
    expect(body).toEqual(openApiDocument({ tools, server: origin }));
    expect(body.paths['/api/roof-pitch'].post.operationId).toBe('calculate-roof-pitch');
    expect(body.tags).toEqual([{ name: 'Date, body and health' }, { name: 'Building' }]);
  });

  test('is suggested for a similar name', async () => {
    const { status, body } = await fetchJson('/api/roof-pich');
    expect({ status, error: body.error }).toEqual({
      status: 404,
      error: 'Nothing is served at /api/roof-pich; did you mean /api/roof-pitch?',
    });
    await expect(runTool('roof-pich', example, { tools })).rejects.toEqual(
      new ToolError('tool: unknown name; did you mean roof-pitch?'),
    );
  });

  test('runs by name', async () => {
    expect(await runTool('roof-pitch', example, { tools })).toEqual({ percent: 75 });
    await expect(runTool('roof-pitch', refused, { tools })).rejects.toEqual(new ToolError(error));
  });

  test('is called by a typed client, through fetch or in the page', async () => {
    onTestFinished(interceptFetch({ tools, base: `${origin}/api/`, unmatched: 'error' }));
    const transport = (name: string, request: object) => runTool(name, request, { tools });
    for (const client of [
      createClient<typeof tools>({ base: `${origin}/api/` }),
      createClient<typeof tools>({ transport }),
    ]) {
      const result = await client.call('roof-pitch', example);
      expectTypeOf(result).toEqualTypeOf<{ readonly percent: number } | { percent: number }>();
      expect(result).toEqual({ percent: 75 });
      // @ts-expect-error: no run
      await expect(client.call('roof-pitch', { rise: 3 })).rejects.toThrow(/^run: required/);
      // @ts-expect-error: unknown tool
      await expect(client.call('roof', example)).rejects.toThrow('roof-pitch?');
    }
  });

  test('is described to language models', () => {
    const [, definition] = toolDefinitions('mcp', { tools });
    expect(definition).toMatchObject({ name: info.slug, description: info.description });
    // Titles that repeat the name of their field are omitted.
    const withoutTitles = (schema: object) =>
      JSON.parse(JSON.stringify(schema, (key, value) => (key === 'title' ? undefined : value)));
    expect(definition?.inputSchema).toEqual(withoutTitles(tool.requestJsonSchema()));
    expect(definition?.outputSchema).toEqual(withoutTitles(tool.resultJsonSchema()));
    expect(definition).not.toHaveProperty('annotations');
  });

  test('can be used by a library that accepts a Standard Schema', async () => {
    const app = new Hono().post('/', sValidator('json', tool.request), (context) => {
      const { rise, run } = context.req.valid('json');
      expectTypeOf(rise).toEqualTypeOf<number>();
      return context.json({ sum: rise + run });
    });
    const send = (request: object) =>
      app.request('/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
    expect(await (await send(example)).json()).toEqual({ sum: 7 });
    expect((await send(refused)).status).toBe(400);
  });
});
