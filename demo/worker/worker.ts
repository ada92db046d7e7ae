import siteFiles from 'virtual:site-files';
import { addToolListener } from 'toolworker/core';
import { version } from '../../package.json';
import { tools } from '../own-tools/tools-of-site.ts';
import { englishPage } from './english-page.ts';
import { extents, languageAt, notFoundPage, notSavedPage, pagesOf } from './site-files.ts';
import {
  areStored,
  dropOtherReleases,
  fileAt,
  formerScript,
  onRequest,
  pagesStored,
  report,
  storedResponse,
  storeFetched,
  storePages,
} from './stored-files.ts';
import {
  askVersion,
  isKeepRequest,
  type KeepReply,
  type KeepRequest,
  networkSwitch,
  takeOver,
} from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const { files, sizes } = siteFiles;

addToolListener({ tools });

self.addEventListener('install', (event) => event.waitUntil(storeFirst()));
self.addEventListener('activate', (event) => event.waitUntil(takeOverFiles()));

/**
 * Stores anew what was stored before, or else the former release stays. Also stores the pages that
 * are open, with their home pages, as far as it can: they ask for it again.
 */
async function storeFirst(): Promise<void> {
  const before = await pagesStored();
  const open = (await openPages()).map(({ url }) => new URL(url).pathname);
  await storePages([
    ...files.filter(([path]) => path === notFoundPage || path === notSavedPage),
    ...open.flatMap((path) => pagesOf(files, 'page', languageAt(path), path)),
  ]).catch(report);
  await storePages(before);
}

async function takeOverFiles(): Promise<void> {
  await dropOtherReleases((await openPages()).length > 0);
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  event.respondWith(respond(event, url.pathname));
});

async function respond(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  const stored = request.method === 'GET' && (await storedAt(path));
  if (stored) return stored;
  const response = await fromNetwork(request);
  const asked = onRequest(path);
  if (asked && response.ok) event.waitUntil(storeFetched(asked, response.clone()).catch(report));
  if (request.mode !== 'navigate') return response;
  if (response.type === 'error') {
    const missing = fileAt(path) ? instead(notSavedPage, 503) : instead(notFoundPage, 404);
    return (await englishPage(path)) ?? (await missing) ?? response;
  }
  return response.status === 404 ? ((await instead(notFoundPage, 404)) ?? response) : response;
}

async function storedAt(path: string): Promise<Response | undefined> {
  const file = fileAt(path);
  return file ? storedResponse(file) : formerScript(path);
}

/** Fetches a request, unless the API page switched the network off. */
async function fromNetwork(request: Request): Promise<Response> {
  if (await caches.has(networkSwitch)) return Response.error();
  return fetch(request).catch(() => Response.error());
}

/** Returns a stored page in the place of one that there is not. */
async function instead(path: string, status: number): Promise<Response | undefined> {
  const file = fileAt(path);
  const page = file && (await storedResponse(file));
  return page && new Response(page.body, { status, headers: page.headers });
}

self.addEventListener('message', (event) => {
  const { data } = event;
  const [port] = event.ports;
  if (data === takeOver) event.waitUntil(self.skipWaiting());
  if (data === askVersion) port?.postMessage(version);
  if (isKeepRequest(data) && port) {
    event.waitUntil(keep(data, (reply) => port.postMessage(reply)));
  }
});

/** Stores pages as a page asks, and tells it about the progress and what is stored at last. */
async function keep(
  { keep: extent, language, path }: KeepRequest,
  reply: (reply: KeepReply) => void,
): Promise<void> {
  const pages = pagesOf(files, extent, language, path);
  const tell = (done: number) => reply({ done, total: pages.length });
  // The last reply says what is missing.
  if (!(await caches.has(networkSwitch))) await storePages(pages, tell).catch(report);
  const stored = await Promise.all(
    extents.map((one) => areStored(pagesOf(files, one, language, path))),
  );
  reply({ kept: extents.filter((_, place) => stored[place]), size: sizes[language] ?? 0 });
}
