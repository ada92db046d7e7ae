import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen, staticHost } from '../site.ts';
import { controlled, headlineOf, keepEverything, openDemo } from './demo.ts';

// What the site's worker keeps for use offline, and what the footer says about it.

const files = staticHost([['/', 'dist/demo']]);

/** Files that a new release has in place of the built ones. */
let release: Readonly<Record<string, string>> = {};
/** Answers in place of the host while the site is behind a gate, such as an expired session. */
let gate: RequestListener | undefined;
/** Called with each path before it is answered. */
let onRequest = (_path: string) => {};
/** What any origin of the site was asked for. */
const requested = new Set<string>();

const host: RequestListener = (request, response) => {
  const path = request.url ?? '';
  requested.add(`http://${request.headers.host}${path}`);
  // The browser fetches the page's icons whenever it likes, and prints what it refuses of them.
  if (gate && !path.startsWith('/icon')) return gate(request, response);
  onRequest(path);
  const changed = release[path];
  if (changed === undefined) return files(request, response);
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(200, { 'Content-Type': type }).end(changed);
};

const demo = openDemo({ host });

/** Another site, which lets every site read what it sends. */
let other: Awaited<ReturnType<typeof listen>>;

const sendLogin: RequestListener = (_, response) => {
  const headers = { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' };
  response.writeHead(200, headers).end('<!doctype html><title>Log in</title><h1>Log in</h1>');
};

beforeAll(async () => {
  other = await listen(sendLogin);
  return () => other.stop();
});

afterEach(async () => {
  release = {};
  gate = undefined;
  onRequest = () => {};
  await demo.browser.context.setOffline(false);
});

const built = (path: string) => readFileSync(`dist/demo${path}`, 'utf8');

const withText = (html: string) => html.replace('<h1>', '<h1>New ');

/** Returns the files of a release in which a page has another heading. */
function releaseWithNew(path: string): typeof release {
  const changed = withText(built(path));
  const worker = built('/sw.js').replace(
    new RegExp(`([\`"]${path}[\`"],[\`"])\\w+`),
    (_, before) => before + createHash('sha256').update(changed).digest('hex').slice(0, 10),
  );
  return { '/sw.js': worker, [path]: changed };
}

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

/** Expects that a tool and the home page work without a network. */
async function expectReady(page: Page, origin: string): Promise<void> {
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/tools/percentage-of/#x=15&y=80`);
  await expect.poll(() => headlineOf(page)).toBe('12');
  await page.goto(`${origin}/`);
  expect(await titleOf(page)).toBe('Everyday tools that work offline');
  await demo.browser.context.setOffline(false);
}

/** Drops what browsers print about scripts in whose place a gate sends something else. */
function forgetLostScripts(): void {
  const kept = demo.browser.messages.filter((text) => !/module|script|CORS/.test(text));
  demo.browser.messages.splice(0, Infinity, ...kept);
}

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
  await page.locator('.line-chart').waitFor();
  await page.goto(`${origin}/docs/servers/`);
  expect(await titleOf(page)).toBe('You are offline, and this page is not saved');
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
  expect(await titleOf(page)).toBe('You are offline, and this page is not saved');
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

test('counts tokens exactly once a tokenizer is loaded, and from then on offline', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  const tokenizers = () => [...requested].filter((url) => /\/\w+\.worker-/.test(url));
  const visit = () => page.goto(`${origin}/tools/token-counter/#text=${encodeURIComponent(emoji)}`);
  const count = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(`${origin}/tools/token-counter/`);
  await footerSays(page, allTools);
  expect(tokenizers()).toEqual([]);
  await visit();
  await expect.poll(() => headlineOf(page)).toMatch(/^≈/);
  await demo.browser.context.setOffline(true);
  await count('Count exactly');
  await page.locator('.exact', { hasText: 'could not be loaded' }).waitFor();
  await demo.browser.context.setOffline(false);
  await count('Try again');
  await expect.poll(() => headlineOf(page)).toBe('9');
  expect(await page.locator('.marked-text .piece').allTextContents()).toEqual(pieces);
  expect(tokenizers()).toEqual([expect.stringContaining('/o200k.worker-')]);
  await page.waitForFunction(async () => {
    const keys = await (await caches.open('site')).keys();
    return keys.some(({ url }) => url.includes('o200k.worker'));
  });
  await demo.browser.context.setOffline(true);
  await visit();
  await page.reload();
  await count('Count exactly');
  await expect.poll(() => headlineOf(page)).toBe('9');
});

