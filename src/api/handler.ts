import { invalidRequest } from '../fields/parse.ts';
import { echo } from '../fields/show-value.ts';
import { isObject } from '../schema/objects.ts';
import { urlOf } from '../shared/url.ts';
import type { Tool, ToolList } from '../tool.ts';
import { isToolError, type ToolError } from '../tool-error.ts';
import { closestTool } from './closest-tool.ts';
import { holdUntilSettled } from './hold-until-settled.ts';
import { wantsIssues } from './media-type.ts';
import { messageToSender } from './message-to-sender.ts';
import { openApiDocument } from './openapi.ts';
import { parseJson } from './parse-json.ts';
import {
  addressOf,
  isIndex,
  nameBelow,
  type ResolvedOptions,
  requestedName,
  resolveOptions,
  servesIndex,
  type ToolAddress,
  type ToolHandlerOptions,
} from './paths.ts';
import { BodyUsedError, maxBodyBytes, readBody } from './read-body.ts';
import { fail, respond } from './responses.ts';
import { schemaDocument } from './schema-document.ts';
import { shorten } from './shorten.ts';

/** Answers a request. */
export type ToolHandler = (request: Request) => Promise<Response>;

const readMethods = 'GET, HEAD, OPTIONS';
const toolMethods = 'GET, HEAD, POST, OPTIONS';

const preflight = {
  'Access-Control-Allow-Methods': toolMethods,
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

const hostless = 'Host: expected a host name such as example.com or localhost:3000';

/** The answer to what servers have in place of a `Request`. */
const notRequest =
  'request: expected a Request; in Node, pass the handler to an adapter such as toNodeHandler() of srvx';

const isRequest = ({ headers }: Partial<Request>) => typeof headers?.get === 'function';

/**
 * Returns the JSON API as a function from `Request` to `Response`, for a service worker, a page, a
 * server or an edge runtime. Responses to errors have an envelope and a status, too.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * const handle = createHandler({ tools: [percentageOfTool] });
 * const request = new Request('https://example.com/api/percentage-of', {
 *   method: 'POST',
 *   body: JSON.stringify({ x: 7, y: 100 }),
 * });
 * await (await handle(request)).json(); // { ok: true, result: { result: 7 } }
 */
export function createHandler(options: ToolList & ToolHandlerOptions): ToolHandler {
  const resolved = resolveOptions(options, 'error');
  return async (request) => {
    const url = urlOf(request);
    if (!url)
      return isRequest(request) ? fail(request, 400, hostless) : fail(request, 500, notRequest);
    if (resolved.unmatched === 'error') {
      return handleRequest(request, url, nameBelow(resolved.base, url.pathname), resolved);
    }
    const name = requestedName(request, url, resolved);
    return name === undefined ? fetch(request) : handleRequest(request, url, name, resolved);
  };
}

/** Answers a request to the API, for callers that have already found the name in its URL. */
export async function handleRequest(
  request: Request,
  url: URL,
  name: string | undefined,
  resolved: ResolvedOptions,
): Promise<Response> {
  try {
    return await holdUntilSettled([request], () => answerByName(request, url, name, resolved));
  } catch (error) {
    // A tool may throw anything when its request is aborted.
    // biome-ignore lint/suspicious/noConsole: the cause of an internal error has no other place.
    if (!request.signal.aborted) console.error(error);
    return fail(request, 500, 'Internal error');
  }
}

/**
 * Answers a request to the API in a worker. Navigations to the documents about all tools show those
 * of the app's server, unless it cannot be reached.
 */
export function handleInWorker(
  request: Request,
  url: URL,
  name: string | undefined,
  resolved: ResolvedOptions,
): Promise<Response> {
  const answer = () => handleRequest(request, url, name, resolved);
  return request.mode === 'navigate' && isIndex(name) ? fetch(request).catch(answer) : answer();
}

async function answerByName(
  request: Request,
  url: URL,
  name: string | undefined,
  resolved: ResolvedOptions,
): Promise<Response> {
  const { tools, base, pages } = resolved;
  const { origin, pathname } = url;
  if (request.method === 'OPTIONS') return respond(request, 204, null, preflight);
  const isServed = isIndex(name) && servesIndex(url, resolved);
  if (isServed && name === '')
    return answerRead(request, () =>
      toolIndex([...tools.values()], (tool) => addressOf(tool, origin, base, pages)),
    );
  if (isServed)
    return answerRead(request, () =>
      openApiDocument({ tools: [...tools.values()], base, server: origin }),
    );
  const tool = tools.get(name ?? '');
  return tool
    ? answerTool(request, tool, () => addressOf(tool, origin, base, pages))
    : fail(
        request,
        404,
        unknownPath(pathname, closestTool(name ?? '', [...tools.values()]), resolved),
      );
}

function answerRead(request: Request, body: () => object): Response {
  return isRead(request) ? respond(request, 200, body()) : refuseMethod(request, readMethods);
}

function toolIndex(tools: readonly Tool[], addressOfTool: (tool: Tool) => ToolAddress) {
  const entries = tools.map((tool) => {
    const { name, operation, description, category } = tool;
    const { endpoint, webUrl } = addressOfTool(tool);
    return { tool: name, operation, description, category, endpoint, webUrl };
  });
  return { ok: true, tools: entries };
}

async function answerTool(
  request: Request,
  tool: Tool,
  address: () => ToolAddress,
): Promise<Response> {
  if (isRead(request)) return respond(request, 200, schemaDocument(tool, address()));
  if (request.method !== 'POST') return refuseMethod(request, toolMethods);
  try {
    const given = await readJson(request);
    if (given === undefined) return fail(request, 413, 'request body: expected at most 10 MiB');
    return respond(request, 200, { ok: true, result: await tool.run(given, request) });
  } catch (error) {
    if (isToolError(error)) return refuse(request, error);
    if (error instanceof BodyUsedError) return fail(request, 500, error.message);
    throw error;
  }
}

function refuse(request: Request, refusal: ToolError): Response {
  const issues = wantsIssues(request) ? refusal.issues : undefined;
  return respond(request, 400, { ok: false, error: messageToSender(refusal), issues });
}

/** A separate function, so that the body's text can be freed while the tool runs. */
async function readJson(request: Request): Promise<object | undefined> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return undefined;
  const given = parseJson(body);
  if (isObject(given)) return given;
  throw invalidRequest('a JSON object', echo(given));
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function refuseMethod(request: Request, Allow: string): Response {
  return fail(request, 405, `method: expected one of ${Allow}`, { Allow });
}

function unknownPath(
  pathname: string,
  suggestion: string | undefined,
  { base, index }: ResolvedOptions,
): string {
  const nothing = `Nothing is served at ${shorten(pathname)}`;
  if (suggestion) return `${nothing}; did you mean ${base}${suggestion}?`;
  return index ? `${nothing}; GET ${base} lists the tools.` : `${nothing}.`;
}
