import {
  baseParameter,
  isReadyMadeFile,
  retiredParameter,
  unmatchedParameter,
} from '../src/client/messages.ts';
import { addClaimListener, addFetchListener, placementInWorker } from './listeners.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

const { location } = self;
const isReadyMade = isReadyMadeFile(location);
// In an app's own worker, the parameters are the app's.
const parameters = new URLSearchParams(isReadyMade ? location.search : '');
const isRetired = parameters.has(retiredParameter);
const placement = placementInWorker({
  base: new URL(parameters.get(baseParameter) ?? 'api/', location.href).pathname,
  unmatched: parameters.get(unmatchedParameter) === 'error' ? 'error' : 'network',
});

if (!isRetired) addFetchListener(placement);
addClaimListener(isReadyMade);

if (isReadyMade) {
  self.addEventListener('install', (event) => {
    if (!isRetired) event.waitUntil(addStaticRoutes(event, placement.base));
    event.waitUntil(self.skipWaiting());
  });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
