/** The path below which the API lives unless a page or a server says otherwise. */
export const defaultBase = '/api/';

/**
 * Matches the path of every request to the API, with or without a query. It is for the denylist of
 * a single-page app's fallback, which would answer a visit to `/api/…` with the app's page.
 *
 * @example
 * new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [apiPathPattern()] });
 */
export function apiPathPattern(base = defaultBase): RegExp {
  const path = base.slice(0, -1).replaceAll(/[^\w/]/g, '\\$&');
  return new RegExp(`^${path}(?:[/?]|$)`);
}
