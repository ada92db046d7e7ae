import { sValidator } from '@hono/standard-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import * as core from '../../src/core.ts';
import { bmiCalculatorTool } from '../../src/tools/bmi-calculator/tool.ts';
import { example, info, roofPitchTools } from '../support/roof-pitch.ts';
import { post } from '../support/test-spec.ts';

const { createClient, interceptFetch, runTool, ToolError } = core;

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
  const handle = core.createHandler({ tools });
  const error = errors[validator] ?? '';
  const get = async (path: string) => {
    const response = await handle(new Request(origin + path));
    return { status: response.status, ...(await response.json()) };
  };

  test.each<[object, number, object]>([
    [example, 200, { ok: true, result: { percent: 75 } }],
    [refused, 400, { ok: false, error }],
    [[1], 400, { ok: false, error: 'request body: expected a JSON object, got an array' }],
  ])('answers a POST of %j with %i', async (request, status, body) => {
    expect(await post('roof-pitch', request, handle)).toEqual({ status, body });
  });

  test('describes itself with a document that fits its example and result', async () => {
    const { tool: name, parameters, response, example: shown } = await get('/api/roof-pitch');
    const length = { type: 'number', exclusiveMinimum: 0 };
    const properties = { rise: length, run: length };
    expect(name).toBe('Roof Pitch');
    expect(parameters).toMatchObject({ type: 'object', properties, required: ['rise', 'run'] });
    expect(parameters).not.toHaveProperty('$schema');
    const ajv = new Ajv2020();
    expect(ajv.validate(parameters, shown.request)).toBe(true);
    expect(ajv.validate(parameters, refused)).toBe(false);
    expect(ajv.validate(response, { percent: 75 })).toBe(true);
    expect(ajv.validate(response, { percent: '75' })).toBe(false);
  });

  test('is listed in the index and in the OpenAPI document', async () => {
    const listed = [{ tool: 'BMI Calculator' }, { tool: 'Roof Pitch', category: 'Building' }];
    expect((await get('/api/')).tools).toMatchObject(listed);
    const { status: _, ...document } = await get('/api/openapi.json');
    expect(document).toEqual(core.openApiDocument({ tools, server: origin }));
    expect(document.paths['/api/roof-pitch'].post.operationId).toBe('calculate-roof-pitch');
    const tags = document.tags.map(({ name }: { readonly name: string }) => name);
    expect(tags).toEqual(['Date, body and health', 'Building', 'Schema documents']);
  });

  test('is suggested for a similar name', async () => {
    const hint = 'Nothing is served at /api/roof-pich; did you mean /api/roof-pitch?';
    expect(await get('/api/roof-pich')).toEqual({ status: 404, ok: false, error: hint });
    const unknown = new ToolError('tool: unknown name; did you mean roof-pitch?');
    const misspelled: string = 'roof-pich';
    await expect(runTool(misspelled, example, { tools })).rejects.toEqual(unknown);
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
      const { rise, run } = { run: -1, ...refused };
      await expect(client.call('roof-pitch', { rise, run })).rejects.toThrow(/^rise: .*; run: /);
    }
  });

  test('is described to language models', () => {
    const [, definition] = core.toolDefinitions('mcp', { tools });
    // Titles that repeat the name of their field are omitted.
    const withoutTitles = (schema: object) =>
      JSON.parse(JSON.stringify(schema, (key, value) => (key === 'title' ? undefined : value)));
    expect(definition).toEqual({
      ...{ name: info.slug, title: info.name, description: info.description },
      inputSchema: withoutTitles(tool.requestJsonSchema()),
      outputSchema: withoutTitles(tool.resultJsonSchema()),
    });
  });

  test('can be used by a library that accepts a Standard Schema', async () => {
    const app = new Hono().post('/', sValidator('json', tool.request), (context) => {
      const { rise, run } = context.req.valid('json');
      expectTypeOf(rise).toEqualTypeOf<number>();
      return context.json({ sum: rise + run });
    });
    const headers = { 'Content-Type': 'application/json' };
    const send = (request: object) =>
      app.request('/', { method: 'POST', headers, body: JSON.stringify(request) });
    expect(await (await send(example)).json()).toEqual({ sum: 7 });
    expect((await send(refused)).status).toBe(400);
  });
});
