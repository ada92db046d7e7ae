import * as z from 'zod/mini';
import type { Tool } from '../tool.ts';
import type { ToolAddress } from './paths.ts';

/** What GET on a tool answers: its names, its request and result in JSON Schema, and how to call it. */
export function schemaDocument(tool: Tool, { endpoint, url, webUrl }: ToolAddress) {
  const parameters = jsonSchema(tool.request());
  const response = jsonSchema(tool.result());
  const body = JSON.stringify(tool.example);
  return {
    ok: true,
    tool: tool.name,
    operation: tool.operation,
    description: tool.description,
    method: 'POST',
    endpoint,
    webUrl,
    parameters,
    response,
    example: { request: tool.example, response_shape: response },
    howToCall:
      `POST a JSON object with the parameters to ${url}. ` +
      'Success answers {"ok": true, "result": {…}}, failure {"ok": false, "error": "…"}.',
    parametersSummary: summarize(parameters),
    curlExample: `curl -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`,
  };
}

type Property = z.core.JSONSchema.BaseSchema;

interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
}

function jsonSchema(schema: z.ZodMiniObject): ObjectSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  const objects = Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' ? [[name, property] as const] : [],
  );
  return { type: 'object', properties: Object.fromEntries(objects), required };
}

function summarize({ properties, required }: ObjectSchema): string {
  return Object.entries(properties)
    .map(([name, property]) => {
      const need = required.includes(name) ? 'required' : 'optional';
      return `${name} (${typeOf(property)}, ${need}): ${describe(property)}`;
    })
    .join('\n');
}

function typeOf({ type, anyOf = [] }: Property): string {
  return [type ?? anyOf.map((alternative) => alternative.type)].flat().join(' or ');
}

function describe({ description = '', enum: options, default: standard }: Property): string {
  return [
    description,
    options && `One of ${options.join(', ')}.`,
    standard !== undefined && `Default ${JSON.stringify(standard)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
