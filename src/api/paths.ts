import type { ToolInfo } from '../tool-info.ts';
import { registry } from '../tools/registry.ts';
import { defaultBase } from './base.ts';

export interface HandlerOptions {
  /** The path below which the tools live, `/api/` if left out; it starts and ends with a slash. */
  readonly base?: string;
  /**
   * Whether an unknown path is answered with an error or, for an app whose server has paths of
   * its own below `base`, fetched from the network. Not for use on that server itself.
   */
  readonly unmatched?: 'error' | 'network';
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
export function nameBelow(base: string, pathname: string): string | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return path.startsWith(base) ? path.slice(base.length, -1) : undefined;
}

/** Whether a handler with these options answers the path itself. */
export function isAnswered(pathname: string, options: HandlerOptions): boolean {
  const { base = defaultBase, unmatched } = options;
  const name = nameBelow(base, pathname);
  if (unmatched !== 'network') return name !== undefined;
  return name === '' || name === openApiName || registry.some(({ slug }) => slug === name);
}
