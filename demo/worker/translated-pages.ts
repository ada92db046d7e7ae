import { translatedPages } from 'virtual:precache';

const sets = Object.values(translatedPages);

/** The page of a translation at this address, and what keeps it and all others of its language. */
export function translatedPage({ pathname }: URL) {
  const url = `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.html`;
  const set = sets.find(({ urls }) => urls.includes(url));
  return (
    set && {
      kept: async () => (await caches.open(set.name)).match(url),
      keepAll: () => keep(set),
    }
  );
}

/** Keeps the new pages of each language of which pages are kept. */
export async function renewTranslations(): Promise<void> {
  const kept = await caches.keys();
  const used = Object.entries(translatedPages).filter(([code]) =>
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
