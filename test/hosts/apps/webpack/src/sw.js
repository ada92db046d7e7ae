import { apiPathPattern, registerToolRoutes, tools } from 'toolworker';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

self.__WB_DISABLE_DEV_LOGS = true;

registerToolRoutes(registerRoute, { tools });
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [apiPathPattern()] }),
);

self.skipWaiting();
clientsClaim();
