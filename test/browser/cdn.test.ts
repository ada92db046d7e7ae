import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, fetchInPage, openBrowser } from './browser.ts';
import { listen, staticHost } from './site.ts';

// The package comes from one origin, as from a content delivery network, and the page from another.
let network: Awaited<ReturnType<typeof listen>>;
let site: Awaited<ReturnType<typeof listen>>;
let browser: Browser;
const requested: (string | undefined)[] = [];

beforeAll(async () => {
  const host = staticHost([['/', 'dist']]);
  network = await listen((request, response) => {
    requested.push(request.url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    host(request, response);
  });
  const page = `<!doctype html><link rel="icon" href="data:,"><output></output>
    <script type="importmap">{ "imports": { "toolworker": "${network.origin}/bundle.js" } }</script>
    <script type="module">
      import { calculateBmi, install } from 'toolworker';
      const { bmi } = calculateBmi({ unit: 'metric', height: 180, weight: 81 });
      const { status } = await install();
      document.querySelector('output').value = bmi + ' ' + status;
    </script>`;
  const worker = `importScripts('${network.origin}/toolworker.js');`;
  site = await listen(({ url }, response) => {
    const isWorker = url === '/toolworker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : page);
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
  expect(browser.messages).toEqual([]);
});

test('a page imports functions from one file by URL, and hosts the worker with one line', async () => {
  const page = await browser.context.newPage();
  await page.goto(site.origin);
  await page.getByText('25 controlled').waitFor();
  expect(new Set(requested)).toEqual(new Set(['/bundle.js', '/toolworker.js']));
  await network.stop();
  const init = { method: 'POST', body: '{"x":7,"y":100}' };
  const { body, fromServiceWorker } = await fetchInPage(page, '/api/percentage-of', init);
  expect(JSON.parse(body)).toEqual({ ok: true, result: { result: 7 } });
  expect(fromServiceWorker).toBe(true);
});
