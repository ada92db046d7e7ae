// @module-tag scenario

import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import type { Arrival, Site } from '../engines/site.ts';
import { type Stage, scenarioTest } from './scenario.ts';
import { arrivals, bmiPath, expectInstalled } from './steps.ts';

const picture = {
  headers: { 'content-type': 'image/svg+xml', 'timing-allow-origin': '*' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
};

type Act = (page: Page, site: Site, other: Site) => Promise<unknown>;

/** Checks that pages and servers see the same with and without the worker. */
async function expectUnchanged({ page, site, openSite }: Stage, act: Act): Promise<void> {
  const other = await openSite();
  other.replies.set('/picture', picture);
  const visit = async () => {
    await page.goto(`${site.origin}/`);
    for (const { requests } of [site, other]) requests.length = 0;
    const received = await act(page, site, other);
    const arrived = [...site.requests, ...other.requests].filter(isOfPage);
    return { received, arrived: arrived.map(comparable) };
  };
  const without = await visit();
  await expectInstalled(page);
  expect(await visit()).toEqual(without);
  expect(without.arrived).not.toEqual([]);
}

/** Whether the page sent a request. Browsers also check for a new worker, at any time. */
function isOfPage({ headers }: Arrival): boolean {
  return headers['service-worker'] !== 'script';
}

/**
 * Replaces the boundary of a multipart form, which browsers choose at random, some also its length.
 */
function comparable({ method, path, headers, body }: Arrival) {
  const [, boundary = 'none'] = /boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
  const { 'content-length': _, ...others } = headers;
  const text = Buffer.from(body).toString('latin1');
  const comparison = JSON.stringify({ method, path, headers: others, text });
  return JSON.parse(comparison.replaceAll(boundary, 'boundary'));
}

const withoutRoutes = 'it has no static routes (InstallEvent.addRoutes)';

const test = scenarioTest();

function isUnchanged(what: string, act: Act): void {
  test(`${what} is unchanged`, (stage) => expectUnchanged(stage, act));
}

isUnchanged('a range request', (page) =>
  page.evaluate(async () => {
    const headers = { range: 'bytes=5-14' };
    const response = await fetch('/toolworker.js', { headers, cache: 'no-store' });
    const { status } = response;
    const range = response.headers.get('content-range');
    return { status, range, length: (await response.text()).length };
  }),
);

isUnchanged('a stream of server-sent events', async (page, site) => {
  await page.evaluate(() => {
    const heard: string[] = [];
    const source = new EventSource('/events');
    source.onmessage = ({ data }) => heard.push(data);
    Object.assign(globalThis, { heard, source });
  });
  const hears = (data: string) =>
    page.waitFor((last) => Reflect.get(globalThis, 'heard').at(-1) === last, data);
  await hears('open');
  site.emit('more');
  await hears('more');
  return page.evaluate(() => {
    Reflect.get(globalThis, 'source').close();
    return Reflect.get(globalThis, 'heard');
  });
});

isUnchanged('an image from another origin', (page, _, { origin }) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, `${origin}/picture`),
);

isUnchanged('a multipart upload', (page) =>
  page.evaluate(async () => {
    const form = new FormData();
    form.append('name', 'value');
    form.append('file', new File(['\u0000\u00ff'.repeat(100_000)], 'name.bin'));
    const response = await fetch('/echo', { method: 'POST', body: form });
    const file = (await response.formData()).get('file');
    return file instanceof File ? { name: file.name, size: file.size } : file;
  }),
);

test(
  'visiting a page does not start the worker',
  async ({ page, site, browser }) => {
    await expectInstalled(page);
    const visitTo = async (path: string) => {
      await browser.stopWorkers();
      await page.goto(site.origin + path);
      const timing: { workerStart: number; workerMatchedSourceType: string } = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON(),
      );
      return { source: timing.workerMatchedSourceType, isStarted: timing.workerStart > 0 };
    };
    for (const path of ['/', '/app/', '/?page=1']) {
      expect(await visitTo(path)).toEqual({ source: 'network', isStarted: false });
    }
    const ofApp = { headers: { 'content-type': 'text/html' }, body: 'the API of the app' };
    for (const path of ['/api', '/api/']) site.replies.set(path, ofApp);
    for (const path of ['/api/', '/api?page=1', '/api/bmi-calculator']) {
      expect(await visitTo(path)).toEqual({ source: 'fetch-event', isStarted: true });
    }
  },
  { firefox: withoutRoutes, webkit: withoutRoutes },
);

test('a form that another site posts reaches the server', async ({ page, site, openSite }) => {
  await expectInstalled(page);
  const other = await openSite();
  const html = { 'content-type': 'text/html' };
  site.replies.set(bmiPath, { headers: html, body: 'from the server' });
  await page.goto(`${other.origin}/`);
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' });
    form.enctype = 'text/plain';
    document.body.append(form);
    setTimeout(() => form.submit());
  }, site.origin + bmiPath);
  await page.waitFor(() => document.body?.innerText === 'from the server');
  expect(arrivals(site, bmiPath).map(({ method }) => method)).toEqual(['POST']);
});
