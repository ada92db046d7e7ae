import { tools } from 'toolworker';
import { createMcpHandler, defineTool } from 'toolworker/core';
import { expect } from 'vitest';
import { z } from 'zod';

// Revisions 2026-07-28 and before: https://modelcontextprotocol.io/specification/2026-07-28/basic

export const version = '2026-07-28';
export const versionKey = 'io.modelcontextprotocol/protocolVersion';
export const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
export const metadata = { [versionKey]: version, [capabilitiesKey]: {} };

export const percentage = { name: 'percentage-of', arguments: { x: 7, y: 100 } };

export const faultyTool = defineTool({
  slug: 'faulty',
  operation: 'fail-always',
  name: 'Faulty',
  category: 'Test',
  description: 'Fails.',
  annotations: { readOnlyHint: true },
  request: z.object({}),
  result: z.object({}),
  example: {},
  run: () => {
    throw new RangeError('out of luck');
  },
});

const handle = createMcpHandler({ tools: [...tools, faultyTool] });

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

/** Resolves to the status, the headers and the JSON of a server's response. */
export async function send({ body, method = 'POST', ...init }: Sent, handler = handle) {
  const message = typeof body === 'string' ? body : (JSON.stringify(body) ?? null);
  const sent = { method, ...init, ...(method === 'POST' && { body: message }) };
  const response = await handler(new Request('http://localhost/mcp', sent));
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, answer };
}

export const rpc = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
});

/** Returns a request from a client that skips the handshake. */
export function stateless(method: string, params: { readonly name?: string } & object = {}) {
  const name = params.name === undefined ? {} : { 'Mcp-Name': params.name };
  return {
    body: rpc(method, { ...params, _meta: metadata }),
    headers: { 'MCP-Protocol-Version': version, 'Mcp-Method': method, ...name },
  };
}

export const failure = (code: number, message: unknown = expect.any(String), id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

export const refusal = (code: number, message: unknown = expect.any(String)) => ({
  jsonrpc: '2.0',
  error: { code, message },
});
