import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchInPage, useBrowser } from './browser.ts';
import { listen, staticHost } from './site.ts';

// Only another origin can break the modules and the worker that a page takes from it.

// The package comes from one origin, as from a content delivery network, and the pages of a guide
// from another.
let network: Awaited<ReturnType<typeof listen>>;
let site: Awaited<ReturnType<typeof listen>>;
const browser = useBrowser();
const requested: (string | undefined)[] = [];

const cdn = /https:\/\/cdn\.jsdelivr\.net\/npm\/toolworker@[\d.]+\/dist/g;

const types: Readonly<Record<string, string>> = {
  '/functions.html': 'text/html',
  '/index.html': 'text/html',
  '/tag.html': 'text/html',
  '/toolworker.js': 'text/javascript',
};

beforeAll(async () => {
  const host = staticHost([['/', 'dist']]);
  network = await listen((request, response) => {
    requested.push(request.url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    host(request, response);
  });
  site = await listen(({ url = '' }, response) => {
    const type = types[url];
    response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' });
    const code = type ? readFileSync(new URL(`cdn${url}`, import.meta.url), 'utf8') : '';
    response.end(code.replace(cdn, network.origin));
  });
});

afterAll(() => site.stop());

test('a page imports functions from one file by URL', async () => {
  const page = await browser().context.newPage();
  await page.goto(`${site.origin}/functions.html`);
  await page.getByText('7% of 100 is 7.').waitFor();
  expect(requested.splice(0)).toEqual(['/bundle.js']);
});

test('a page gets the element by one URL, with the tool that it names', async () => {
  const page = await browser().context.newPage();
  await page.goto(`${site.origin}/tag.html`);
  const result = () => page.evaluate('document.querySelector("tool-form").result');
  await expect.poll(result).toEqual({ result: 7 });
  expect(requested.splice(0).sort()).toEqual([
    '/tool-form.js',
    '/tool-form/element.js',
    '/tool-form/tools/percentage-of.js',
  ]);
});

test('a page imports install() from one file by URL, and hosts the worker with one line', async () => {
  const page = await browser().context.newPage();
  await page.goto(`${site.origin}/index.html`);
  await page.getByText('BMI 25, controlled').waitFor();
  expect(new Set(requested)).toEqual(new Set(['/bundle.js', '/toolworker.js']));
  await network.stop();
  const init = { method: 'POST', body: '{"x":7,"y":100}' };
  const { body, fromServiceWorker } = await fetchInPage(page, '/api/percentage-of', init);
  expect(JSON.parse(body)).toEqual({ ok: true, result: { result: 7 } });
  expect(fromServiceWorker).toBe(true);
});
