// @module-tag scenario

import { createHandler, tools } from 'toolworker';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import { scenarioTest } from './scenario.ts';
import { arrivals, bmiPath, call, expectBmi, expectInstalled } from './steps.ts';

const body = 'request body: expected a JSON object';

const refused: readonly [path: string, init: RequestInit, status: number, error: string][] = [
  [bmiPath, { method: 'POST', body: '{' }, 400, `${body}, but this is not valid JSON`],
  [bmiPath, { method: 'POST', body: '[]' }, 400, `${body}, got an array`],
  [bmiPath, { method: 'DELETE' }, 405, 'method: expected one of GET, HEAD, POST, OPTIONS'],
  [bmiPath, { method: 'FOO' }, 405, 'method: expected one of GET, HEAD, POST, OPTIONS'],
  ['/api/', { method: 'FOO' }, 405, 'method: expected one of GET, HEAD, OPTIONS'],
];

const nothing = 'Nothing is served at';

const unmatched: typeof refused = [
  ['/api/bmi-calculater', {}, 404, `${nothing} /api/bmi-calculater; did you mean ${bmiPath}?`],
  ['/api/none', { method: 'POST' }, 404, `${nothing} /api/none; GET /api/ lists the tools.`],
];

const test = scenarioTest();

test('a stopped worker wakes up offline', async ({ page, site, browser }) => {
  await expectInstalled(page, { worker: '/born-worker.js' });
  await page.evaluate(() => document.body.append('as it was'));
  site.setOffline(true);
  const born = async () => (await call(page, '/api/born')).body;
  const first = await born();
  const stopped = async () => {
    await browser.stopWorkers();
    return born();
  };
  await expect.poll(stopped).not.toBe(first);
  await expectBmi(page, site);
  expect(await page.text()).toBe('as it was');
});

test('the API describes itself and each tool offline', async ({ page, site }) => {
  await expectInstalled(page);
  site.setOffline(true);
  const handle = createHandler({ tools });
  for (const name of ['', 'openapi.json', ...tools.map(({ slug }) => slug)]) {
    const path = `/api/${name}`;
    const handled = await handle(new Request(site.origin + path));
    expect(await call(page, path)).toEqual({ status: 200, body: await handled.text() });
  }
  expect(arrivals(site, '/api/')).toEqual([]);
});

test('bad requests get a one-line error, whatever their method', async ({ page, site }) => {
  await expectInstalled(page);
  await expectRefused(page, site, refused);
  const large = await page.evaluate(async (path) => {
    const body = ' '.repeat(11 * 1024 * 1024);
    const response = await fetch(path, { method: 'POST', body });
    return { status: response.status, answer: await response.json() };
  }, bmiPath);
  const error = 'request body: expected at most 10 MiB';
  expect(large).toEqual({ status: 413, answer: { ok: false, error } });
  await expectBmi(page, site);
});

test('unknown paths get an error if asked for, but visits pass', async ({ page, site }) => {
  await expectInstalled(page, { unmatched: 'error' });
  await expectRefused(page, site, [...refused, ...unmatched]);
  await expectBmi(page, site);
  const html = { 'content-type': 'text/html' };
  site.replies.set('/api/guide', { headers: html, body: 'the guide of the app' });
  await page.goto(`${site.origin}/api/guide`);
  expect(await page.text()).toBe('the guide of the app');
});

test('queries and trailing slashes make no difference', async ({ page, site }) => {
  await expectInstalled(page);
  for (const path of [`${bmiPath}?verbose=1`, `${bmiPath}/`, `${bmiPath}/?`]) {
    await expectBmi(page, site, path);
    expect((await call(page, path)).status).toBe(200);
  }
  const index = await call(page, '/api/');
  for (const path of ['/api', '/api?', '/api/?page=1']) {
    expect(await call(page, path)).toEqual(index);
  }
  expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([]);
});

test('a backend keeps its own documents about the API', async ({ page, site }) => {
  await expectInstalled(page, { index: false });
  for (const path of ['/api/', '/api/openapi.json']) {
    site.replies.set(path, { body: `"${path} of the backend"` });
    expect((await call(page, path)).body).toBe(`"${path} of the backend"`);
  }
  await expectBmi(page, site);
});

test('the address bar opens a document, also offline', async ({ page, site }) => {
  await expectInstalled(page);
  const shown = { ok: true, tool: 'BMI Calculator' };
  await page.goto(`${site.origin}${bmiPath}`);
  expect(JSON.parse(await page.text())).toMatchObject(shown);
  const html = { 'content-type': 'text/html' };
  site.replies.set('/api/', { headers: html, body: 'the API of the app' });
  await page.goto(`${site.origin}/api/`);
  expect(await page.text()).toBe('the API of the app');
  await page.goto(`${site.origin}/`);
  site.setOffline(true);
  await page.goto(`${site.origin}${bmiPath}`);
  expect(JSON.parse(await page.text())).toMatchObject(shown);
  await page.goto(`${site.origin}/api/?from=address-bar`);
  expect(JSON.parse(await page.text())).toMatchObject({ ok: true, tools: expect.any(Array) });
  expect(arrivals(site, bmiPath)).toEqual([]);
});

test('a page from the back/forward cache is still answered', async ({
  page,
  site,
  openSite,
  openPage,
}) => {
  const other = await openSite();
  await expectInstalled(page);
  const leaveAndReturn = async (away: string, isOffline: boolean) => {
    // One navigation per page: Firefox's driver would wait forever for a second one.
    const traveler = await openPage(`${site.origin}/`);
    await traveler.evaluate(() => document.body.append('as it was'));
    site.setOffline(isOffline);
    await traveler.goto(away);
    await traveler.back();
    expect(await traveler.text()).toBe('as it was');
    await expectBmi(traveler, site);
    site.setOffline(false);
    await traveler.close();
  };
  await leaveAndReturn('about:blank', false);
  await leaveAndReturn(`${other.origin}/`, false);
  await leaveAndReturn(site.origin + bmiPath, false);
  await leaveAndReturn('about:blank', true);
});

async function expectRefused(page: Page, site: Site, requests: typeof refused): Promise<void> {
  for (const [path, init, status, error] of requests) {
    const reply = await call(page, path, init);
    expect(reply.status, path).toBe(status);
    expect(JSON.parse(reply.body)).toEqual({ ok: false, error });
    expect(arrivals(site, path)).toEqual([]);
  }
}
