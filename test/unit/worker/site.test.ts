import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteFile, SiteFiles } from '../../../demo/worker/site-files.ts';
import { fakeScope } from './fake-scope.ts';

// What the site's worker stores of what a server sends. The journeys show what visitors see of it.

const origin = 'https://site.test';
const script = 'const release = 2;';
const page = '<script src="/assets/home-2.js"></script>';

const hash = (contents: string) => createHash('sha256').update(contents).digest('hex').slice(0, 10);

const files: readonly SiteFile[] = [
  ['/assets/home-2.js', hash(script)],
  ['/index.html', hash(page), [0]],
  ['/404.html', hash(page), [0]],
];

const keys = {
  script: `/assets/home-2.js?sha256=${hash(script)}`,
  home: `/index.html?sha256=${hash(page)}`,
  notFound: `/404.html?sha256=${hash(page)}`,
};

type Server = (path: string, cache: RequestCache | undefined) => Response;

const release: Server = (path) => new Response(path.endsWith('.js') ? script : page);

/** Sends something else for the home page. */
const withHome =
  (home: Response): Server =>
  (path) =>
    path === '/index.html' ? home.clone() : release(path, 'default');

afterEach(() => {
  vi.doUnmock('virtual:site-files');
  vi.unstubAllGlobals();
});

/** Starts the site's worker, with a page open and these files stored before. */
async function start(server: Server, before: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  vi.doMock('virtual:site-files', () => ({ default: { files, sizes: {} } satisfies SiteFiles }));
  const worker = fakeScope(`${origin}/sw.js`);
  worker.clients.matchAll.mockResolvedValue([{ url: `${origin}/` }]);
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => server(path, init?.cache));
  const stored = new Map(Object.entries(before).map(([key, body]) => [key, new Response(body)]));
  vi.stubGlobal('caches', fakeCaches(stored));
  await import('../../../demo/worker/worker.ts');
  return { ...worker, reportError, stored };
}

/** Stores responses by path and query, at first in the cache of the site. */
function fakeCaches(stored: Map<string, Response>) {
  const caches = new Map([['site', stored]]);
  const match = async (name: string, key: string, ignoreSearch = false) => {
    const found = [...(caches.get(name) ?? [])].find(([other]) =>
      ignoreSearch ? other.split('?')[0] === key : other === key,
    );
    return found?.[1].clone();
  };
  return {
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: (
      key: string,
      options: { readonly cacheName: string; readonly ignoreSearch?: boolean },
    ) => match(options.cacheName, key, options.ignoreSearch),
    open: async (name: string) => {
      const responses = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, responses);
      return {
        match: (key: string) => match(name, key),
        keys: async () => Array.from(responses.keys(), (key) => ({ url: origin + key })),
        put: async (key: string, response: Response) => responses.set(key, response),
        delete: async (key: string) => responses.delete(key),
      };
    },
  };
}

test('answers with the files of its own origin alone', async () => {
  const worker = await start(release);
  await worker.dispatch('install');
  expect(await (await worker.fetch('/assets/home-2.js'))?.text()).toBe(script);
  expect(await worker.fetch('https://other.test/assets/home-2.js')).toBeUndefined();
});

const redirected = (response: Response) =>
  Object.defineProperty(response, 'redirected', { value: true });

const login = '<form>Log in</form>';

test.each([
  ['the page', true, new Response(page)],
  // Hosts send `index.html` by way of its folder.
  ['the page after a redirect', true, redirected(new Response(page))],
  ['a page to log in', false, new Response(login)],
  ['a page to log in after a redirect', false, redirected(new Response(login))],
  ['an error', false, new Response('Down for maintenance', { status: 503 })],
])('if a server sends %s for a page, it is stored: %s', async (_, isStored, sent) => {
  const worker = await start(withHome(sent));
  await worker.dispatch('install');
  expect(worker.stored.has(keys.home)).toBe(isStored);
  // Browsers refuse a redirected response for a page.
  expect(worker.stored.get(keys.home)?.redirected).not.toBe(true);
  expect(worker.reportError).toHaveBeenCalledTimes(isStored ? 0 : 1);
});

test('what the browser has in place of a file is fetched anew', async () => {
  const worker = await start((path, cache) =>
    cache === 'reload' ? release(path, cache) : new Response(login),
  );
  await worker.dispatch('install');
  expect([...worker.stored.keys()].toSorted()).toEqual(Object.values(keys).toSorted());
});

test('a release that cannot store a page of the former one does not take over', async () => {
  const sent = new Response(login, { status: 401, headers: { 'Content-Type': 'text/html' } });
  const worker = await start(withHome(sent), { '/index.html?sha256=1': 'release 1' });
  await expect(worker.dispatch('install')).rejects.toThrow(
    /^\/index.html: expected the file of this release, got text\/html from .* with status 401$/,
  );
});

test('a release takes over without pages that the server alters', async () => {
  const sent = new Response(`${page}<script src="/analytics.js"></script>`);
  const worker = await start(withHome(sent), { '/index.html?sha256=1': 'release 1' });
  await worker.dispatch('install');
  await worker.dispatch('activate');
  expect([...worker.stored.keys()].toSorted()).toEqual([keys.notFound, keys.script]);
});

test.each([
  ['answer its open pages', [{ url: `${origin}/` }], 'release 1'],
  ['are gone with its last page', [], undefined],
])('scripts of the former release %s', async (_, open, expected) => {
  const worker = await start((path) => new Response(null, { status: path ? 404 : 200 }), {
    '/assets/home-1.js?sha256=1': 'release 1',
    '/index.html?sha256=1': 'release 1',
    // No hash was compared.
    '/assets/old-0.js': login,
  });
  const former = await caches.open('former site');
  await former.put('/assets/home-0.js?sha256=0', new Response('the release before'));
  worker.clients.matchAll.mockResolvedValue(open);
  await worker.dispatch('activate');
  const textAt = async (path: string) => {
    const response = await worker.fetch(path);
    return response?.ok ? response.text() : undefined;
  };
  expect(await textAt('/assets/home-1.js')).toBe(expected);
  expect(await textAt('/assets/home-0.js')).toBeUndefined();
  expect(await textAt('/assets/old-0.js')).toBeUndefined();
  expect([...worker.stored.keys()]).toEqual([]);
});
