import { translatedPages } from 'virtual:precache';

declare const self: ServiceWorkerGlobalScope;

const sets = Object.values(translatedPages);

/** The page of a translation at this address, and what keeps it and all others of its language. */
export function translatedPage({ pathname }: URL) {
  const url = `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.html`;
  const set = sets.find(({ urls }) => urls.includes(url));
  return (
    set && {
      kept: () => caches.match(url, { cacheName: set.name }),
      keepAll: () => keep(set),
    }
  );
}

/** Keeps the pages of each language that is read here: of which pages are open, or were kept before. */
export async function keepTranslations(): Promise<void> {
  const kept = await caches.keys();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => new URL(url).pathname);
  const used = Object.entries(translatedPages).filter(
    ([code]) =>
      open.some((path) => path.startsWith(`/${code}/`)) ||
      kept.some((name) => name.startsWith(`pages-${code}-`)),
  );
  await Promise.all(used.map(([, set]) => keep(set)));
}

/** Deletes the pages of former versions. */
export async function dropFormerTranslations(): Promise<void> {
  const current = sets.map(({ name }) => name);
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && !current.includes(name),
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

async function keep({ name, urls }: (typeof sets)[number]): Promise<void> {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const missing = urls.filter((url) => !kept.includes(url));
  // Those that fail are fetched with the next page that is opened.
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
