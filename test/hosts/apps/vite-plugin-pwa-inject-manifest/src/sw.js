import { apiPathPattern, registerToolRoutes, tools } from 'toolworker';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

self.__WB_DISABLE_DEV_LOGS = true;

registerToolRoutes(registerRoute, { tools });
precacheAndRoute(self.__WB_MANIFEST);
if (import.meta.env.PROD) {
  const page = createHandlerBoundToURL('index.html');
  registerRoute(new NavigationRoute(page, { denylist: [apiPathPattern()] }));
}

self.skipWaiting();
clientsClaim();
