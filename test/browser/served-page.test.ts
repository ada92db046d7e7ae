import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { tools } from 'toolworker';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';

// The page of `toolworker serve`.

let browser: Browser;
let page: Page;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.context.newPage();
  [server, origin] = await startServing();
});

afterAll(async () => {
  await browser.close();
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
});

afterEach(() => expect(browser.messages).toEqual([]));

async function startServing(): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [, url = ''] = /Open (\S+)/.exec(line) ?? [];
  return [child, new URL(url).origin];
}

const toolOf = (slug: string) => page.locator(`#${slug}`);
const answerOf = (slug: string) => toolOf(slug).locator('output');

test('answers the example of every tool', async () => {
  await page.goto(origin);
  for (const { slug } of tools) {
    await toolOf(slug).locator('summary').click();
    await toolOf(slug).getByRole('button', { name: 'Send' }).click();
    await answerOf(slug)
      .filter({ hasText: /^Status 200\n\{\s+"ok": true/ })
      .waitFor();
  }
});

test('says why a request is refused', async () => {
  await page.goto(origin);
  await toolOf('percentage-of').locator('summary').click();
  const request = toolOf('percentage-of').getByLabel('Request');
  for (const [body, answer] of [
    ['{"x":7}', /^Status 400[\s\S]+"y: required, a number"/],
    ['<b>', /^Status 400[\s\S]+JSON/],
    ['', /^Status 400[\s\S]+"ok": false/],
  ] as const) {
    await request.fill(body);
    await toolOf('percentage-of').getByRole('button', { name: 'Send' }).click();
    await answerOf('percentage-of').filter({ hasText: answer }).waitFor();
  }
});

test("opens at a tool's own address", async () => {
  await page.goto(`${origin}/tools/cron-generator`);
  await toolOf('cron-generator').getByLabel('Request').waitFor();
  expect(page.url()).toBe(`${origin}/#cron-generator`);
});

test.each([
  [320, 'light'],
  [1280, 'dark'],
] as const)('is accessible and scrolls only downwards at %i px, %s', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 700 });
  await page.emulateMedia({ colorScheme });
  await page.goto(`${origin}/#hmac-generator`);
  await page.reload();
  await toolOf('hmac-generator').getByLabel('Request').waitFor();
  const rest = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(rest)).toBe(0);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('installs no worker, which would stay on the port', async () => {
  await page.goto(origin);
  const registrations = () =>
    navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(registrations)).toBe(0);
});

test('says that the server has stopped', async () => {
  await page.goto(`${origin}/#dice-roller`);
  server.kill();
  await once(server, 'exit');
  await toolOf('dice-roller').getByRole('button', { name: 'Send' }).click();
  await answerOf('dice-roller')
    .filter({ hasText: 'The server did not answer. Is it still running?' })
    .waitFor();
});
