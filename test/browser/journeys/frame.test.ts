import type { RequestListener } from 'node:http';
import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../browser.ts';
import { listen, staticHost } from '../site.ts';

// A sandboxed frame has no origin, so no storage and no worker. Its modules load only from a host
// that allows any origin, as many hosts of static files do.
let open: Awaited<ReturnType<typeof listen>>;
let closed: Awaited<ReturnType<typeof listen>>;
let browser: Browser;
let page: Page;

const files = staticHost([['/', 'dist/demo']]);

const withFrame: RequestListener = (request, response) => {
  const [, path] = /^\/frame(\/.*)$/.exec(request.url ?? '') ?? [];
  if (path === undefined) return files(request, response);
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end(`<!doctype html><iframe sandbox="allow-scripts" src="${path}"></iframe>`);
};

beforeAll(async () => {
  closed = await listen(withFrame);
  open = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    withFrame(request, response);
  });
  browser = await openBrowser();
});

afterEach(() => page.close());

afterAll(async () => {
  await browser.close();
  await open.stop();
  await closed.stop();
});

async function visit(origin: string, path: string): Promise<Frame> {
  page = await browser.context.newPage();
  await page.goto(`${origin}/frame${path}`);
  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

const missing = (frame: Frame) => frame.locator('.missing-script');

test('a tool computes in a sandboxed frame that loads its scripts', async () => {
  const frame = await visit(open.origin, '/tools/percentage-of/');
  await frame.locator('#x').fill('15');
  await frame.locator('#y').fill('80');
  await expect.poll(() => frame.locator('.headline .value').textContent()).toBe('12');
  expect(await missing(frame).isVisible()).toBe(false);
});

test('a table is computed in a sandboxed frame that loads its scripts', async () => {
  const frame = await visit(open.origin, '/tables/');
  await frame.locator('#tool').selectOption('percentage-of');
  await frame.getByLabel('Cells', { exact: true }).fill('x,y\n7,100');
  await frame.getByRole('button', { name: 'Compute 1 row' }).click();
  await frame.getByText('1 computed.').waitFor();
});

test('the home page answers in a sandboxed frame that loads its scripts', async () => {
  const frame = await visit(open.origin, '/');
  await frame.getByRole('button', { name: 'wake up at 7:00' }).click();
  await expect.poll(() => frame.locator('.asked output').textContent()).toMatch(/45/);
});

test.each(['/', '/tools/percentage-of/', '/tables/', '/console/'])(
  'a sandboxed frame that cannot load the script of %s says so',
  async (path) => {
    const frame = await visit(closed.origin, path);
    await missing(frame).waitFor();
    expect(await missing(frame).textContent()).toContain('a sandboxed frame may block scripts');
  },
);

test('a page whose script is blocked says so in its language', async () => {
  page = await browser.context.newPage();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${closed.origin}/de/tools/percentage-of/`);
  await page.getByText('Ein Skript dieser Seite konnte nicht geladen werden').waitFor();
});

// Its form would say something else than what it asks.
test('a page that lacks one of its parts says so', async () => {
  page = await browser.context.newPage();
  await page.route(/\/assets\/page-trim-whitespace-.*\.js$/, (route) => route.abort());
  await page.goto(`${closed.origin}/tools/trim-whitespace/`);
  await page.locator('.missing-script').waitFor();
});
