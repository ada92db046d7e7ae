import siteFiles from 'virtual:site-files';
import { hashOf, isPage, keyOf, pageFile, type SiteFile, withNeeds } from './site-files.ts';

const { files } = siteFiles;

/**
 * Holds the files of two releases while one waits to take over: each finds its own by their keys,
 * and what both have is stored once.
 */
const cacheName = 'site';

/** Holds the scripts of the former release, which its open pages may still load. */
const formerName = 'former site';

/** As many connections as browsers open to a host. */
const atOnce = 6;

const byPath = new Map(files.map((file) => [file[0], file]));

/** What no page needs, which the list has after the pages. */
const notNeeded = new Set(files.slice(files.findLastIndex(isPage) + 1));

/** Returns the file at a path of this release. */
export function fileAt(pathname: string): SiteFile | undefined {
  return byPath.get(pathname) ?? byPath.get(pageFile(pathname));
}

/** Returns the file at a path if it is loaded only if a visitor asks for what it does. */
export function onRequest(path: string): SiteFile | undefined {
  const file = byPath.get(path);
  return file && notNeeded.has(file) ? file : undefined;
}

export async function storedResponse(file: SiteFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName });
}

/** Returns a script of the former release. The hash in its name tells it from those of others. */
export async function formerScript(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: formerName, ignoreSearch: true });
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

/** Says that the server sent something else in place of a file, such as a page to log in. */
class OtherContents extends Error {}

/** Says that the server sent a page to which it added something, and so will the next time. */
class AlteredPage extends OtherContents {}

/**
 * Stores pages with all that they need, and skips what is stored. A page comes after what it needs,
 * so that a stored page is whole. Rejects if any cannot be stored, after trying the others. A page
 * that the server alters is left out, or else no new release could ever take over.
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
    await storeOnce(page).catch((error) => {
      if (!(error instanceof AlteredPage)) throw error;
      report(error);
    });
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

/** Stores a file that a page has fetched, if it has the contents that are listed. */
export async function storeFetched(file: SiteFile, response: Response): Promise<void> {
  const contents = await response.arrayBuffer();
  await put(await caches.open(cacheName), file, { response, contents });
}

interface Fetched {
  readonly response: Response;
  readonly contents: ArrayBuffer;
}

/** Fetches and stores a file if it has the contents that are listed, from wherever it comes. */
async function store(cache: Cache, file: SiteFile): Promise<void> {
  const [path, hash] = file;
  const fetched = await fetchFile(path, 'default');
  // The browser may have kept something else that the server sent before.
  const isListed = (await hashOf(fetched.contents)) === hash;
  await put(cache, file, isListed ? fetched : await fetchFile(path, 'reload'));
}

async function put(cache: Cache, file: SiteFile, { response, contents }: Fetched): Promise<void> {
  const [, hash] = file;
  if ((await hashOf(contents)) !== hash) throw refusalOf(file, contents, response);
  // Browsers refuse a redirected response for a page, as hosts send for `index.html`.
  // @see https://fetch.spec.whatwg.org/#http-fetch
  await cache.put(keyOf(file), new Response(contents, { headers: response.headers }));
}

/** Reports why a file is not stored. Visitors read in the footer that a page is not. */
export function report(error: unknown): void {
  if (error instanceof OtherContents) reportError(error);
}

async function fetchFile(path: string, cache: RequestCache): Promise<Fetched> {
  const response = await fetch(path, { cache, priority: 'low' });
  return { response, contents: await response.arrayBuffer() };
}

function refusalOf(file: SiteFile, contents: ArrayBuffer, { url, status, headers }: Response) {
  const received = `${headers.get('Content-Type')} from ${url} with status ${status}`;
  const message = `${file[0]}: expected the file of this release, got ${received}`;
  const isAltered = isPage(file) && isOfThisRelease(new TextDecoder().decode(contents));
  return isAltered ? new AlteredPage(message) : new OtherContents(message);
}

/** Whether a page has scripts and styles, and this release has all of them. */
function isOfThisRelease(html: string): boolean {
  const linked = [...html.matchAll(/"(\/assets\/[^"]+)"/g)];
  return linked.length > 0 && linked.every(([, path = '']) => byPath.has(path));
}

/**
 * Deletes what this release lacks. While a page is open, which is one of the former release, its
 * scripts are kept until the next release takes over.
 */
export async function dropOtherReleases(isPageOpen: boolean): Promise<void> {
  await caches.delete(formerName);
  const cache = await caches.open(cacheName);
  const current = new Set(files.map(keyOf));
  const others = Array.from(await storedKeys()).filter((key) => !current.has(key));
  await Promise.all(
    others.map(async (key) => {
      if (isPageOpen && isScript(key)) await keepApart(cache, key);
      await cache.delete(key);
    }),
  );
}

async function keepApart(cache: Cache, key: string): Promise<void> {
  const script = await cache.match(key);
  if (script) await (await caches.open(formerName)).put(key, script);
}

/** Whether a key is that of a script or a style whose hash was compared. */
function isScript(key: string): boolean {
  return /^\/assets\/.*\?sha256=/.test(key);
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
