import { getCacheKeyForURL, PrecacheController } from 'workbox-precaching';

/** As many connections as browsers open to a host. */
const atOnce = 6;

/**
 * Stores files of the precache several at a time, from the last one on. Workbox fetches them one
 * after another from the first one on, and skips those that are stored; it also fetches what fails
 * here, and reports the error.
 */
export async function storeAhead(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(new PrecacheController().strategy.cacheName);
  const rest = urls.toReversed().values();
  const storeNext = async () => {
    for (const url of rest) await store(cache, url).catch(() => {});
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
}

async function store(cache: Cache, url: string): Promise<void> {
  const key = getCacheKeyForURL(url);
  if (key === undefined || (await cache.match(key))) return;
  const response = await fetch(url, { cache: 'reload' });
  // Browsers refuse a redirected response for a page, so Workbox copies it.
  if (response.ok && !response.redirected) await cache.put(key, response);
}
