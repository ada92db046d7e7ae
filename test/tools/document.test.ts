import { existsSync, readdirSync } from 'node:fs';
import { categories, createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { documentedTools } from './document.ts';

const origin = 'https://example.com';
const handle = createHandler({ tools });
const built = documentedTools.filter(({ slug }) => tools.some((tool) => tool.slug === slug));

const get = async (slug: string) => (await handle(new Request(`${origin}/api/${slug}`))).json();

test("the tools has only the document's tools, in its order", () => {
  const documented = built.map(({ slug }) => slug);
  expect(
    tools.map(({ slug }) => slug),
    'test/tools/document.ts lists other tools',
  ).toEqual(documented);
  expect(tools.map(({ operation }) => operation)).toEqual(built.map(({ operation }) => operation));
});

test("tools are grouped by category, in the document's order", () => {
  const families = [...new Set(tools.map(({ category }) => category))];
  expect(families).toEqual(categories.filter((category) => families.includes(category)));
  const places = tools.map(({ category }) => categories.indexOf(category));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every tool has one folder, and every folder one tool', () => {
  const folders = readdirSync('src/tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(tools.map(({ slug }) => slug).sort());
});

describe.each(built)('$slug', ({ slug, operation, request, result }) => {
  test('has its function in a file named after its operation', () => {
    const file = operation.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    expect(existsSync(`src/tools/${slug}/${file}.ts`)).toBe(true);
  });

  test("describes itself with the document's keys", async () => {
    const schema = await get(slug);
    const { description, parameters, response, example } = schema;
    const tool = tools.find((one) => one.slug === slug);
    expect(schema).toEqual({
      ok: true,
      tool: tool?.name,
      operation,
      description,
      method: 'POST',
      endpoint: `/api/${slug}`,
      webUrl: `${origin}/tools/${slug}`,
      parameters,
      response,
      example: { request: tool?.example, response_shape: response },
      howToCall: expect.stringContaining(`${origin}/api/${slug}`),
      parametersSummary: expect.any(String),
      curlExample: expect.stringMatching(/^curl -X POST /),
    });
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(example.request).toBeInstanceOf(Object);
  });

  test("has the document's fields", async () => {
    const { parameters, parametersSummary } = await get(slug);
    const required = Object.keys(request).filter((name) => request[name]?.required);
    expect(parameters.type).toBe('object');
    expect(parameters.required.toSorted()).toEqual(required.toSorted());
    const stated = Object.fromEntries(
      Object.entries<{ type?: string; anyOf?: { type: string }[] } & Record<string, unknown>>(
        parameters.properties,
      ).map(([name, property]) => [
        name,
        {
          type: property.type ?? property.anyOf?.map(({ type }) => type),
          ...(required.includes(name) && { required: true }),
          ...('enum' in property && { enum: property.enum }),
          ...('default' in property && { default: property.default }),
        },
      ]),
    );
    expect(stated).toEqual(request);
    for (const [name, property] of Object.entries(parameters.properties)) {
      expect(property, name).toHaveProperty('description', expect.stringMatching(/\.$/));
    }
    expect(parametersSummary.split('\n')).toHaveLength(Object.keys(request).length);
  });

  test("answers its example with the document's keys", async () => {
    const { response, example } = await get(slug);
    expect(Object.keys(response.properties)).toEqual(result);
    expect(response.required).toEqual(result);
    const body = JSON.stringify(example.request);
    const answer = await handle(new Request(`${origin}/api/${slug}`, { method: 'POST', body }));
    expect(answer.status).toBe(200);
    expect(Object.keys((await answer.json()).result)).toEqual(result);
  });
});
