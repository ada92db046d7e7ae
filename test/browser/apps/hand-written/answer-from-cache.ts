declare const self: ServiceWorkerGlobalScope;

const files = ['/', '/main.js'];

/** Stores the app's files and takes over at once. */
export function keepFiles(event: ExtendableEvent): void {
  const kept = caches.open('app').then((cache) => cache.addAll(files));
  event.waitUntil(Promise.all([kept, self.skipWaiting()]));
}

/** Answers with the app's files, and with its page for any other visit. */
export function answerFromCache(event: FetchEvent): void {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && files.includes(pathname);
  if (isOurs) event.respondWith(kept(pathname));
  else if (event.request.mode === 'navigate') event.respondWith(kept('/'));
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
