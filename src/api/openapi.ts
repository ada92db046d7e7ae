import type { Tool } from '../tool.ts';
import { categories } from '../tool-info.ts';
import { registry } from '../tools/registry.ts';
import type { SchemaDocument } from './schema-document.ts';

const text = { type: 'string' };
const anyObject = { type: 'object', additionalProperties: true };

const documentFields = {
  ok: { const: true },
  tool: text,
  operation: text,
  description: text,
  method: { const: 'POST' },
  endpoint: text,
  webUrl: { type: 'string', format: 'uri' },
  parameters: anyObject,
  response: anyObject,
  example: {
    type: 'object',
    properties: { request: anyObject, response_shape: anyObject },
    required: ['request', 'response_shape'],
  },
  howToCall: text,
  parametersSummary: text,
  curlExample: text,
} satisfies Record<keyof SchemaDocument, object>;

const schemas = {
  Failure: {
    type: 'object',
    properties: {
      ok: { const: false },
      error: { type: 'string', description: 'One line of plain English that says what to change.' },
    },
    required: ['ok', 'error'],
    examples: [{ ok: false, error: 'height: expected a number greater than 0, got 0' }],
  },
  SchemaDocument: {
    type: 'object',
    description: 'The names of a tool, its request and result in JSON Schema, and how to call it.',
    properties: documentFields,
    required: Object.keys(documentFields),
  },
};

/**
 * The API as an OpenAPI 3.1 document: both methods of every tool.
 *
 * @param server The URL at which paths start: an origin, or `/` for that of the document itself.
 */
export function openApiDocument(server: string, base: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toolworker',
      version: '1.0.0',
      description: 'Everyday calculators, converters, generators and text tools as a JSON API.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    security: [],
    tags: categories.map((name) => ({ name })),
    paths: Object.fromEntries(registry.map((tool) => [base + tool.slug, pathItem(tool)])),
    components: { schemas },
  };
}

function pathItem(tool: Tool) {
  const { operation, name, category, description, example } = tool;
  const parameters = tool.parameters();
  const envelope = { ok: { const: true }, result: tool.response() };
  return {
    get: {
      operationId: `${operation}_schema`,
      tags: [category],
      summary: `${name}: schema`,
      description: 'Describes the tool: its request, its result, and how to call it.',
      responses: {
        200: answer('The schema document of the tool.', reference('SchemaDocument')),
        500: answer('A fault of the API itself.', reference('Failure')),
      },
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
        200: answer('The result.', {
          type: 'object',
          properties: envelope,
          required: Object.keys(envelope),
        }),
        400: answer('The request cannot be answered as it is.', reference('Failure')),
        413: answer('The body is longer than 10 MiB.', reference('Failure')),
        500: answer('A fault of the API itself.', reference('Failure')),
      },
    },
  };
}

function answer(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } };
}

function reference(name: keyof typeof schemas) {
  return { $ref: `#/components/schemas/${name}` };
}
