import type { JsonSchema, ObjectSchema } from '../schema/json-schema.ts';
import type { Tool, ToolList } from '../tool.ts';
import { resolveOptions, type ToolHandlerOptions } from './paths.ts';
import { schemaOperation } from './tools-by-slug.ts';

/** Options of `openApiDocument()`. */
export interface OpenApiOptions extends ToolList, Pick<ToolHandlerOptions, 'base'> {
  /** The server's URL: an origin, or `/` (the default) for the origin of the document. */
  readonly server?: string;
}

/**
 * Returns the API as an OpenAPI 3.1 document, with GET and POST of every tool.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * const { paths } = openApiDocument({ tools: [bmiCalculatorTool] });
 * Object.keys(paths); // ['/api/bmi-calculator']
 */
export function openApiDocument(given: OpenApiOptions) {
  const { server = '/', ...options } = { ...given };
  const { base, tools } = resolveOptions(options, 'error');
  const list = [...tools.values()];
  const names = list.map(typeName);
  // Two slugs such as `a-b` and `aB` keep what tells them apart.
  const nameOf = (tool: Tool) => {
    const name = typeName(tool);
    return names.filter((one) => one === name).length > 1 ? tool.slug : name;
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tools',
      version: '1.0.0',
      description: 'Each path is a tool: GET describes it, POST computes a result.',
    },
    servers: [{ url: server }],
    security: [],
    tags: [
      ...[...new Set(list.map(({ category }) => category))].map((name) => ({
        name,
        description: `Tools of the category ${name}.`,
      })),
      { name: schemasTag, description: 'Schema documents, which a client can leave out.' },
    ],
    paths: Object.fromEntries(list.map((tool) => [base + tool.slug, pathItem(tool, nameOf(tool))])),
    components: {
      schemas: Object.fromEntries(list.flatMap((tool) => schemasOf(tool, nameOf(tool)))),
      responses: {
        Failure: jsonResponse(
          'The request is invalid, or the tool failed.',
          objectOf({
            ok: { type: 'boolean', const: false },
            error: { type: 'string', description: 'One line that says what to change.' },
          }),
        ),
      },
    },
  };
}

/** The tag of the operations that describe a tool. */
const schemasTag = 'Schema documents';

/** Returns the name of a tool in the names of its types: `BmiCalculator`. */
function typeName({ slug }: Tool): string {
  const words = slug.split('-');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

const schemas = '#/components/schemas/';

/** Returns the schemas of a tool's request and result by name. */
function schemasOf(tool: Tool, name: string): readonly (readonly [name: string, object])[] {
  const [request, result] = [`${name}Request`, `${name}Result`];
  return [
    [request, withAlternative(tool.requestJsonSchema(schemas + request))],
    [result, tool.resultJsonSchema(schemas + result)],
  ];
}

/**
 * Says `anyOf` where a field can replace another one. The schema documents require the other one,
 * and a client made from that could not leave it out. Generators of clients need a whole object in
 * each branch: of one with `required` only, some make the type `unknown`.
 */
function withAlternative({ type, properties, required, ...rest }: ObjectSchema): object {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, withOneType(field)]),
  );
  const [name, { 'x-replaced-by': other = '' } = {}] =
    Object.entries(properties).find(([, field]) => field['x-replaced-by']) ?? [];
  if (!name) return { ...rest, type, properties: fields, required };
  const always = required.filter((one) => one !== name);
  const anyOf = [name, other].map((one) => ({
    type,
    properties: { [one]: fields[one] },
    required: [one],
  }));
  return { ...rest, allOf: [{ type, properties: fields, required: always }, { anyOf }] };
}

function pathItem(tool: Tool, type: string) {
  const { operation, name, category, description, example } = tool;
  return {
    get: {
      operationId: schemaOperation(operation),
      tags: [schemasTag],
      summary: `${name}: schema`,
      responses: {
        200: jsonResponse('The schemas of request and result, and how to call the tool.', {
          type: 'object',
          additionalProperties: true,
        }),
        default: failure,
      },
    },
    post: {
      operationId: operation,
      tags: [category],
      summary: name,
      description,
      requestBody: {
        required: tool.requestJsonSchema().required.length > 0,
        content: {
          'application/json': {
            schema: { $ref: `${schemas}${type}Request` },
            examples: { typical: { value: example } },
          },
        },
      },
      responses: {
        200: jsonResponse(
          'The result.',
          objectOf({
            ok: { type: 'boolean', const: true },
            result: { $ref: `${schemas}${type}Result` },
          }),
        ),
        400: failure,
        default: failure,
      },
    },
  };
}

/**
 * Says `anyOf` where a field takes a list or something else, of which generators of clients take
 * the list only. They know types that may be null.
 */
function withOneType(field: JsonSchema): JsonSchema & { readonly anyOf?: readonly JsonSchema[] } {
  const { type, items, minItems, maxItems, ...rest } = field;
  if (!items || typeof type === 'string' || !type) return field;
  const list = { items, ...(minItems && { minItems }), ...(maxItems && { maxItems }) };
  return { ...rest, anyOf: type.map((one) => ({ type: one, ...(one === 'array' && list) })) };
}

const failure = { $ref: '#/components/responses/Failure' };

function jsonResponse(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } };
}

function objectOf(properties: object) {
  return { type: 'object', properties, required: Object.keys(properties) };
}
