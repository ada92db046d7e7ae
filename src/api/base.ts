import { shorten } from './shorten.ts';

/** The path below which the API lives unless a page or a server says otherwise. */
export const defaultBase = '/api/';

/**
 * Returns the path of a base as URLs have it: with its final slash, other characters escaped. Throws
 * a `TypeError` unless it is a path.
 *
 * @example
 * completeBase('/app/api'); // '/app/api/'
 */
export function completeBase(base: string): string {
  const { origin, pathname, search, hash } = new URL(base, 'https://base.invalid');
  const isPath = /^\//.test(base) && origin === 'https://base.invalid' && !search && !hash;
  if (isPath) return withFinalSlash(pathname);
  throw unexpected(base);
}

export function withFinalSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * Throws a `TypeError` if the base contains a path that is not the API's: that of a page, which would
 * turn into JSON for good, or that of the worker file, which could no longer be updated.
 */
export function keepClear(base: string, path: string): void {
  const isInside = withFinalSlash(path).startsWith(base);
  if (isInside) throw unexpected(base, ` that does not contain ${path}`);
}

function unexpected(base: string, condition = ''): TypeError {
  const expected = `expected a path such as ${defaultBase}${condition}`;
  return new TypeError(`base: ${expected}, got "${shorten(String(base))}"`);
}

/**
 * Matches the path of every request to the API, with or without a query. It is for the denylist of
 * a single-page app's fallback, which would answer a visit to `/api/…` with the app's page.
 *
 * @example
 * new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [apiPathPattern()] });
 */
export function apiPathPattern(base = defaultBase): RegExp {
  const path = completeBase(base)
    .slice(0, -1)
    .replaceAll(/[^\w/]/g, '\\$&');
  return new RegExp(`^${path}(?:[/?]|$)`);
}
