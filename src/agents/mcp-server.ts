import { messageToSender } from '../api/message-to-sender.ts';
import { runTool } from '../api/run-tool.ts';
import { shorten } from '../api/shorten.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { isObject } from '../schema/objects.ts';
import { once } from '../shared/once.ts';
import type { Tool, ToolList } from '../tool.ts';
import { isToolError } from '../tool-error.ts';
import { version as packageVersion } from '../version.ts';
import { failed, internalError, type Message, MessageError, type Reply } from './mcp-messages.ts';
import { toolDefinitions } from './tool-definitions.ts';

/** Options of a server for the Model Context Protocol. */
export interface McpOptions extends ToolList {
  /** The server's name for clients, `toolworker` by default. */
  readonly name?: string;
  /** The server's version for clients, by default the version of this package. */
  readonly version?: string;
  /**
   * Whether definitions have the schemas of results, for clients that check results or generate
   * code. A model would have to read them, so the default is false.
   */
  readonly outputSchemas?: boolean;
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

/** What the methods answer from. */
interface Served {
  readonly tools: readonly Tool[];
  readonly serverInfo: { readonly name: string; readonly version: string };
  /** Returns the definitions in `tools/list`. */
  readonly definitions: () => readonly object[];
}

type Params = Message['params'];

type Method = (served: Served, params: Params, signal: AbortSignal) => object | Promise<object>;

const capabilities = { tools: {} };

/** The methods after `initialize`. */
const handshakeMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', initialize],
  ['ping', () => ({})],
  ['tools/list', listTools],
  ['tools/call', callTool],
]);

/** The methods of requests that state their version. */
const statelessMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['server/discover', (served) => ({ ...discover(), ...cacheable(served) })],
  ['tools/list', (served, params) => ({ ...listTools(served, params), ...cacheable(served) })],
  [
    'tools/call',
    async (served, params, signal) => ({
      ...(await callTool(served, params, signal)),
      ...complete(served),
    }),
  ],
]);

/** Returns a stateless server for requests of all versions of the Model Context Protocol. */
export function createMcpServer(options: McpOptions): McpServer {
  const { name = 'toolworker', version = packageVersion, ...others } = { ...options };
  const tools = [...toolsBySlug(others.tools).values()];
  const serverInfo = { name, version };
  const definitions = once(() => definitionsOf(tools, others.outputSchemas));
  const served = { tools, serverInfo, definitions };
  return async ({ id, method, params }, signal) => {
    try {
      const result = await methodOf(method, params)(served, params, signal);
      return { jsonrpc: '2.0', id, result };
    } catch (error) {
      if (error instanceof MessageError) return failed(error, id);
      // A tool may throw anything when its call is canceled.
      // biome-ignore lint/suspicious/noConsole: the cause of an internal error has no other place.
      if (!signal.aborted) console.error(error);
      return internalError(id);
    }
  };
}

function definitionsOf(tools: readonly Tool[], outputSchemas = false): readonly object[] {
  return toolDefinitions('mcp', { tools }).map(({ outputSchema, ...definition }) => ({
    ...definition,
    ...(outputSchemas && { outputSchema }),
  }));
}

/** Returns the method of a request. Throws a `MessageError` if its version lacks the method. */
function methodOf(method: string, params: Params): Method {
  if (isStateless(params)) checkMeta(params);
  const found = methodsFor(params).get(method);
  if (!found) throw new MessageError('methodNotFound', `method: unknown, ${shorten(method)}`);
  return found;
}

/** Returns the methods in the version of a request. */
export function methodsFor(params: Params): ReadonlyMap<string, Method> {
  return isStateless(params) ? statelessMethods : handshakeMethods;
}

function initialize({ serverInfo }: Served, { protocolVersion }: Params): object {
  const known = handshakeVersions.find((one) => one === protocolVersion);
  return { protocolVersion: known ?? handshakeVersions[0], capabilities, serverInfo };
}

function discover(): object {
  return { supportedVersions: [statelessVersion], capabilities };
}

function listTools({ definitions }: Served, { cursor }: Params): object {
  if (cursor !== undefined)
    throw invalidParams('cursor: expected none, since the list has one page');
  return { tools: definitions() };
}

async function callTool({ tools }: Served, params: Params, signal: AbortSignal): Promise<object> {
  const { name, arguments: request = {} } = params;
  if (typeof name !== 'string') throw invalidParams('name: required, a string');
  if (!isObject(request)) throw invalidParams('arguments: expected an object');
  try {
    const result = await runTool(name, request, { tools, signal });
    return { content: [textContent(JSON.stringify(result))], structuredContent: result };
  } catch (error) {
    if (!isToolError(error)) throw error;
    const isKnown = tools.some(({ slug }) => slug === name);
    if (!isKnown) throw invalidParams(error.message);
    return { content: [textContent(messageToSender(error))], isError: true };
  }
}

function textContent(text: string): object {
  return { type: 'text', text };
}

/** What a result has without a handshake. */
function complete({ serverInfo }: Served): object {
  return { resultType: 'complete', _meta: { [serverInfoKey]: serverInfo } };
}

function cacheable(served: Served): object {
  return { ...complete(served), ttlMs: cacheLifetime, cacheScope: 'public' };
}

/** Whether a request states its own version, as requests without a handshake do. */
export function isStateless(params: Params): boolean {
  const meta = metaOf(params);
  return versionKey in meta || capabilitiesKey in meta;
}

/** Returns the version that a request states. */
export function versionOf(params: Params): unknown {
  return metaOf(params)[versionKey];
}

function metaOf({ _meta: meta }: Params): Readonly<Record<string, unknown>> {
  return isObject(meta) ? { ...meta } : {};
}

/** Throws a `MessageError` unless the request states a known version. */
export function checkMeta(params: Params): void {
  const { [versionKey]: requested, [capabilitiesKey]: capabilities } = metaOf(params);
  if (typeof requested !== 'string') throw invalidParams(`${versionKey}: required, a string`);
  if (requested !== statelessVersion) throw unsupportedVersion(requested, [statelessVersion]);
  if (!isObject(capabilities)) throw invalidParams(`${capabilitiesKey}: required, an object`);
}

function invalidParams(message: string): MessageError {
  return new MessageError('invalidParams', message);
}

export function unsupportedVersion(version: string, supported: readonly string[]): MessageError {
  const data = { supported, requested: shorten(version) };
  return new MessageError('unsupportedProtocolVersion', 'Unsupported protocol version', data);
}
