import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './apps/build-app.ts';
import { useBrowser } from './browser.ts';
import { listen } from './site.ts';

// Only msw's own worker, which handles every request of a page, can take the API away.

const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

const arrivals: string[] = [];
let site: Awaited<ReturnType<typeof listen>>;
const browser = useBrowser();
let page: Page;
let status: string;

beforeAll(async () => {
  const files = new Map(await buildApp('msw', 'development'));
  files.set('/mockServiceWorker.js', {
    type: 'text/javascript',
    text: readFileSync(mswWorker, 'utf8'),
  });
  site = await listen(({ method, url = '/' }, response) => {
    const file = files.get(url === '/' ? '/index.html' : url);
    if (file) {
      response.writeHead(200, { 'Content-Type': file.type }).end(file.text);
      return;
    }
    arrivals.push(`${method} ${url}`);
    response.end('from the server');
  });
  page = await browser().context.newPage();
  await page.goto(site.origin);
  status = await page.locator('output', { hasText: /./ }).innerText();
});

afterAll(() => site.stop());

const textOf = (path: string, init: RequestInit = {}) =>
  page.evaluate(
    async ([url, options]) => {
      const response = await fetch(url, options);
      return response.text();
    },
    [path, init] as const,
  );

test("handles API requests in msw's worker", async () => {
  const body = await textOf('/api/percentage-of', { method: 'POST', body: '{"x":7,"y":100}' });
  expect(JSON.parse(body)).toEqual({ ok: true, result: { result: 7 } });
  expect(arrivals).toEqual([]);
});

test("leaves msw's other handlers and the app's server alone", async () => {
  expect(await textOf('/api/orders')).toBe('["from msw"]');
  const users = { method: 'PUT', body: '{}' };
  expect(await textOf('/api/users', users)).toBe('from the server');
  expect(arrivals).toEqual(['PUT /api/users']);
});

test("msw's worker keeps control after install()", async () => {
  expect(status).toBe('controlled');
  const workers = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active?.scriptURL);
  });
  expect(workers).toEqual([`${site.origin}/mockServiceWorker.js`]);
});
