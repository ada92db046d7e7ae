import type { Tool } from '../tool.ts';
import { categories } from '../tool-info.ts';
import { registry } from '../tools/registry.ts';
import { addressOf } from './paths.ts';
import { schemaDocument } from './schema-document.ts';

const failureSchema = {
  type: 'object',
  properties: {
    ok: { const: false },
    error: { type: 'string', description: 'One line of plain English that says what to change.' },
  },
  required: ['ok', 'error'],
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const documentSchema = {
  type: 'object',
  description: 'The names of the tool, its request and result in JSON Schema, and how to call it.',
};

/** The API as an OpenAPI 3.1 document: both methods of every tool. */
export function openApiDocument(origin: string, base: string) {
  const paths = registry.map((tool) => [base + tool.slug, pathItem(tool, origin, base)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toolworker',
      version: '1.0.0',
      description: 'Everyday calculators, converters, generators and text tools as a JSON API.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: categories.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: { Failure: failureSchema } },
  };
}

function pathItem(tool: Tool, origin: string, base: string) {
  const { operation, name, category, description, example } = tool;
  const { parameters, response } = schemaDocument(tool, addressOf(tool, origin, base));
  const result = { ok: { const: true }, result: response };
  return {
    get: {
      operationId: `${operation}_schema`,
      tags: [category],
      summary: `${name}: schema`,
      responses: { 200: success('The schema document of the tool.', documentSchema) },
    },
    post: {
      operationId: operation,
      tags: [category],
      summary: name,
      description,
      requestBody: {
        required: parameters.required.length > 0,
        content: { 'application/json': { schema: parameters, example } },
      },
      responses: {
        200: success('The result.', {
          type: 'object',
          properties: result,
          required: Object.keys(result),
        }),
        400: failure('The request cannot be answered as it is.'),
        413: failure('The body is longer than 10 MiB.'),
        500: failure('A fault of the API itself.'),
      },
    },
  };
}

function success(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } };
}
