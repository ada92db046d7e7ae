import type { ObjectSchema } from '../schema/json-schema.ts';
import { shellQuote } from '../shared/shell-quote.ts';
import type { Tool } from '../tool.ts';
import type { ToolAddress } from './paths.ts';

/**
 * Returns the response to GET: the tool's names, the JSON Schemas of request and result, and how to
 * call it.
 */
export function schemaDocument(tool: Tool, { endpoint, url, webUrl }: ToolAddress) {
  const parameters = tool.requestJsonSchema();
  const response = tool.resultJsonSchema();
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
    // First, since curl cannot reach a service worker.
    howToCall:
      `await (await fetch("${url}", { method: "POST", body: JSON.stringify(${body}) })).json()\n` +
      'resolves to {"ok":true,"result":{…}} or {"ok":false,"error":"…"}.',
    parametersSummary: summarize(parameters),
    curlExample: `curl -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`,
  };
}

/** Returns a line for each field: `inches (number, default 0): Inches in addition to feet.` */
function summarize({ properties, required }: ObjectSchema): string {
  return Object.entries(properties)
    .map(([name, { type, enum: options, default: defaultValue, description = '' }]) => {
      const kind = [options ?? type ?? 'any'].flat().join(' or ');
      const need = required.includes(name) ? 'required' : 'optional';
      const note = defaultValue === undefined ? need : `default ${JSON.stringify(defaultValue)}`;
      return `${name} (${kind}, ${note}): ${description}`;
    })
    .join('\n');
}
