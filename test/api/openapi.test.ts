import { Validator } from '@seriousme/openapi-schema-validator';
import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { orderTool, paymentTool } from '../cli/own-tools/orders.ts';
import { roofPitchTool } from '../cli/own-tools/roof-pitch.ts';
import { treeTool } from '../cli/own-tools/tree.ts';
import { documentedTools } from '../tools/document.ts';

const origin = 'https://tools.test';
const handle = createHandler({ tools });
const get = async (path: string) => (await handle(new Request(origin + path))).json();
const document = await get('/api/openapi.json');

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toBe('1.0.0');
});

test('has both methods of every tool, with their operation ids', () => {
  expect(Object.keys(document.paths)).toEqual(tools.map(({ slug }) => `/api/${slug}`));
  for (const { slug, operation, category } of tools) {
    const { get, post } = document.paths[`/api/${slug}`];
    expect(get).toMatchObject({ operationId: `${operation}_schema`, tags: [category] });
    expect(post).toMatchObject({ operationId: operation, tags: [category] });
  }
});

test.each(tools)('agrees with the schema document of $slug', async ({ slug, example }) => {
  const { parameters, response } = await get(`/api/${slug}`);
  const { requestBody, responses } = document.paths[`/api/${slug}`].post;
  expect(requestBody.content['application/json']).toEqual({ schema: parameters, example });
  expect(responses[200].content['application/json'].schema.properties.result).toEqual(response);
});

test.each(documentedTools)('says when $slug needs a body, and which responses it has', (tool) => {
  const { get, post } = document.paths[`/api/${tool.slug}`];
  const isNeeded = Object.values(tool.request).some(({ required }) => required);
  expect(post.requestBody.required).toBe(isNeeded);
  expect(Object.keys(post.responses)).toEqual(['200', '400', 'default']);
  expect(Object.keys(get.responses)).toEqual(['200', 'default']);
});

describe("a host's own list", () => {
  const own = openApiDocument({
    tools: [roofPitchTool, orderTool, paymentTool, treeTool],
    server: 'https://host.test',
  });

  test.each([
    ['request', 'requestBody/content/application~1json/schema'],
    ['result', 'responses/200/content/application~1json/schema/properties/result'],
  ])('resolves references within a %s to the document', (_, place) => {
    const branch = `#/paths/~1api~1tree/post/${place}/$defs/Branch`;
    const references = [...JSON.stringify(own).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    // One from the root, and one from a subschema.
    expect(references.filter((to) => to === branch)).toHaveLength(2);
  });

  test('makes a valid document', async () => {
    const { errors } = await new Validator().validate(JSON.parse(JSON.stringify(own)));
    expect(errors).toBeUndefined();
  });

  test('lists each of its categories once as a tag', () => {
    expect(own.tags).toEqual([{ name: 'Building' }, { name: 'Shop' }, { name: 'Garden' }]);
  });

  test('does not mention this package', () => {
    expect(own.info).toEqual({ title: 'Tools', version: '1.0.0' });
    expect(JSON.stringify(own)).not.toMatch(/toolworker|MIT|calculator/i);
  });
});

test('refuses operations that would have the identifier of another one', () => {
  const named = (slug: string, operation: string) => ({ ...roofPitchTool, slug, operation });
  const error = new TypeError(
    'tools: expected another operation than "calc_schema", the schema of "calc"',
  );
  for (const own of [
    [named('a', 'calc'), named('b', 'calc_schema')],
    [named('b', 'calc_schema'), named('a', 'calc')],
  ]) {
    expect(() => openApiDocument({ tools: own })).toThrow(error);
    expect(() => createHandler({ tools: own })).toThrow(error);
  }
  const fine = [named('a', 'calc'), named('calc_schema', 'b'), named('c', 'other_schema')];
  const identifiers = Object.values(openApiDocument({ tools: fine }).paths).flatMap(
    ({ get, post }) => [get.operationId, post.operationId],
  );
  expect(new Set(identifiers).size).toBe(6);
});
