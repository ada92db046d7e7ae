import { closest } from '../shared/closest.ts';
import { runTool, type Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { registry } from '../tools/registry.ts';
import { readBody } from './read-body.ts';
import { schemaDocument, type ToolAddress } from './schema-document.ts';

/** Answers a request; it neither throws nor rejects. */
export type Handler = (request: Request) => Promise<Response>;

export interface HandlerOptions {
  /** The path below which the tools live; it starts and ends with a slash. */
  readonly base?: string;
  /** Whether an unknown path below `base` is answered with an error or left to the network. */
  readonly unmatched?: 'error' | 'network';
}

const maxBodyBytes = 10 * 1024 * 1024;

const everyAnswer = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

const readMethods = ['GET', 'HEAD', 'OPTIONS'];
const toolMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const preflight = {
  'Access-Control-Allow-Methods': toolMethods.join(', '),
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/**
 * The JSON API as a function from `Request` to `Response`, for a service worker, a page, a server
 * or an edge runtime.
 *
 * @example
 * const handle = createHandler();
 * const request = new Request('https://example.com/api/percentage-of', {
 *   method: 'POST',
 *   body: JSON.stringify({ x: 7, y: 100 }),
 * });
 * await (await handle(request)).json(); // { ok: true, result: { result: 7 } }
 */
export function createHandler(options: HandlerOptions = {}): Handler {
  const { base = '/api/', unmatched = 'error' } = options;
  return async (request) => {
    try {
      return await answer(request, base, unmatched);
    } catch (fault) {
      // biome-ignore lint/suspicious/noConsole: the cause of a fault of our own must be found.
      console.error(fault);
      return fail(request, 500, 'Internal error');
    }
  };
}

/** Whether something is served at the path: the index or a tool. */
export function isServed(pathname: string, base: string): boolean {
  const name = nameBelow(base, pathname);
  return name === '' || registry.some(({ slug }) => slug === name);
}

async function answer(request: Request, base: string, unmatched: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (unmatched === 'network' && !isServed(pathname, base)) return fetch(request);
  if (request.method === 'OPTIONS') return respond(request, 204, null, preflight);
  const name = nameBelow(base, pathname);
  if (name === '') return answerIndex(request, origin, base);
  const tool = registry.find(({ slug }) => slug === name);
  return tool
    ? answerTool(request, tool, addressOf(tool, origin, base))
    : fail(request, 404, unknownPath(pathname, name, base));
}

function answerIndex(request: Request, origin: string, base: string): Response {
  if (!isRead(request)) return refuseMethod(request, readMethods);
  const tools = registry.map((tool) => {
    const { endpoint, webUrl } = addressOf(tool, origin, base);
    const { name, operation, description, category } = tool;
    return { tool: name, operation, description, category, endpoint, webUrl };
  });
  return respond(request, 200, { ok: true, tools });
}

async function answerTool(request: Request, tool: Tool, address: ToolAddress): Promise<Response> {
  if (isRead(request)) return respond(request, 200, schemaDocument(tool, address));
  if (request.method !== 'POST') return refuseMethod(request, toolMethods);
  try {
    const body = await readBody(request, maxBodyBytes);
    if (body === undefined) return fail(request, 413, 'request body: expected at most 10 MiB');
    return respond(request, 200, { ok: true, result: await runTool(tool, parseJson(body)) });
  } catch (error) {
    if (error instanceof ToolError) return fail(request, 400, error.message);
    throw error;
  }
}

function parseJson(body: string): unknown {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new ToolError('request body: expected a JSON object, but this is not valid JSON');
  }
}

/** What follows the base in the path, without a trailing slash; `undefined` outside the base. */
function nameBelow(base: string, pathname: string): string | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return path.startsWith(base) ? path.slice(base.length, -1) : undefined;
}

function addressOf({ slug }: Tool, origin: string, base: string): ToolAddress {
  const endpoint = base + slug;
  return {
    endpoint,
    url: origin + endpoint,
    webUrl: new URL(`../tools/${slug}`, origin + base).href,
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function unknownPath(pathname: string, name: string | undefined, base: string): string {
  const suggestion =
    name &&
    closest(
      name,
      registry.map(({ slug }) => slug),
    );
  const hint = suggestion ? `did you mean ${base}${suggestion}?` : `GET ${base} lists the tools.`;
  return `Nothing is served at ${shorten(pathname)}; ${hint}`;
}

function refuseMethod(request: Request, allowed: readonly string[]): Response {
  const Allow = allowed.join(', ');
  return fail(request, 405, `method: expected one of ${Allow}`, { Allow });
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function fail(request: Request, status: number, error: string, headers = {}): Response {
  return respond(request, status, { ok: false, error }, headers);
}

function respond(request: Request, status: number, body: object | null, headers = {}): Response {
  const withoutBody = body === null || request.method === 'HEAD';
  return new Response(withoutBody ? null : JSON.stringify(body), {
    status,
    headers: {
      ...everyAnswer,
      ...(request.method === 'POST' && { 'Cache-Control': 'no-store' }),
      ...headers,
    },
  });
}
