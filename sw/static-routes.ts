interface StaticRoute {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'fetch-event' | 'network';
}

interface RoutedInstallEvent extends ExtendableEvent {
  readonly addRoutes: (routes: readonly StaticRoute[]) => Promise<void>;
}

/**
 * Has the browser send what is not the API's to the network by itself, without starting the worker
 * for it. Browsers without static routes start the worker, which then lets those requests pass.
 */
export async function addStaticRoutes(event: ExtendableEvent, base: string): Promise<void> {
  if (!hasStaticRoutes(event)) return;
  const path = base.slice(0, -1).replaceAll(/[:*+?(){}\\]/g, '\\$&');
  await event.addRoutes([
    { condition: { urlPattern: path }, source: 'fetch-event' },
    { condition: { urlPattern: `${path}/*` }, source: 'fetch-event' },
    // An empty pattern would take what it leaves out from the URL of the worker.
    { condition: { urlPattern: '*://*:*/*' }, source: 'network' },
  ]);
}

function hasStaticRoutes(event: ExtendableEvent): event is RoutedInstallEvent {
  return 'addRoutes' in event;
}
