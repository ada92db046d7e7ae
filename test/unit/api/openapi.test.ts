import { Validator } from '@seriousme/openapi-schema-validator';
import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../src/api/openapi.ts';
import { toolSlugs } from '../../support/tool-slugs.ts';
import { orderTool, paymentTool } from '../cli/own-tools/orders.ts';
import { roofPitchTool } from '../cli/own-tools/roof-pitch.ts';
import { treeTool } from '../cli/own-tools/tree.ts';

const handle = createHandler({ tools });
const get = async (path: string) => (await handle(new Request(`https://x.test${path}`))).json();
const document = await get('/api/openapi.json');

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true });
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  expect(Object.keys(document.paths)).toEqual(toolSlugs.map((slug) => `/api/${slug}`));
});

test.each(tools)('has both methods of $slug, as its schema document says', async (tool) => {
  const { slug, operation, category, example } = tool;
  const { get: read, post } = document.paths[`/api/${slug}`];
  expect(read).toMatchObject({ operationId: `${operation}_schema`, tags: [category] });
  expect(Object.keys(read.responses)).toEqual(['200', 'default']);
  expect(post).toMatchObject({ operationId: operation, tags: [category] });
  expect(Object.keys(post.responses)).toEqual(['200', '400', 'default']);
  const { parameters, response } = await get(`/api/${slug}`);
  expect(post.requestBody.required).toBe(parameters.required.length > 0);
  const { schema, examples } = post.requestBody.content['application/json'];
  // By name: a single example whose only key is `value` would be taken for the wrapper of one.
  expect(examples).toEqual({ typical: { value: example } });
  if (slug !== 'standard-deviation-calculator') expect(schema).toEqual(parameters);
  const success = post.responses[200].content['application/json'];
  expect(success.schema.properties.result).toEqual(response);
});

test('parts a list that may be a string into two schemas, which generators of clients need', async () => {
  const { properties } = (await get('/api/standard-deviation-calculator')).parameters;
  const { type, items, minItems, maxItems, ...annotations } = properties.numbers;
  expect(type).toEqual(['array', 'string']);
  const { post } = document.paths['/api/standard-deviation-calculator'];
  expect(post.requestBody.content['application/json'].schema.properties).toEqual({
    ...properties,
    numbers: {
      ...annotations,
      anyOf: [{ type: 'array', items, minItems, maxItems }, { type: 'string' }],
    },
  });
});

test('says the type of ok, since some generators do not derive it from its value', () => {
  const { schema } = document.components.responses.Failure.content['application/json'];
  expect(schema.properties.ok).toEqual({ type: 'boolean', const: false });
  for (const { slug } of tools)
    expect(
      document.paths[`/api/${slug}`].post.responses[200].content['application/json'].schema
        .properties.ok,
    ).toEqual({
      type: 'boolean',
      const: true,
    });
});

describe("a host's own list", () => {
  const list = [roofPitchTool, orderTool, paymentTool, treeTool];
  const own = openApiDocument({ tools: list, server: 'https://host.test' });

  test.each([
    ['request', 'requestBody/content/application~1json/schema'],
    ['result', 'responses/200/content/application~1json/schema/properties/result'],
  ])('resolves references within a %s to the document', (_, place) => {
    const branch = `#/paths/~1api~1tree/post/${place}/$defs/Branch`;
    const references = [...JSON.stringify(own).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    // One from the root, and one from a subschema.
    expect(references.filter((to) => to === branch)).toHaveLength(2);
  });

  test('makes a valid document, with each category once as a tag', async () => {
    const { errors } = await new Validator().validate(JSON.parse(JSON.stringify(own)));
    expect(errors).toBeUndefined();
    expect(own.tags.map(({ name }) => name)).toEqual(['Building', 'Shop', 'Garden']);
  });

  test('does not mention this package', () => {
    expect(own.info).toMatchObject({ title: 'Tools', version: '1.0.0' });
    expect(JSON.stringify(own)).not.toMatch(/toolworker|MIT|calculator/i);
  });
});

test('refuses operations that would have the identifier of another one', () => {
  const named = (slug: string, operation: string) => ({ ...roofPitchTool, slug, operation });
  const error =
    'tools: expected an operation other than "calc_schema", which names the schema of "calc"';
  const pair = [named('a', 'calc'), named('b', 'calc_schema')];
  for (const list of [pair, [...pair].reverse()]) {
    expect(() => openApiDocument({ tools: list })).toThrow(new TypeError(error));
    expect(() => createHandler({ tools: list })).toThrow(new TypeError(error));
  }
  const fine = [named('a', 'calc'), named('calc_schema', 'b'), named('c', 'other_schema')];
  const identifiers = Object.values(openApiDocument({ tools: fine }).paths).flatMap(
    ({ get: read, post }) => [read.operationId, post.operationId],
  );
  expect(new Set(identifiers).size).toBe(6);
});
