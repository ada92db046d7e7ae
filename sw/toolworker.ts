import { Router } from 'workbox-routing';
import { claimMessage } from '../src/client/messages.ts';
import { registerToolRoutes } from './workbox.ts';

declare const self: ServiceWorkerGlobalScope;

const script = new URL(self.location.href);
const base = new URL(script.searchParams.get('base') ?? 'api/', script).pathname;
const router = new Router();
registerToolRoutes(router, { base });

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === claimMessage) event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const response = router.handleRequest({ request: event.request, event });
  if (response) event.respondWith(response);
});
