import { Validator } from '@seriousme/openapi-schema-validator';
import { createHandler, tools } from 'toolworker';
import { expect, test } from 'vitest';

const origin = 'https://example.com';
const handle = createHandler();
const get = async (path: string) => (await handle(new Request(origin + path))).json();
const document = await get('/api/openapi.json');

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toBe('1.0.0');
});

test('has both methods of every tool under the identifiers of its operation', () => {
  expect(Object.keys(document.paths)).toEqual(tools.map(({ slug }) => `/api/${slug}`));
  for (const { slug, operation, category } of tools) {
    const { get, post } = document.paths[`/api/${slug}`];
    expect(get).toMatchObject({ operationId: `${operation}_schema`, tags: [category] });
    expect(post).toMatchObject({ operationId: operation, tags: [category] });
  }
});

test.each(tools)('says of $slug what its schema document says', async ({ slug, example }) => {
  const { parameters, response } = await get(`/api/${slug}`);
  const { requestBody, responses } = document.paths[`/api/${slug}`].post;
  expect(requestBody.content['application/json']).toEqual({ schema: parameters, example });
  expect(responses[200].content['application/json'].schema.properties.result).toEqual(response);
});
