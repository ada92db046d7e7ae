import { registerToolRoutes, tools } from 'toolworker';
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

self.__WB_DISABLE_DEV_LOGS = true;

precacheAndRoute(['index.html', 'main.js', 'picture.svg'].map((url) => ({ url, revision: '1' })));
registerToolRoutes(registerRoute, { tools });

self.skipWaiting();
clientsClaim();
