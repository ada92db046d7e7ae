import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, waitUntil } from './browser.ts';
import { listen, staticHost } from './site.ts';

// The guide's worker, where files cannot be cached or are not those asked for.

const worker = staticHost([
  ['/', 'test/hosts/apps/plain-html'],
  ['/', 'dist'],
]);

const page = `<!doctype html><title>Page</title><script src="/script.js"></script>
  <script>navigator.serviceWorker.register('/sw.js')</script>`;

let isOpen = true;
let site: Awaited<ReturnType<typeof listen>>;

const browser = useBrowser([], (message) => /Vary|ERR_|Failed to/.test(message));

beforeAll(async () => {
  const send = (response: ServerResponse, type: string, text: string, headers = {}) =>
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(text);
  site = await listen((request, response) => {
    const { url = '' } = request;
    if (url === '/sw.js' || url === '/toolworker.js') return worker(request, response);
    if (!isOpen && url === '/script.js')
      return response.writeHead(302, { Location: '/login' }).end();
    if (url === '/script.js') return send(response, 'text/javascript', 'globalThis.runs = true');
    if (url === '/login') return send(response, 'text/javascript', 'globalThis.runs = "login"');
    return send(response, 'text/html', page, url === '/varies' ? { Vary: '*' } : {});
  });
});

afterAll(() => site.stop());

/** Opens a page that the worker controls. */
async function controlled() {
  const opened = await browser().context.newPage();
  await opened.goto(site.origin);
  await opened.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await opened.reload();
  await waitUntil(opened, 'navigator.serviceWorker.controller && globalThis.runs');
  return opened;
}

const keptIn =
  "caches.open('pages').then(async (cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname).sort())";

test('a page that cannot be cached is shown', async () => {
  const opened = await controlled();
  const response = await opened.goto(`${site.origin}/varies`);
  expect(response?.status()).toBe(200);
  expect(response?.fromServiceWorker()).toBe(true);
  await waitUntil(opened, 'globalThis.runs === true');
  expect(await opened.evaluate(keptIn)).not.toContain('/varies');
});

test('a page and its script are shown without a network, and no login takes their place', async () => {
  const opened = await controlled();
  isOpen = false;
  await opened.goto(site.origin);
  await waitUntil(opened, 'globalThis.runs === "login"');
  await browser().context.setOffline(true);
  await opened.goto(site.origin);
  await waitUntil(opened, 'globalThis.runs === true');
  await browser().context.setOffline(false);
});
