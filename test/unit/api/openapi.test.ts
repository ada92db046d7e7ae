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
const schemaAt = ({ $ref }: { readonly $ref: string }) =>
  document.components.schemas[$ref.replace('#/components/schemas/', '')];

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true });
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  expect(Object.keys(document.paths)).toEqual(toolSlugs.map((slug) => `/api/${slug}`));
});

test.each(tools)('has both methods of $slug, as its schema document says', async (tool) => {
  const { slug, operation, category, example } = tool;
  const { get: read, post } = document.paths[`/api/${slug}`];
  expect(read).toMatchObject({ operationId: `${operation}_schema`, tags: ['Schema documents'] });
  expect(Object.keys(read.responses)).toEqual(['200', 'default']);
  expect(post).toMatchObject({ operationId: operation, tags: [category] });
  expect(Object.keys(post.responses)).toEqual(['200', '400', 'default']);
  const { parameters, response } = await get(`/api/${slug}`);
  expect(post.requestBody.required).toBe(parameters.required.length > 0);
  const { schema, examples } = post.requestBody.content['application/json'];
  const [name] = Object.keys(document.components.schemas).splice(2 * tools.indexOf(tool));
  expect(name?.replace(/Request$/, '').toLowerCase()).toBe(slug.replaceAll('-', ''));
  expect(schema).toEqual({ $ref: `#/components/schemas/${name}` });
  // By name: a single example whose only key is `value` would be taken for the wrapper of one.
  expect(examples).toEqual({ typical: { value: example } });
  if (!['standard-deviation-calculator', 'bmi-calculator'].includes(slug))
    expect(schemaAt(schema)).toEqual(parameters);
  const success = post.responses[200].content['application/json'];
  expect(schemaAt(success.schema.properties.result)).toEqual(response);
});

test('asks for a height or feet, where the schema document requires the height', async () => {
  const { properties, type, required } = (await get('/api/bmi-calculator')).parameters;
  expect(required).toEqual(['unit', 'height', 'weight']);
  const alternative = (name: string) => ({
    type,
    properties: { [name]: properties[name] },
    required: [name],
  });
  // openapi-typescript makes `unknown` of a branch that has `required` only.
  expect(document.components.schemas.BmiCalculatorRequest).toEqual({
    allOf: [
      { type, properties, required: ['unit', 'weight'] },
      { anyOf: [alternative('height'), alternative('feet')] },
    ],
  });
});

test('parts a list that may be a string into two schemas, which generators of clients need', async () => {
  const { properties } = (await get('/api/standard-deviation-calculator')).parameters;
  const { type, items, minItems, maxItems, ...annotations } = properties.numbers;
  expect(type).toEqual(['array', 'string']);
  expect(document.components.schemas.StandardDeviationCalculatorRequest.properties).toEqual({
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

  const references = [...JSON.stringify(own).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, to]) => to);

  test.each(['Request', 'Result'])('resolves references within a %s', (kind) => {
    const branch = `/components/schemas/Tree${kind}/$defs/Branch`;
    // One from the root, and one from a subschema.
    expect(references.filter((to) => to === branch)).toHaveLength(2);
  });

  test('refers to nothing that is not in it', () => {
    expect(JSON.stringify(own).match(/"\$ref"/g)).toHaveLength(references.length);
    const steps = (to = '') => to.split('/').slice(1);
    const at = (place: unknown, step: string) => Object(place)[step];
    expect(references.filter((to) => !steps(to).reduce(at, own as unknown))).toEqual([]);
  });

  test('makes a valid document, with each category once as a tag', async () => {
    const { errors } = await new Validator().validate(JSON.parse(JSON.stringify(own)));
    expect(errors).toBeUndefined();
    expect(own.servers).toEqual([{ url: 'https://host.test' }]);
    expect(own.tags).toEqual([
      ...['Building', 'Shop', 'Garden'].map((name) => ({
        name,
        description: `Tools of the category ${name}.`,
      })),
      expect.objectContaining({ name: 'Schema documents' }),
    ]);
  });

  test('names types by the slug, or as the slug if two would have one name', () => {
    const named = ['fence-post', 'a-b', 'aB', 'a--b'].map((slug) => ({
      ...roofPitchTool,
      slug,
      operation: slug,
    }));
    const { components, paths } = openApiDocument({ tools: named });
    const requests = ['FencePostRequest', 'a-bRequest', 'aBRequest', 'a--bRequest'];
    expect(Object.keys(components.schemas).filter((name) => /Request$/.test(name))).toEqual(
      requests,
    );
    expect(
      Object.values(paths).map(
        ({ post }) => post.requestBody.content['application/json'].schema.$ref,
      ),
    ).toEqual(requests.map((name) => `#/components/schemas/${name}`));
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
