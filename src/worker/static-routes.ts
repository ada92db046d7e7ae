import type { LastingEvent } from './worker-scope.ts';

interface StaticRoute {
  readonly condition: { readonly requestMode: 'navigate'; readonly urlPattern?: string };
  readonly source: 'fetch-event' | 'network';
}

interface RoutedInstallEvent extends LastingEvent {
  readonly addRoutes: (routes: readonly StaticRoute[]) => Promise<void>;
}

/**
 * Makes the browser load pages from the network without starting the worker first. Browsers without
 * static routes start the worker, which then ignores these requests.
 *
 * Only navigations are routed: in Chromium, the routes of an open page remain when another worker
 * takes over, and would withhold the page's other requests from that worker.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/InstallEvent/addRoutes
 */
export async function addStaticRoutes(
  event: LastingEvent,
  bases: readonly string[],
): Promise<void> {
  if (!hasStaticRoutes(event) || !bases.every(isPlain)) return;
  const requestMode = 'navigate';
  await event.addRoutes([
    ...bases.flatMap((base) => [
      toWorker({ requestMode, urlPattern: base.slice(0, -1) }),
      toWorker({ requestMode, urlPattern: `${base}*` }),
    ]),
    { condition: { requestMode }, source: 'network' },
  ]);
}

function toWorker(condition: StaticRoute['condition']): StaticRoute {
  return { condition, source: 'fetch-event' };
}

/** Other characters are special in URL patterns, and engines differ in how to escape them. */
function isPlain(path: string): boolean {
  return /^[\w/.~%-]+$/.test(path);
}

function hasStaticRoutes(event: LastingEvent): event is RoutedInstallEvent {
  return 'addRoutes' in event;
}
