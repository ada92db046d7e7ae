import { registerToolRoutes, tools } from 'toolworker';
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

self.__WB_DISABLE_DEV_LOGS = true;

// Raise it with each release: a file whose revision stays the same is not fetched again.
const revision = '1';
precacheAndRoute(['index.html', 'main.js', 'picture.svg'].map((url) => ({ url, revision })));
registerToolRoutes(registerRoute, { tools });

self.skipWaiting();
clientsClaim();
