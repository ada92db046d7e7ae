import type { HandlerOptions } from '../src/api/paths.ts';
import { baseParameter, retiredParameter, unmatchedParameter } from '../src/client/messages.ts';
import { addClaimListener, addFetchListener } from './listeners.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

const { href, search } = self.location;
const parameters = new URLSearchParams(search);
const base = new URL(parameters.get(baseParameter) ?? 'api/', href).pathname;
const isRetired = parameters.has(retiredParameter);
const options: HandlerOptions =
  parameters.get(unmatchedParameter) === 'network' ? { base, unmatched: 'network' } : { base };

if (!isRetired) addFetchListener(options);
addClaimListener(true);

self.addEventListener('install', (event) => {
  if (!isRetired) event.waitUntil(addStaticRoutes(event, base));
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
