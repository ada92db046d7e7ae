import type { ObjectSchema } from '../json-schema.ts';
import type { Tool } from '../tool.ts';
import type { ToolAddress } from './paths.ts';

/** What GET on a tool answers: its names, its request and result in JSON Schema, and how to call it. */
export function schemaDocument(tool: Tool, { endpoint, url, webUrl }: ToolAddress) {
  const parameters = tool.parameters();
  const response = tool.response();
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
    // A service worker answers a page's `fetch`; curl cannot reach it.
    howToCall:
      `await (await fetch("${url}", { method: "POST", body: JSON.stringify(${body}) })).json()\n` +
      'answers {"ok":true,"result":{…}} or {"ok":false,"error":"…"}.',
    parametersSummary: summarize(parameters),
    curlExample: `curl -X POST ${shellQuote(url)} -H 'Content-Type: application/json' -d ${shellQuote(body)}`,
  };
}

/** A line for each field: `inches (number, default 0): Inches on top of feet.` */
function summarize({ properties, required }: ObjectSchema): string {
  return Object.entries(properties)
    .map(([name, { type, enum: options, default: standard, description = '' }]) => {
      const kind = [options ?? type ?? 'any'].flat().join(' or ');
      const need = required.includes(name) ? 'required' : 'optional';
      const standing = standard === undefined ? need : `default ${JSON.stringify(standard)}`;
      return `${name} (${kind}, ${standing}): ${description}`;
    })
    .join('\n');
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
