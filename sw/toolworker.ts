import type { HandlerOptions } from '../src/api/paths.ts';
import { baseParameter, retiredParameter, unmatchedParameter } from '../src/client/messages.ts';
import { addClaimListener, addFetchListener } from './listeners.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

const script = new URL(self.location.href);
const base = new URL(script.searchParams.get(baseParameter) ?? 'api/', script).pathname;
const isRetired = script.searchParams.has(retiredParameter);
const options: HandlerOptions =
  script.searchParams.get(unmatchedParameter) === 'network'
    ? { base, unmatched: 'network' }
    : { base };

if (!isRetired) addFetchListener(options);
addClaimListener(true);

self.addEventListener('install', (event) => {
  if (!isRetired) event.waitUntil(addStaticRoutes(event, base));
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
