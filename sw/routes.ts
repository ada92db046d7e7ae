import { handleRequest } from '../src/api/handler.ts';
import { type HandlerOptions, ownsPath } from '../src/api/paths.ts';
import type { ToolList } from '../src/tool.ts';
import { addClaimListener, addFetchListener, placementInWorker } from './listeners.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteContext {
  readonly url: URL;
  readonly request: Request;
}

/** `registerRoute` of workbox-routing, or `registerCapture` of a Serwist. */
export type RegisterRoute = (
  match: (context: RouteContext & { readonly sameOrigin: boolean }) => boolean,
  handler: (context: RouteContext) => Promise<Response>,
  method: Method,
) => unknown;

// All that development builds of Workbox and Serwist let a route have.
const routedMethods: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Registers the API as routes of an app's own worker, which its pages reach as they reach the
 * ready-made one. If the app has a `NavigationRoute`, give it `apiPathPattern()` as denylist. Throws
 * a `TypeError` if an option is wrong.
 *
 * @example
 * import { registerRoute } from 'workbox-routing';
 * import { registerToolRoutes } from 'toolworker/core';
 *
 * registerToolRoutes(registerRoute, { tools: [bmiCalculatorTool] });
 */
export function registerToolRoutes(
  registerRoute: RegisterRoute,
  options: ToolList & HandlerOptions,
): void {
  const placement = placementInWorker(options);
  for (const method of routedMethods) {
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && ownsPath(request, url.pathname, placement),
      ({ url, request }) => handleRequest(request, url, placement),
      method,
    );
  }
  addFetchListener(placement, (method) => !routedMethods.some((routed) => routed === method));
  addClaimListener(false);
}
