import type { JsonSchema } from '../schema/json-schema.ts';
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
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tools',
      version: '1.0.0',
      description: 'Each path is a tool: GET describes it, POST computes a result.',
    },
    servers: [{ url: server }],
    security: [],
    tags: [...new Set(list.map(({ category }) => category))].map((name) => ({
      name,
      description: `Tools of the category ${name}.`,
    })),
    paths: Object.fromEntries(
      list.map((tool) => {
        const path = base + tool.slug;
        return [path, pathItem(tool, `#/paths/${pointerPart(path)}/post/`)];
      }),
    ),
    components: {
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

/**
 * Returns a name as part of a JSON Pointer in a URI fragment, which decodes what a path has
 * encoded.
 */
function pointerPart(name: string): string {
  return encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function pathItem(tool: Tool, post: string) {
  const { operation, name, category, description, example } = tool;
  const json = 'content/application~1json/schema';
  const parameters = tool.requestJsonSchema(`${post}requestBody/${json}`);
  const properties = Object.fromEntries(
    Object.entries(parameters.properties).map(([name, field]) => [name, withOneType(field)]),
  );
  const result = tool.resultJsonSchema(`${post}responses/200/${json}/properties/result`);
  const tags = [category];
  return {
    get: {
      operationId: schemaOperation(operation),
      tags,
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
      tags,
      summary: name,
      description,
      requestBody: {
        required: parameters.required.length > 0,
        content: {
          'application/json': {
            schema: { ...parameters, properties },
            examples: { typical: { value: example } },
          },
        },
      },
      responses: {
        200: jsonResponse(
          'The result.',
          objectOf({ ok: { type: 'boolean', const: true }, result }),
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
