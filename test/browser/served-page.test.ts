import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyWith } from '../support/expect-reply.ts';
import { carried } from '../support/one-of-each.ts';
import { type RunningServer, startCommand } from '../support/start-server.ts';
import { useBrowser } from './browser.ts';

// Only a browser can break the page of `toolworker serve`: its script under its policy, its layout
// and its addresses.

const browser = useBrowser();
let page: Page;
let server: RunningServer;

beforeAll(async () => {
  page = await browser().context.newPage();
  server = await startCommand();
});

afterAll(() => server.stop());

const toolOf = (slug: string) => page.locator(`#${slug}`);
const answerOf = (slug: string) => toolOf(slug).locator('output');

async function send(slug: string, body: string): Promise<void> {
  await toolOf(slug).getByLabel('Request').fill(body);
  await toolOf(slug).getByRole('button', { name: 'Send' }).click();
}

test.each(carried)('carries %s', async (_, slug, request, outcome) => {
  await page.goto(server.origin);
  await toolOf(slug).locator('summary').click();
  await send(slug, JSON.stringify(request));
  const { status, body } = replyWith(outcome);
  await answerOf(slug)
    .filter({ hasText: new RegExp(`^Status ${status}\n`) })
    .waitFor();
  expect(JSON.parse((await answerOf(slug).innerText()).replace(/^.*\n/, ''))).toEqual(body);
});

test.each([
  ['<b>', /^Status 400[\s\S]+JSON/],
  ['', /^Status 400[\s\S]+"ok": false/],
])('says why %j is refused', async (body, answer) => {
  await page.goto(server.origin);
  await toolOf('percentage-of').locator('summary').click();
  await send('percentage-of', body);
  await answerOf('percentage-of').filter({ hasText: answer }).waitFor();
});

test("opens at a tool's own address", async () => {
  await page.goto(`${server.origin}/tools/cron-generator`);
  await toolOf('cron-generator').getByLabel('Request').waitFor();
  expect(page.url()).toBe(`${server.origin}/#cron-generator`);
});

test.each([
  [320, 'light'],
  [1280, 'dark'],
] as const)('is accessible and scrolls only downwards at %i px, %s', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 700 });
  await page.emulateMedia({ colorScheme });
  await page.goto(`${server.origin}/#hmac-generator`);
  await page.reload();
  await toolOf('hmac-generator').getByLabel('Request').waitFor();
  const rest = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(rest)).toBe(0);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('installs no worker, which would stay on the port', async () => {
  await page.goto(server.origin);
  const registrations = () =>
    navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(registrations)).toBe(0);
});

test('says that the server has stopped', async () => {
  await page.goto(`${server.origin}/#dice-roller`);
  await server.stop();
  await toolOf('dice-roller').getByRole('button', { name: 'Send' }).click();
  await answerOf('dice-roller')
    .filter({ hasText: 'The server did not answer. Is it still running?' })
    .waitFor();
});
