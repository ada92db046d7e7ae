import { apiPathPattern } from 'toolworker';
import { registerToolRoutes } from 'toolworker/workbox';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

self.__WB_DISABLE_DEV_LOGS = true;

registerToolRoutes(registerRoute);
precacheAndRoute(self.__WB_MANIFEST);
if (import.meta.env.PROD) {
  const page = createHandlerBoundToURL('index.html');
  registerRoute(new NavigationRoute(page, { denylist: [apiPathPattern()] }));
}

self.skipWaiting();
clientsClaim();
