import type { ToolHandler } from '../api/handler.ts';
import { holdUntilSettled } from '../api/hold-until-settled.ts';
import { BodyUsedError, maxBodyBytes, readBody } from '../api/read-body.ts';
import { isToolError } from '../tool-error.ts';
import { isLocal } from './local.ts';
import {
  type Batch,
  failed,
  type Message,
  MessageError,
  type Reply,
  readMessages,
  refused,
  replyText,
  stringify,
  tooLong,
} from './mcp-messages.ts';
import {
  checkMeta,
  createMcpServer,
  handshakeVersions,
  isStateless,
  type McpOptions,
  type McpServer,
  methodsFor,
  statelessVersion,
  unsupportedVersion,
  versionOf,
} from './mcp-server.ts';

/** Options of `createMcpHandler()`. */
export interface McpHandlerOptions extends McpOptions {
  /**
   * The origins of pages that may call the tools, such as `https://chat.example`. Pages on this
   * machine may always call them, and so may programs other than browsers, which send no origin.
   */
  readonly origins?: readonly string[];
}

const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
  'Access-Control-Max-Age': '86400',
};

/**
 * Returns a function from `Request` to `Response` that serves the tools to clients of the Model
 * Context Protocol over HTTP (Streamable HTTP, without sessions). Mount it at one path, such as
 * `/mcp`.
 *
 * It refuses requests from pages on origins other than this machine and `origins`, as the protocol
 * requires. Therefore, other sites cannot call a server on your own machine.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * export default { fetch: createMcpHandler({ tools: [roofPitchTool] }) };
 */
export function createMcpHandler(options: McpHandlerOptions): ToolHandler {
  const serve = createMcpServer(options);
  const { origins = [] } = { ...options };
  return async (request) => {
    const origin = request.headers.get('Origin');
    if (origin !== null && !origins.includes(origin) && !isLocal(origin)) {
      return respond(403, refused('Origin: not allowed'));
    }
    const response = await holdUntilSettled([request], () => respondTo(request, serve));
    if (origin !== null) {
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Vary', 'Origin');
    }
    return response;
  };
}

async function respondTo(request: Request, serve: McpServer): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight });
  if (request.method !== 'POST') {
    return respond(405, refused('method: expected POST'), { Allow: 'POST, OPTIONS' });
  }
  const body = await readText(request);
  if ('response' in body) return body.response;
  const batch = readMessages(body.text);
  return 'messages' in batch ? respondToBatch(batch, request, serve) : respond(400, batch);
}

async function respondToBatch(
  batch: Batch,
  { headers, signal }: Request,
  serve: McpServer,
): Promise<Response> {
  const refusal = refusalOf(batch, headers);
  if (refusal) return respond(400, refusal);
  const text = await replyText(batch, async ({ id, method, params }) =>
    id === undefined ? undefined : serve({ id, method, params }, signal),
  );
  return text === undefined ? new Response(null, { status: 202 }) : respond(statusOf(batch), text);
}

/**
 * Returns the reply that refuses all messages, if one contradicts the headers or a single one is
 * invalid.
 */
function refusalOf({ isList, messages }: Batch, headers: Headers): Reply | undefined {
  for (const message of messages) {
    if (!('method' in message)) {
      if (!isList) return message;
    } else if (message.id !== undefined) {
      try {
        checkHeaders(message, headers, isList);
      } catch (error) {
        if (error instanceof MessageError) return failed(error, isList ? undefined : message.id);
        throw error;
      }
    }
  }
  return undefined;
}

/** Clients without a handshake expect the status 404 for an unknown method. */
function statusOf({ messages }: Batch): number {
  const isUnknown = messages.some(
    (one) => 'method' in one && isStateless(one.params) && !methodsFor(one.params).has(one.method),
  );
  return isUnknown ? 404 : 200;
}

/** Throws a `MessageError` if message and headers disagree, or if their version is unknown. */
function checkHeaders({ method, params }: Message, headers: Headers, isList: boolean): void {
  const version = headers.get('MCP-Protocol-Version');
  if (isStateless(params) || version === statelessVersion) {
    const claimed = versionOf(params);
    if (claimed !== undefined) expectHeader(headers, 'MCP-Protocol-Version', claimed);
    checkMeta(params);
    if (isList) throw new MessageError('invalidRequest', 'message: expected one, got a list');
    expectHeader(headers, 'Mcp-Method', method);
    if (method === 'tools/call') expectHeader(headers, 'Mcp-Name', params.name);
  } else if (version !== null && !handshakeVersions.includes(version)) {
    throw unsupportedVersion(version, [statelessVersion, ...handshakeVersions]);
  }
}

function expectHeader(headers: Headers, name: string, expected: unknown): void {
  const given = headers.get(name);
  if (given === null) throw new MessageError('headerMismatch', `${name}: required`);
  if (decoded(given) !== expected) {
    throw new MessageError('headerMismatch', `${name}: expected the same value as in the message`);
  }
}

/** Decodes a header value, which is in Base64 if it has characters that headers cannot contain. */
function decoded(value: string): string | undefined {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
  if (base64 === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

async function readText(
  request: Request,
): Promise<{ readonly text: string } | { readonly response: Response }> {
  try {
    const text = await readBody(request, maxBodyBytes);
    return text === undefined ? { response: respond(413, tooLong) } : { text };
  } catch (error) {
    if (error instanceof BodyUsedError) {
      return { response: respond(500, failed(new MessageError('internalError', error.message))) };
    }
    if (!isToolError(error)) throw error;
    return { response: respond(400, failed(new MessageError('parseError', error.message))) };
  }
}

function respond(
  status: number,
  reply: Reply | string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(typeof reply === 'string' ? reply : stringify(reply), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
