import { shorten } from './shorten.ts';

/** The default path of the API. */
export const defaultBase = '/api/';

/**
 * Returns a base as it appears in URLs: with a final slash, and with other characters escaped.
 * Throws a `TypeError` unless it is a path.
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
 * Throws a `TypeError` if a path is inside the base. The API would replace a page there with JSON,
 * and prevent updates of a worker file.
 */
export function assertOutsideBase(base: string, path: string): void {
  const isInside = withFinalSlash(path).startsWith(base);
  if (isInside) throw unexpected(base, ` that does not contain ${path}`);
}

function unexpected(base: string, condition = ''): TypeError {
  const expected = `expected a path such as ${defaultBase}${condition}`;
  return new TypeError(`base: ${expected}, got "${shorten(String(base))}"`);
}

/**
 * Returns a pattern that matches the paths of the API, with or without a query. Add it to the
 * denylist of a single-page app's navigation fallback, which would otherwise serve the app's page
 * for a navigation to `/api/…`.
 *
 * @param base - The path of the API, by default `/api/`.
 *
 * @throws `TypeError` unless `base` is a path.
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
