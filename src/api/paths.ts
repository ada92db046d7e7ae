import type { Tool, ToolList } from '../tool.ts';
import type { ToolInfo } from '../tool-info.ts';
import { completeBase, defaultBase, withFinalSlash } from './base.ts';
import { toolsBySlug } from './tools-by-slug.ts';

export interface HandlerOptions {
  /** The path below which the tools live, `/api/` by default. A missing final slash is completed. */
  readonly base?: string;
  /**
   * What becomes of a path below `base` that is none of the API's: `network` leaves it to the app's
   * own server, `error` answers status 404. `createHandler()` has `error` by default, for a server
   * has no network below it; in pages and workers the default is `network`.
   */
  readonly unmatched?: 'error' | 'network';
}

/** The tools of an API, where it lives, and what it leaves to others there. */
export interface Placement extends Required<HandlerOptions> {
  readonly tools: ReadonlyMap<string, Tool>;
}

/** Returns the options with their defaults. Throws a `TypeError` that says which one is wrong. */
export function placementOf(
  { tools, base = defaultBase, unmatched }: ToolList & HandlerOptions,
  defaultUnmatched: Placement['unmatched'],
): Placement {
  if (unmatched !== undefined && unmatched !== 'error' && unmatched !== 'network') {
    throw new TypeError('unmatched: expected one of error, network');
  }
  return {
    tools: toolsBySlug(tools),
    base: completeBase(base),
    unmatched: unmatched ?? defaultUnmatched,
  };
}

/** The name below the base that holds the OpenAPI document. */
export const openApiName = 'openapi.json';

/** Where a tool is reached: its path, and URLs made of the origin that was asked. */
export interface ToolAddress {
  readonly endpoint: string;
  readonly url: string;
  readonly webUrl: string;
}

export function addressOf({ slug }: ToolInfo, origin: string, base: string): ToolAddress {
  const endpoint = base + slug;
  return {
    endpoint,
    url: origin + endpoint,
    webUrl: new URL(`../tools/${slug}`, origin + base).href,
  };
}

/** What follows the base in a path, without a trailing slash; `undefined` outside the base. */
export function toolNameFrom(base: string, pathname: string): string | undefined {
  const path = withFinalSlash(pathname);
  return path.startsWith(base) ? path.slice(base.length, -1) : undefined;
}

/**
 * Whether a handler placed there answers the request itself. Of visits it answers those to a document
 * of the API alone: any other page is the app's, and a form that another site posts is refused.
 */
export function ownsPath(
  { method, mode }: Request,
  pathname: string,
  placement: Placement,
): boolean {
  if (mode !== 'navigate') return isPathAnswered(pathname, placement);
  return method === 'GET' && isPathAnswered(pathname, { ...placement, unmatched: 'network' });
}

/** Like `ownsPath`, of a path that a page fetches. */
export function isPathAnswered(pathname: string, { tools, base, unmatched }: Placement): boolean {
  const name = toolNameFrom(base, pathname);
  if (name === undefined) return false;
  const isOurs = name === '' || name === openApiName || tools.has(name);
  return isOurs || unmatched === 'error';
}
