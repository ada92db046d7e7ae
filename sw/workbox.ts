import { Route, type Router } from 'workbox-routing';
import { createHandler } from '../src/api/handler.ts';
import { type HandlerOptions, isAnswered } from '../src/api/paths.ts';

// Workbox keeps its routes by method. Its type lacks OPTIONS, which it routes like any other.
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as Route['method'][];

/** Makes the router answer the API's requests and leave all others alone. */
export function registerToolRoutes(router: Router, options: HandlerOptions = {}): void {
  const handle = createHandler(options);
  for (const method of methods) {
    router.registerRoute(
      new Route(
        ({ url, sameOrigin }) => sameOrigin && isAnswered(url.pathname, options),
        ({ request }) => handle(request),
        method,
      ),
    );
  }
}
