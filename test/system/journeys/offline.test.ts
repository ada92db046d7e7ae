import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { staticHost } from '../browser/site.ts';
import { headlineOf, keepEverything, openDemo } from './demo.ts';

// What the site's worker keeps for use offline, and what the footer says about it.

const files = staticHost([['/', 'dist/demo']]);

/** Files that a new release has in place of the built ones. */
let release: Readonly<Record<string, string>> = {};
/** What any origin of the site was asked for. */
const requested = new Set<string>();

const host: RequestListener = (request, response) => {
  const path = request.url ?? '';
  requested.add(`http://${request.headers.host}${path}`);
  const changed = release[path];
  if (changed === undefined) return files(request, response);
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(200, { 'Content-Type': type }).end(changed);
};

const demo = openDemo({ host });

afterEach(async () => {
  release = {};
  await demo.browser.context.setOffline(false);
});

const built = (path: string) => readFileSync(`dist/demo${path}`, 'utf8');

/** Makes browsers tell the page that the visitor wants to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const footerSays = (page: Page, text: string) =>
  page.locator('#offline', { hasText: text }).waitFor();

const onlyPage = 'Ready offline: this page works without a network.';
const allTools = 'Ready offline: this page and all tools work without a network.';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

test('keeps the tool that was visited, home, and soon all other tools', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/tools/bmi-calculator/`);
  await footerSays(page, allTools);
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/tools/bmi-calculator/#unit=metric&weight=81&height=180`);
  await expect.poll(() => headlineOf(page)).toBe('25\u00a0kg/m²');
  await page.goto(`${origin}/`);
  expect(await titleOf(page)).toBe('Everyday tools that work offline');
  await page.goto(`${origin}/tools/loan-payoff-calculator/`);
  await page.locator('.picture canvas').waitFor();
  await page.goto(`${origin}/docs/servers/`);
  expect(await titleOf(page)).toBe('There is no page at this address');
});

test('keeps only the tool and home for visitors who save data', async () => {
  const { page } = demo;
  await saveData(page);
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/tools/percentage-of/`);
  await footerSays(page, onlyPage);
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/tools/percentage-of/#x=15&y=80`);
  await expect.poll(() => headlineOf(page)).toBe('12');
  await page.goto(`${origin}/`);
  expect(await titleOf(page)).toBe('Everyday tools that work offline');
  await page.goto(`${origin}/tools/bmi-calculator/`);
  expect(await titleOf(page)).toBe('There is no page at this address');
});

test('keeps everything by a button, which says how much that is', async () => {
  const { page } = demo;
  await saveData(page);
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/`);
  await footerSays(page, onlyPage);
  expect(await page.locator('#offline button').textContent()).toBe(
    'Save everything offline (1 MB)',
  );
  await keepEverything(page);
  await demo.browser.context.setOffline(true);
  for (const path of ['/docs/servers/', '/tables/', '/embed/', '/console/', '/tools/roof-pitch/']) {
    const response = await page.goto(`${origin}${path}`);
    expect(response?.status(), path).toBe(200);
  }
});

test('says in German what is kept, also after an English visit', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/tools/bmi-calculator/`);
  await footerSays(page, allTools);
  await page.goto(`${origin}/de/tools/percentage-of/`);
  await footerSays(page, 'Offline bereit: Diese Seite und alle Tools funktionieren ohne Internet.');
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/de/tools/bmi-calculator/`);
  expect(await titleOf(page)).toBe('BMI-Rechner');
  await page.goto(`${origin}/de/`);
  await footerSays(page, 'Offline bereit: Diese Seite und alle Tools funktionieren ohne Internet.');
});

test('shows the English page, and says why, if its translation is not kept', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/tools/percentage-of/`);
  await footerSays(page, allTools);
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/fr/tools/percentage-of#x=7`);
  expect(await page.locator('main > p').first().textContent()).toBe(
    'Sans réseau, cette page n’existe qu’en anglais.',
  );
  expect(await titleOf(page)).toBe('Percentage Calculator');
  await expect.poll(() => page.locator('#x').inputValue()).toBe('7');
  const response = await page.goto(`${origin}/fr/tools/none/`);
  expect(response?.status()).toBe(404);
});

test('an update fetches only what changed, and the former release stays whole until then', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/tools/percentage-of/`);
  await footerSays(page, allTools);
  const changed = '/tools/bmi-calculator/index.html';
  const worker = built('/sw.js');
  const [, revision = ''] = new RegExp(`[\`"]${changed}[\`"],[\`"](\\w+)`).exec(worker) ?? [];
  expect(revision).not.toBe('');
  release = {
    '/sw.js': worker.replace(revision, 'next'),
    [changed]: built(changed).replace(/<h1>/, '<h1>New '),
  };
  requested.clear();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: 'Update' }).waitFor();
  const ofThisOrigin = [...requested].filter((url) => url.startsWith(origin));
  expect(ofThisOrigin).toEqual([`${origin}/sw.js`, `${origin}${changed}`]);
  // Between two pages, Chromium would begin to stop a worker that no page uses.
  const other = await demo.browser.context.newPage();
  await other.goto(`${origin}/`);
  await page.goto(`${origin}/tools/bmi-calculator/`);
  expect(await titleOf(page)).not.toContain('New');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Updated.').waitFor();
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/tools/bmi-calculator/`);
  expect(await titleOf(page)).toContain('New');
});

test('does not keep a page of a release that it does not know', async () => {
  const { page } = demo;
  await saveData(page);
  const origin = await demo.newOrigin();
  await page.goto(origin);
  await footerSays(page, onlyPage);
  const path = '/tools/percentage-of/';
  const next = built(`${path}index.html`).replace(
    '</head>',
    '<link rel="prefetch" href="/assets/next.js"/></head>',
  );
  release = { [path]: next, [`${path}index.html`]: next };
  await page.goto(`${origin}${path}`);
  await footerSays(page, 'This page is not saved for offline use.');
});
