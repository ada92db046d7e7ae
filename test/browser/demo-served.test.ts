import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { testInSweep } from '../sampled.ts';
import { type Browser, openBrowser } from './browser.ts';
import { listen, serve } from './site.ts';

let browser: Browser;
let page: Page;
let server: ChildProcess | undefined;

beforeEach(async () => {
  browser = await openBrowser();
  page = await browser.context.newPage();
});

afterEach(async () => {
  await browser.close();
  await stopServing();
  expect(browser.messages).toEqual([]);
});

/** Runs `toolworker serve` and resolves to its origin. */
async function startServing(port: string): Promise<string> {
  server = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', port]);
  for await (const line of server.stdout ?? []) {
    const [url] = /http:\/\/\S+/.exec(String(line)) ?? [];
    if (url) return new URL(url).origin;
  }
  throw new Error('The server printed no URL.');
}

async function stopServing(): Promise<void> {
  if (server?.exitCode !== null || !server.kill()) return;
  await once(server, 'exit');
}

const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = () => page.evaluate(() => caches.keys());
const isServed = () => page.evaluate(() => document.documentElement.dataset.api === 'server');

testInSweep('uses the server of toolworker serve, and leaves no worker on the port', async () => {
  const origin = await startServing('0');
  await page.goto(`${origin}/tools/percentage-of/#x=15&y=80`);
  await page.getByText('Computed by the server.').waitFor();
  expect(await page.locator('.headline .value').textContent()).toBe('12');
  await page.goto(`${origin}/console/`);
  await page.getByText('The server that sent this page').waitFor();
  expect(await page.getByRole('checkbox').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Status 200 from the server').waitFor();
  expect(await registrations()).toBe(0);
  expect(await cacheNames()).toEqual([]);
});

testInSweep("computes the site's own tool in the page", async () => {
  const origin = await startServing('0');
  await page.goto(`${origin}/tools/roof-pitch/#rise=3&run=4`);
  await page.getByText('status 200, from this page').waitFor();
  expect(await page.locator('.headline .value').textContent()).toBe('9\u00a0in 12');
  await page.goto(`${origin}/console/`);
  await page.locator('summary', { hasText: '/api/roof-pitch' }).click();
  await page.getByText('How far the roof rises.').waitFor();
  await page.getByLabel('Path').selectOption('/api/roof-pitch');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Status 200 from this page').waitFor();
});

testInSweep('toolworker serve removes a worker that the demo left on its port', async () => {
  const site = await serve(['/', 'dist/demo']);
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => caches.open('network-off'));
  await page.evaluate(() => caches.open('of another app'));
  await site.stop();

  await startServing(new URL(site.origin).port);
  // The old worker still answers while the browser checks for a new one.
  await page.goto(`${site.origin}/`);
  await expect.poll(() => isServed().catch(() => false), { timeout: 15_000 }).toBe(true);
  expect(await registrations()).toBe(0);
  expect(await cacheNames()).toEqual(['of another app']);
  await stopServing();

  const next = createServer((_, response) => response.end('Another app'));
  next.listen(Number(new URL(site.origin).port), '127.0.0.1');
  await once(next, 'listening');
  await page.goto(`${site.origin}/`);
  expect(await page.locator('body').textContent()).toBe('Another app');
  next.closeAllConnections();
  next.close();
  // A page prints errors about its files if its worker or server is replaced while it loads.
  browser.messages.length = 0;
});

testInSweep("toolworker serve leaves another app's worker alone", async () => {
  const app = await listen((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    const worker = "addEventListener('fetch', (event) => event.respondWith(new Response('App')));";
    response.end(isWorker ? worker : '<!doctype html><title>App</title>');
  });
  await page.goto(app.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await caches.open('of the app');
  });
  await app.stop();

  await startServing(new URL(app.origin).port);
  await page.goto(app.origin);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return 'no new worker';
    await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    return worker.state;
  });
  expect(outcome).toBe('redundant');
  await page.reload();
  expect(await page.locator('body').textContent()).toBe('App');
  expect(await cacheNames()).toEqual(['of the app']);
});
