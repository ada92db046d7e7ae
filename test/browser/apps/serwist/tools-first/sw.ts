import { defaultCache } from '@serwist/vite/worker';
import { type PrecacheEntry, Serwist } from 'serwist';
import { addToolListener, tools } from 'toolworker';

declare const self: ServiceWorkerGlobalScope & {
  readonly __SW_MANIFEST: (PrecacheEntry | string)[];
};

// The routes of `defaultCache` also match /api/, and win over routes that are registered later.
addToolListener({ tools });

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: defaultCache,
  fallbacks: {
    entries: [{ url: '/index.html', matcher: ({ request }) => request.mode === 'navigate' }],
  },
});
serwist.addEventListeners();
