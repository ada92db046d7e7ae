import { isWebAddress, urlOf } from '../shared/url.ts';
import type { Tool, ToolList } from '../tool.ts';
import type { ToolInfo } from '../tool-info.ts';
import { completeBase, defaultBase, withFinalSlash } from './base.ts';
import { toolsBySlug } from './tools-by-slug.ts';

/** Options of an API. */
export interface ToolHandlerOptions {
  /** The path of the API, `/api/` by default. A missing final slash is added. */
  readonly base?: string;
  /**
   * What to do with paths below `base` that are no tools: `network` leaves them to the app's
   * server, `error` responds with status 404. The default is `error` for `createHandler()`, and
   * `network` in pages and workers.
   */
  readonly unmatched?: 'error' | 'network';
  /**
   * Whether to serve the list of the tools at `base` and `openapi.json` below it. `false` leaves
   * both to a backend that has documents of its own there. The default is `true`.
   */
  readonly index?: boolean;
  /**
   * Where the tools have pages: a path or a URL, to which `webUrl` in the documents adds the slug.
   * The default is `../tools/`, relative to `base`. `false` if they have none, which makes `webUrl`
   * `null`.
   */
  readonly pages?: string | false;
}

/** The options of an API with their defaults, and its tools by slug. */
export interface ResolvedOptions
  extends Required<Omit<ToolHandlerOptions, 'pages'>>,
    Pick<ToolHandlerOptions, 'pages'> {
  readonly tools: ReadonlyMap<string, Tool>;
}

/** Returns the options with their defaults. Throws a `TypeError` that names an invalid option. */
export function resolveOptions(
  options: ToolList & ToolHandlerOptions,
  defaultUnmatched: ResolvedOptions['unmatched'],
): ResolvedOptions {
  // Callers in plain JavaScript may pass nothing.
  const { tools, base = defaultBase, pages, unmatched = defaultUnmatched, index } = { ...options };
  return {
    ...resolveExtent(unmatched, index),
    tools: toolsBySlug(tools),
    base: completeBase(base),
    ...(pages !== undefined && { pages: completePages(pages) }),
  };
}

/**
 * Returns which paths below the base an API takes. Throws a `TypeError` that names an invalid
 * option.
 */
export function resolveExtent(
  unmatched: unknown = 'network',
  index: unknown = true,
): Pick<ResolvedOptions, 'unmatched' | 'index'> {
  if (unmatched !== 'error' && unmatched !== 'network') {
    throw new TypeError('unmatched: expected one of error, network');
  }
  if (typeof index !== 'boolean') throw new TypeError('index: expected true or false');
  return { unmatched, index };
}

/**
 * Returns the address of the pages with a final slash. Throws a `TypeError` unless it leads to a
 * website.
 */
function completePages(pages: string | false): string | false {
  if (pages === false) return false;
  const address = typeof pages === 'string' && pages && withFinalSlash(pages);
  if (address && isWebFolder(address)) return address;
  throw new TypeError('pages: expected a path such as /tools/, a URL or false');
}

function isWebFolder(address: string): boolean {
  const url = urlOf({ url: address }, 'https://pages.invalid/');
  return url !== undefined && isWebAddress(url) && !url.search && !url.hash;
}

/** The file name of the OpenAPI document below the base. */
export const openApiName = 'openapi.json';

/** The path of a tool, and its URLs on the origin of a request. */
export interface ToolAddress {
  readonly endpoint: string;
  readonly url: string;
  readonly webUrl: string | null;
}

export function addressOf(
  { slug }: ToolInfo,
  origin: string,
  base: string,
  pages: string | false = '../tools/',
): ToolAddress {
  const endpoint = base + slug;
  return {
    endpoint,
    url: origin + endpoint,
    webUrl: pages === false ? null : new URL(pages + slug, origin + base).href,
  };
}

/**
 * Returns the part of a path after the base, without a final slash, or `undefined` outside the
 * base.
 */
export function nameBelow(base: string, pathname: string): string | undefined {
  const path = withFinalSlash(pathname);
  return path.startsWith(base) ? path.slice(base.length, -1) : undefined;
}

/**
 * Returns the name below the base that a request asks for, or `undefined` if the API does not
 * handle it. It handles navigations only to its own documents: other pages belong to the app, and
 * forms posted by other sites are left to the app's server.
 */
export function requestedName(
  { method, mode }: Request,
  url: URL,
  resolved: ResolvedOptions,
): string | undefined {
  if (mode !== 'navigate') return fetchedName(url, resolved);
  const name = nameBelow(resolved.base, url.pathname);
  return method === 'GET' && isKnown(name, url, resolved) ? name : undefined;
}

/**
 * Returns the name below the base that a `fetch` asks for, or `undefined` if the API does not
 * handle it.
 */
export function fetchedName(url: URL, resolved: ResolvedOptions): string | undefined {
  const name = nameBelow(resolved.base, url.pathname);
  const takesAll = resolved.unmatched === 'error' && (resolved.index || !isIndex(name));
  return takesAll || isKnown(name, url, resolved) ? name : undefined;
}

/** Whether a name below the base is a tool or a document about the tools. */
function isKnown(name: string | undefined, url: URL, resolved: ResolvedOptions): boolean {
  return isIndex(name) ? servesIndex(url, resolved) : resolved.tools.has(name ?? '');
}

/** Whether a name below the base is that of a document about all tools. */
export function isIndex(name: string | undefined): boolean {
  return name === '' || name === openApiName;
}

/** The parameter with which `install()` asks whether a worker serves the API. */
export const probeParameter = 'toolworker';

/** Whether the API serves the list of the tools and its OpenAPI document. */
export function servesIndex({ searchParams }: URL, { index }: ResolvedOptions): boolean {
  return index || searchParams.has(probeParameter);
}
