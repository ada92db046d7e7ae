import { runTool } from '../api/run-tool.ts';
import { shorten } from '../api/shorten.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { once } from '../shared/once.ts';
import type { ToolList } from '../tool.ts';
import { isToolError } from '../tool-error.ts';
import { version as packageVersion } from '../version.ts';
import { isObject } from './agent-schema.ts';
import { failed, type Message, MessageError, type Reply } from './mcp-messages.ts';
import { toolDefinitions } from './tool-definitions.ts';

/** Options of a server for the Model Context Protocol. */
export interface McpOptions extends ToolList {
  /** The server's name for clients, `toolworker` by default. */
  readonly name?: string;
  /** The server's version for clients, by default the version of this package. */
  readonly version?: string;
}

/** Resolves to the reply to a request. It never rejects. */
export type McpServer = (request: Required<Message>, signal: AbortSignal) => Promise<Reply>;

/** The protocol version without a handshake: every request states its version. */
export const statelessVersion = '2026-07-28';

/** The protocol versions that start with `initialize`, newest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
const serverInfoKey = 'io.modelcontextprotocol/serverInfo';

/** How long a client may cache the list of tools, which changes only when the program does. */
const cacheLifetime = 300_000;

type Method = (params: Message['params'], signal: AbortSignal) => object | Promise<object>;

/** Returns a stateless server for requests of all versions of the Model Context Protocol. */
export function createMcpServer(options: McpOptions): McpServer {
  const { name = 'toolworker', version = packageVersion, tools: given } = { ...options };
  const tools = [...toolsBySlug(given).values()];
  // Calls need no schema of the result, and the model would have to read it.
  const definitions = once(() =>
    toolDefinitions('mcp', { tools }).map(({ outputSchema: _, ...definition }) => definition),
  );
  const serverInfo = { name, version };
  const capabilities = { tools: {} };

  const listTools: Method = ({ cursor }) => {
    if (cursor !== undefined) throw invalidParams('cursor: expected none, there is one page');
    return { tools: definitions() };
  };

  const callTool: Method = async (params, signal) => {
    const { name: slug, arguments: request = {} } = params;
    if (typeof slug !== 'string') throw invalidParams('name: required, a string');
    if (!isObject(request)) throw invalidParams('arguments: expected an object');
    const isKnown = tools.some((tool) => tool.slug === slug);
    try {
      const result = await runTool(slug, request, { tools, signal });
      return {
        content: [{ type: 'text', text: JSON.stringify(result) }],
        structuredContent: result,
      };
    } catch (error) {
      if (!isToolError(error)) throw error;
      if (!isKnown) throw invalidParams(error.message);
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  };

  const afterHandshake = new Map<string, Method>([
    [
      'initialize',
      ({ protocolVersion }) => {
        const known = handshakeVersions.find((one) => one === protocolVersion);
        return { protocolVersion: known ?? handshakeVersions[0], capabilities, serverInfo };
      },
    ],
    ['ping', () => ({})],
    ['tools/list', listTools],
    ['tools/call', callTool],
  ]);

  const complete = { resultType: 'complete', _meta: { [serverInfoKey]: serverInfo } };
  const cacheable = { ...complete, ttlMs: cacheLifetime, cacheScope: 'public' };

  const stateless = new Map<string, Method>([
    [
      'server/discover',
      () => ({ supportedVersions: [statelessVersion], capabilities, ...cacheable }),
    ],
    ['tools/list', (params, signal) => ({ ...listTools(params, signal), ...cacheable })],
    [
      'tools/call',
      async (params, signal) => ({ ...(await callTool(params, signal)), ...complete }),
    ],
  ]);

  return async ({ id, method, params }, signal) => {
    try {
      const methods = isStateless(params) ? stateless : afterHandshake;
      if (methods === stateless) checkMeta(params);
      const answer = methods.get(method);
      if (!answer) throw new MessageError('methodNotFound', `method: unknown, ${shorten(method)}`);
      return { jsonrpc: '2.0', id, result: await answer(params, signal) };
    } catch (error) {
      if (error instanceof MessageError) return failed(error, id);
      // A tool may throw anything when its call is canceled.
      // biome-ignore lint/suspicious/noConsole: the only place where the cause of an internal error can go.
      if (!signal.aborted) console.error(error);
      return failed(new MessageError('internalError', 'Internal error'), id);
    }
  };
}

/** Whether a request states its own version, as requests without a handshake do. */
export function isStateless(params: Message['params']): boolean {
  const meta = metaOf(params);
  return versionKey in meta || capabilitiesKey in meta;
}

/** Returns the version that a request states. */
export function versionOf(params: Message['params']): unknown {
  return metaOf(params)[versionKey];
}

function metaOf({ _meta: meta }: Message['params']): Readonly<Record<string, unknown>> {
  return isObject(meta) ? { ...meta } : {};
}

/** Throws a `MessageError` unless the request states a known version. */
export function checkMeta(params: Message['params']): void {
  const { [versionKey]: requested, [capabilitiesKey]: capabilities } = metaOf(params);
  if (typeof requested !== 'string') throw invalidParams(`${versionKey}: required, a string`);
  if (requested !== statelessVersion) throw unsupportedVersion(requested, [statelessVersion]);
  if (!isObject(capabilities)) throw invalidParams(`${capabilitiesKey}: required, an object`);
}

function invalidParams(message: string): MessageError {
  return new MessageError('invalidParams', message);
}

export function unsupportedVersion(requested: string, supported: readonly string[]): MessageError {
  const message = 'Unsupported protocol version';
  return new MessageError('unsupportedProtocolVersion', message, { supported, requested });
}
