declare const self: ServiceWorkerGlobalScope;

const files = ['/', '/main.js'];

/** Keeps the app's files, and has this worker take over at once. */
export function keepFiles(event: ExtendableEvent): void {
  const kept = caches.open('app').then((cache) => cache.addAll(files));
  event.waitUntil(Promise.all([kept, self.skipWaiting()]));
}

/** Answers the app's files, and any other visit with the app's page. */
export function answerFromCache(event: FetchEvent): void {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && files.includes(pathname);
  if (isOurs) event.respondWith(kept(pathname));
  else if (event.request.mode === 'navigate') event.respondWith(kept('/'));
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
