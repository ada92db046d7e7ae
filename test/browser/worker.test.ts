import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, fetchInPage, hardReload, openBrowser, stopWorkers } from './browser.ts';
import { type Mount, serve } from './site.ts';

declare const toolworker: typeof import('toolworker');

const mounts: readonly Mount[] = ['/app/', '/'].flatMap((path) => [
  [path, 'test/browser/site'],
  [path, 'dist'],
]);

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeEach(async () => {
  site = await serve(...mounts);
  browser = await openBrowser();
  page = await browser.context.newPage();
  await page.goto(site.origin);
});

afterEach(async () => {
  const { messages } = browser;
  await browser.close();
  await site.stop().catch(() => {});
  expect(messages).toEqual([]);
});

const install = (options = {}) => page.evaluate((given) => toolworker.install(given), options);

async function goOffline() {
  await site.stop();
  await browser.context.setOffline(true);
}

const bmiRequest = { method: 'POST', body: '{"unit":"metric","height":180,"weight":81}' };
const bmiAnswer = { ok: true, result: { bmi: 25, category: 'Overweight' } };

async function expectBmi(path = '/api/bmi-calculator') {
  const { status, body, fromServiceWorker } = await fetchInPage(page, path, bmiRequest);
  expect({ status, fromServiceWorker, answer: JSON.parse(body) }).toEqual({
    status: 200,
    fromServiceWorker: true,
    answer: bmiAnswer,
  });
}

describe('install', () => {
  test('the very next fetch is answered by the worker', async () => {
    expect(await fetchInPage(page, '/api/')).toMatchObject({ status: 404 });
    await install();
    await expectBmi();
  });

  test('a second call finds the worker in place', async () => {
    await install();
    await install();
    await expectBmi();
  });

  test('a hard reload gets its worker back without another reload', async () => {
    await install();
    await hardReload(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await install();
    await expectBmi();
  });

  test('a page in a subfolder has the API below it', async () => {
    await page.goto(`${site.origin}/app/`);
    await install({ base: '/app/api/' });
    await expectBmi('/app/api/bmi-calculator');
    expect(await fetchInPage(page, '/api/')).toMatchObject({
      status: 404,
      fromServiceWorker: false,
    });
  });

  test('a page outside the scope of the worker is told so', async () => {
    expect(await install({ base: '/app/api/' })).toMatchObject({ code: 'outside-scope' });
  });

  test('a worker of the app is not replaced', async () => {
    await page.evaluate(() => navigator.serviceWorker.register('/app-worker.js'));
    expect(await install()).toMatchObject({ status: 'foreign-worker' });
  });

  test('a worker file that is not there is reported', async () => {
    expect(await install({ worker: '/nowhere.js' })).toMatchObject({ code: 'worker-missing' });
  });
});

describe('without network', () => {
  beforeEach(async () => {
    await install();
    await goOffline();
  });

  test('a worker that the browser has stopped wakes up and answers', async () => {
    await stopWorkers(page);
    await expectBmi();
  });

  test('bad requests get one line of plain English, and the next request is served', async () => {
    const path = '/api/bmi-calculator';
    const post = (body: string) => ({ method: 'POST', body });
    const bad: readonly [string, RequestInit, number, string][] = [
      [path, post('{'), 400, 'request body: expected a JSON object, but this is not valid JSON'],
      [path, post('[]'), 400, 'request body: expected a JSON object'],
      [
        path,
        post('{"unit":"metric","height":"180","weight":81}'),
        400,
        'height: expected a number greater than 0',
      ],
      [
        path,
        post('{"unit":"metric","height":180}'),
        400,
        'weight: expected a number greater than 0',
      ],
      [path, { method: 'DELETE' }, 405, 'method: expected one of GET, HEAD, POST, OPTIONS'],
      [path, post(' '.repeat(11 * 1024 * 1024)), 413, 'request body: expected at most 10 MiB'],
      [
        '/api/bmi-calculater',
        {},
        404,
        'Nothing is served at /api/bmi-calculater; did you mean /api/bmi-calculator?',
      ],
      [
        '/api/nothing-like-it',
        {},
        404,
        'Nothing is served at /api/nothing-like-it; GET /api/ lists the tools.',
      ],
    ];
    for (const [where, init, status, error] of bad) {
      const reply = await fetchInPage(page, where, init);
      expect(reply).toMatchObject({ status, fromServiceWorker: true });
      expect(JSON.parse(reply.body)).toEqual({ ok: false, error });
    }
    await expectBmi();
  });
});

test('what is not ours goes to the network as if there were no worker', async () => {
  await install();
  const reply = await fetchInPage(page, '/index.js');
  expect(reply).toMatchObject({ status: 200, fromServiceWorker: false });
});
