import siteFiles from 'virtual:site-files';
import { isPage, keyOf, pageFile, type SiteFile, withNeeds } from './site-files.ts';

const { files } = siteFiles;

/**
 * Holds the files of two releases while one waits to take over: each finds its own by their keys,
 * and what both have is stored once.
 */
const cacheName = 'site';

/** As many connections as browsers open to a host. */
const atOnce = 6;

const byPath = new Map(files.map((file) => [file[0], file]));

/** Returns the file at a path of this release. */
export function fileAt(pathname: string): SiteFile | undefined {
  return byPath.get(pathname) ?? byPath.get(pageFile(pathname));
}

export async function storedResponse(file: SiteFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName });
}

/** Whether pages are stored with all that they need. */
export async function areStored(pages: readonly SiteFile[]): Promise<boolean> {
  const keys = await storedKeys();
  return pages.every((page) => withNeeds(files, page).every((file) => keys.has(keyOf(file))));
}

/** Returns the pages that were stored before, in this release or another. */
export async function pagesStored(): Promise<readonly SiteFile[]> {
  const paths = new Set(Array.from(await storedKeys(), (key) => key.split('?')[0]));
  return files.filter((file) => isPage(file) && paths.has(file[0]));
}

/**
 * Stores pages with all that they need, and skips what is stored. A page comes after what it needs,
 * so that a stored page is whole. Rejects if any cannot be stored, after trying the others.
 */
export async function storePages(
  pages: readonly SiteFile[],
  onStored: (done: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = await storedKeys();
  const started = new Map<string, Promise<void>>();
  const storeOnce = (file: SiteFile) => {
    const key = keyOf(file);
    const begun = started.get(key) ?? (stored.has(key) ? Promise.resolve() : store(cache, file));
    started.set(key, begun);
    return begun;
  };
  let done = 0;
  const storePage = async (page: SiteFile) => {
    const [, ...needs] = withNeeds(files, page).toReversed();
    await Promise.all(needs.map(storeOnce));
    await storeOnce(page);
    done += 1;
    onStored(done);
  };
  const rest = pages.values();
  const storeNext = async () => {
    for (const page of rest) await storePage(page);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, storeNext));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function store(cache: Cache, file: SiteFile): Promise<void> {
  const [path, revision] = file;
  // What has a hash in its name never changes, and the page may have just loaded it.
  const response = await fetch(path, {
    cache: revision ? 'no-cache' : 'default',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  if (isPage(file) && !isOfThisRelease(await response.clone().text())) {
    throw new Error(`${path}: of another release`);
  }
  await cache.put(keyOf(file), unredirected(response));
}

/** Whether this release has all scripts and styles of a page. */
function isOfThisRelease(html: string): boolean {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].every(([, path = '']) => byPath.has(path));
}

/**
 * Browsers refuse a redirected response for a page, as hosts send for `index.html`.
 *
 * @see https://fetch.spec.whatwg.org/#http-fetch
 */
function unredirected(response: Response): Response {
  const { redirected, body, headers } = response;
  return redirected ? new Response(body, { headers }) : response;
}

/** Deletes what this release lacks. */
export async function dropOtherReleases(): Promise<void> {
  const cache = await caches.open(cacheName);
  const current = new Set(files.map(keyOf));
  const others = Array.from(await storedKeys()).filter((key) => !current.has(key));
  await Promise.all(others.map((key) => cache.delete(key)));
}

async function storedKeys(): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(cacheName)).keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}
