import { handleRequest } from '../src/api/handler.ts';
import { type HandlerOptions, isAnswered } from '../src/api/paths.ts';
import { addClaimListener } from './listeners.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `registerRoute` of workbox-routing, or `registerCapture` of a Serwist. */
type RegisterRoute = (
  match: (context: { readonly url: URL; readonly sameOrigin: boolean }) => boolean,
  handler: (context: { readonly request: Request; readonly url: URL }) => Promise<Response>,
  method: Method,
) => unknown;

// Workbox keeps its routes by method. Its type lacks OPTIONS, which it routes like any other.
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as readonly Method[];

/**
 * Registers the API as routes of an app's own worker, which its pages reach as they reach the
 * ready-made one. Where the app has a `NavigationRoute`, give it `apiPathPattern()` as denylist.
 *
 * @example
 * import { registerRoute } from 'workbox-routing';
 * import { registerToolRoutes } from 'toolworker/workbox';
 *
 * registerToolRoutes(registerRoute);
 */
export function registerToolRoutes(
  registerRoute: RegisterRoute,
  options: HandlerOptions = {},
): void {
  for (const method of methods) {
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && isAnswered(url.pathname, options),
      ({ request, url }) => handleRequest(request, url, options),
      method,
    );
  }
  addClaimListener(false);
}
