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

export interface McpOptions extends ToolList {
  /** The name by which clients know the server, `toolworker` by default. */
  readonly name?: string;
  /** The version of the server, which clients may show. By default that of this package. */
  readonly version?: string;
}

/** Resolves to the answer to a request. It never rejects. */
export type McpServer = (request: Required<Message>, signal: AbortSignal) => Promise<Reply>;

/** The version in which every request says what it is. */
export const statelessVersion = '2026-07-28';

/** Those that begin with `initialize`, the newest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
const serverInfoKey = 'io.modelcontextprotocol/serverInfo';

/** For as long a client may keep the list of tools, which changes with the program only. */
const millisecondsFresh = 300_000;

type Method = (params: Message['params'], signal: AbortSignal) => object | Promise<object>;

/** Answers the requests of the Model Context Protocol, in each of its versions, without any state. */
export function createMcpServer(options: McpOptions): McpServer {
  const { name = 'toolworker', version = packageVersion } = options;
  const tools = [...toolsBySlug(options.tools).values()];
  // A call needs no schema of its result, which would take a model a fourth more to read.
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
  const cacheable = { ...complete, ttlMs: millisecondsFresh, cacheScope: 'public' };

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
      // Nobody waits for a call that was cancelled, which a tool may say by any error.
      // biome-ignore lint/suspicious/noConsole: a fault of our own must leave its cause somewhere.
      if (!signal.aborted) console.error(error);
      return failed(new MessageError('internalError', 'Internal error'), id);
    }
  };
}

/** Whether a request says of itself which version it is of, as those without a handshake do. */
export function isStateless(params: Message['params']): boolean {
  const meta = metaOf(params);
  return versionKey in meta || capabilitiesKey in meta;
}

/** The version that a request says it is of. */
export function versionOf(params: Message['params']): unknown {
  return metaOf(params)[versionKey];
}

function metaOf({ _meta: meta }: Message['params']): Readonly<Record<string, unknown>> {
  return isObject(meta) ? { ...meta } : {};
}

/** Throws a `MessageError` unless the request says which version it is of, and that is known. */
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