// Counted with gpt-tokenizer 4.0.0.
const emoji = '👩‍👩‍👧 family';
const pieces = ['👩', '‍', '👩', '‍', '👧', ' family'];

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
  release = releaseWithNew(changed);
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

const withScript = (html: string) =>
  html.replace('</head>', '<link rel="prefetch" href="/assets/next.js"/></head>');
const withMark = (html: string) => html.replace('</head>', '<meta name="cdn"/></head>');

test.each([
  ['of a newer release', withText],
  ['of a newer release with other scripts', withScript],
  ['to which the host adds something', withMark],
])('shows a page %s, but does not keep it', async (_, change) => {
  const { page } = demo;
  await saveData(page);
  const origin = await demo.newOrigin();
  await page.goto(origin);
  await footerSays(page, onlyPage);
  const path = '/tools/percentage-of/';
  const changed = change(built(`${path}index.html`));
  release = { [path]: changed, [`${path}index.html`]: changed };
  await page.goto(`${origin}${path}`);
  await footerSays(page, 'This page is not saved for offline use.');
  await expect.poll(() => headlineOf(page)).toBe('12');
  release = {};
  await page.goto(`${origin}${path}`);
  await footerSays(page, onlyPage);
});

describe.each<[string, RequestListener]>([
  ['the page to log in', sendLogin],
  [
    'a redirect to it',
    (request, response) => {
      if (request.url === '/login') return sendLogin(request, response);
      response.writeHead(302, { Location: '/login' }).end();
    },
  ],
  [
    'a redirect to another site',
    (_, response) => {
      const headers = { Location: `${other.origin}/login`, 'Access-Control-Allow-Origin': '*' };
      response.writeHead(302, headers).end();
    },
  ],
])('a gate that sends %s is not kept', (_, closed) => {
  /** Closes the gate after this many requests of these paths. */
  const closeAfter = (count: number, paths: RegExp) => {
    let left = count;
    onRequest = (path) => {
      if (paths.test(path)) left -= 1;
      if (left === 0) gate = closed;
    };
  };

  const open = () => {
    gate = undefined;
    onRequest = () => {};
  };

  test('if it closes after the file of the worker', async () => {
    const { page } = demo;
    await saveData(page);
    const origin = await demo.newOrigin();
    closeAfter(1, /^\/sw\.js$/);
    await page.goto(`${origin}/tools/percentage-of/`);
    await controlled(page);
    await page.getByText('could not be loaded').filter({ visible: true }).waitFor();
    await page.goto(`${origin}/`);
    expect(await page.title()).toBe('Log in');
    open();
    await page.goto(`${origin}/tools/percentage-of/`);
    await footerSays(page, onlyPage);
    await expectReady(page, origin);
    forgetLostScripts();
  });

  test('if it closes while everything is saved, and then the rest is saved', async () => {
    const { page } = demo;
    await saveData(page);
    const origin = await demo.newOrigin();
    await page.goto(`${origin}/`);
    await footerSays(page, onlyPage);
    closeAfter(10, /index\.html$/);
    await page.locator('#offline button').click();
    await footerSays(page, 'Not everything could be saved. Try again later.');
    open();
    await keepEverything(page);
    await expectReady(page, origin);
  });

  test('if it closes during an update, which comes later', async () => {
    const { page } = demo;
    await saveData(page);
    const origin = await demo.newOrigin();
    await page.goto(`${origin}/tools/percentage-of/`);
    await footerSays(page, onlyPage);
    release = releaseWithNew('/index.html');
    closeAfter(1, /^\/sw\.js$/);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await new Promise<void>((resolve) => {
        registration?.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => {
            if (worker.state === 'redundant') resolve();
          });
        });
        registration?.update();
      });
    });
    await expectReady(page, origin);
    open();
    await page.goto(`${origin}/tools/percentage-of/`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Updated.').waitFor();
    await page.goto(`${origin}/`);
    expect(await titleOf(page)).toBe('New Everyday tools that work offline');
  });
});
