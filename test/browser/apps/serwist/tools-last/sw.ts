import { type PrecacheEntry, Serwist } from 'serwist';
import { apiPathPattern, registerToolRoutes, tools } from 'toolworker';

declare const self: ServiceWorkerGlobalScope & {
  readonly __SW_MANIFEST: (PrecacheEntry | string)[];
};

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [apiPathPattern()],
  },
  skipWaiting: true,
  clientsClaim: true,
});
registerToolRoutes(serwist.registerCapture.bind(serwist), { tools });
serwist.addEventListeners();
