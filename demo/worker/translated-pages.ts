import { translatedPages } from 'virtual:precache';
import { matchPrecache } from 'workbox-precaching';
import { directionOf } from '../../src/form/language/language.ts';
import { type Translation, translations } from '../language/languages.ts';
import { onlyInEnglish } from '../language/only-in-english.ts';

declare const self: ServiceWorkerGlobalScope;

const sets = Object.values(translatedPages);

/**
 * Returns functions for the translated page at this URL: `kept` finds it in the cache, `keepAll`
 * stores all pages of its language, and `inEnglish` returns the English page.
 */
export function translatedPage({ pathname }: URL) {
  const url = `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.html`;
  const code = translations.find((one) => translatedPages[one].urls.includes(url));
  if (!code) return undefined;
  const set = translatedPages[code];
  return {
    kept: () => caches.match(url, { cacheName: set.name }),
    keepAll: () => keep(set),
    inEnglish: () => englishPage(url.slice(`/${code}`.length), code),
  };
}

/** Returns the English page, which is always stored, with a note to readers of the translation. */
async function englishPage(url: string, code: Translation): Promise<Response | undefined> {
  const page = await matchPrecache(url);
  if (!page) return undefined;
  const why = `<p lang="${code}" dir="${directionOf(code)}">${onlyInEnglish[code]}</p>`;
  const html = (await page.text()).replace('<main id="main">', (main) => main + why);
  return new Response(html, { headers: page.headers });
}

/**
 * Stores all pages of each language in use, which has a page open or pages that were stored before.
 */
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

/** Deletes the stored pages of former versions. */
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
  // Pages that fail are fetched again when the next page is opened.
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
