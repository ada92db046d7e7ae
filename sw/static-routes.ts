import type { LastingEvent } from './worker-scope.ts';

interface StaticRoute {
  readonly condition: { readonly requestMode: 'navigate'; readonly urlPattern?: string };
  readonly source: 'fetch-event' | 'network';
}

interface RoutedInstallEvent extends LastingEvent {
  readonly addRoutes: (routes: readonly StaticRoute[]) => Promise<void>;
}

/**
 * Has the browser load pages from the network by itself, without starting the worker first. Browsers
 * without static routes start the worker, which then ignores those requests.
 *
 * Only visits are routed. Chromium keeps an open page's routes when another worker takes the page
 * over, so a route for its other requests would keep them from that worker.
 */
export async function addStaticRoutes(event: LastingEvent, base: string): Promise<void> {
  if (!hasStaticRoutes(event) || !isPlain(base)) return;
  const requestMode = 'navigate';
  await event.addRoutes([
    { condition: { requestMode, urlPattern: base.slice(0, -1) }, source: 'fetch-event' },
    { condition: { requestMode, urlPattern: `${base}*` }, source: 'fetch-event' },
    { condition: { requestMode }, source: 'network' },
  ]);
}

/** Other characters mean something in a pattern, and engines differ in how they are escaped. */
function isPlain(path: string): boolean {
  return /^[\w/.~%-]+$/.test(path);
}

function hasStaticRoutes(event: LastingEvent): event is RoutedInstallEvent {
  return 'addRoutes' in event;
}
