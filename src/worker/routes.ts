import { handleInWorker } from '../api/handler.ts';
import { nameBelow, requestedName, type ToolHandlerOptions } from '../api/paths.ts';
import type { ToolList } from '../tool.ts';
import { addFetchListener, addMessageListener, resolveWorkerOptions } from './listener.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteContext {
  readonly url: URL;
  readonly request: Request;
}

/** `registerRoute` of workbox-routing, or `registerCapture` of a `Serwist`. */
export type RegisterRoute = (
  match: (context: RouteContext & { readonly sameOrigin: boolean }) => boolean,
  handler: (context: RouteContext) => Promise<Response>,
  method: Method,
) => unknown;

// The methods that development builds of Workbox and Serwist accept for a route.
const routedMethods: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Registers the API as routes of an app's own worker. If the app has a `NavigationRoute`, add
 * `apiPathPattern()` to its denylist.
 *
 * @param registerRoute - The function of `workbox-routing`.
 * @param options - The tools, and where to serve them.
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * import { registerRoute } from 'workbox-routing';
 * import { registerToolRoutes } from 'toolworker/core';
 *
 * registerToolRoutes(registerRoute, { tools: [bmiCalculatorTool] });
 */
export function registerToolRoutes(
  registerRoute: RegisterRoute,
  options: ToolList & ToolHandlerOptions,
): void {
  const resolved = resolveWorkerOptions(options);
  for (const method of routedMethods) {
    registerRoute(
      ({ url, request, sameOrigin }) =>
        sameOrigin && requestedName(request, url, resolved) !== undefined,
      ({ url, request }) =>
        handleInWorker(request, url, nameBelow(resolved.base, url.pathname), resolved),
      method,
    );
  }
  addFetchListener(resolved, (method) => !routedMethods.some((routed) => routed === method));
  addMessageListener(false, [resolved.base]);
}
