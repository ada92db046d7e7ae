import { createHandler, runTool, tools } from 'toolworker';
import { expect } from 'vitest';
import { casesBySlug } from '../../tools/cases-by-slug.ts';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import { playAll } from './scenario.ts';
import { arrivals, bmiPath, call, expectBmi, expectInstalled } from './steps.ts';

const notAllowed = 'method: expected one of GET, HEAD, POST, OPTIONS';

const refused: readonly [path: string, init: RequestInit, status: number, error: string][] = [
  [
    bmiPath,
    { method: 'POST', body: '{' },
    400,
    'request body: expected a JSON object, but this is not valid JSON',
  ],
  [
    bmiPath,
    { method: 'POST', body: '[]' },
    400,
    'request body: expected a JSON object, got an array',
  ],
  [
    bmiPath,
    { method: 'POST', body: '{"unit":"metric","height":"180","weight":81}' },
    400,
    'height: expected a number greater than 0, got "180"',
  ],
  [
    bmiPath,
    { method: 'POST', body: '{"unit":"metric","height":180}' },
    400,
    'weight: required, a number greater than 0',
  ],
  [bmiPath, { method: 'DELETE' }, 405, notAllowed],
  [bmiPath, { method: 'PUT', body: '{}' }, 405, notAllowed],
  [bmiPath, { method: 'PATCH' }, 405, notAllowed],
  [bmiPath, { method: 'FOO' }, 405, notAllowed],
  ['/api/', { method: 'FOO' }, 405, 'method: expected one of GET, HEAD, OPTIONS'],
];

const unmatched: typeof refused = [
  [
    '/api/bmi-calculater',
    {},
    404,
    'Nothing is served at /api/bmi-calculater; did you mean /api/bmi-calculator?',
  ],
  [
    '/api/nothing-like-it',
    { method: 'POST', body: '{}' },
    404,
    'Nothing is served at /api/nothing-like-it; GET /api/ lists the tools.',
  ],
];

// Their results are random.
const drawing = ['randomizer', 'random-number-generator', 'dice-roller'];

playAll([
  {
    name: 'a stopped worker wakes up offline',
    play: async ({ page, site, browser }) => {
      await expectInstalled(page, { worker: '/born-worker.js' });
      await page.evaluate(() => document.body.append('as it was'));
      site.setOffline(true);
      const born = async () => (await call(page, '/api/born')).body;
      const first = await born();
      const stopped = async () => {
        await browser.stopWorkers();
        return born();
      };
      await expect.poll(stopped, { timeout: 60_000 }).not.toBe(first);
      await expectBmi(page, site);
      expect(await page.text()).toBe('as it was');
    },
  },
  {
    name: 'every tool answers its example and describes itself offline',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      site.setOffline(true);
      expect(tools.map(({ slug }) => slug)).toEqual([...casesBySlug.keys()].sort(byOrder));
      const handle = createHandler({ tools });
      const paths = ['', 'openapi.json', ...tools.map(({ slug }) => slug)];
      for (const path of paths.map((name) => `/api/${name}`)) {
        const expected = await handle(new Request(site.origin + path));
        const { status, body } = await call(page, path);
        expect(status).toBe(200);
        expect(JSON.parse(body)).toEqual(await expected.json());
      }
      for (const { slug, example } of tools) {
        const init = { method: 'POST', body: JSON.stringify(example) };
        const { status, body } = await call(page, `/api/${slug}`, init);
        const computed = await runTool(slug, example, { tools });
        const result = drawing.includes(slug) ? expect.any(Object) : computed;
        expect({ slug, status, ...JSON.parse(body) }).toEqual({
          slug,
          status: 200,
          ok: true,
          result,
        });
        expect(Object.keys(JSON.parse(body).result)).toEqual(Object.keys(computed));
      }
      expect(arrivals(site, '/api/')).toEqual([]);
    },
  },
  {
    name: 'bad requests get a one-line error, whatever their method',
    play: async ({ page, site }) => {
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
    },
  },
  {
    name: 'unknown paths get an error if the app asks for it, but visits reach the server',
    play: async ({ page, site }) => {
      await expectInstalled(page, { unmatched: 'error' });
      await expectRefused(page, site, [...refused, ...unmatched]);
      await expectBmi(page, site);
      const html = { 'content-type': 'text/html' };
      site.replies.set('/api/guide', { headers: html, body: 'the guide of the app' });
      await page.goto(`${site.origin}/api/guide`);
      expect(await page.text()).toBe('the guide of the app');
    },
  },
  {
    name: 'queries and trailing slashes make no difference',
    play: async ({ page, site }) => {
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
    },
  },
  {
    name: 'the address bar opens a document, also offline',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      const shown = { ok: true, tool: 'BMI Calculator' };
      await page.goto(`${site.origin}${bmiPath}`);
      expect(JSON.parse(await page.text())).toMatchObject(shown);
      await page.goto(`${site.origin}/`);
      site.setOffline(true);
      await page.goto(`${site.origin}${bmiPath}`);
      expect(JSON.parse(await page.text())).toMatchObject(shown);
      await page.goto(`${site.origin}/api/?from=address-bar`);
      expect(JSON.parse(await page.text())).toMatchObject({ ok: true, tools: expect.any(Array) });
      expect(arrivals(site, bmiPath)).toEqual([]);
    },
  },
  {
    name: 'a page restored from the back/forward cache is still answered',
    play: async ({ page, site, openSite, openPage }) => {
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
    },
  },
]);

async function expectRefused(page: Page, site: Site, requests: typeof refused): Promise<void> {
  for (const [path, init, status, error] of requests) {
    const reply = await call(page, path, init);
    expect({ status: reply.status, answer: JSON.parse(reply.body) }).toEqual({
      status,
      answer: { ok: false, error },
    });
    expect(arrivals(site, path)).toEqual([]);
  }
}

const order = tools.map(({ slug }): string => slug);

function byOrder(one: string, other: string): number {
  return order.indexOf(one) - order.indexOf(other);
}
