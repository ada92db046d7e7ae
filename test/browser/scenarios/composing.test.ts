// @module-tag scenario

import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import { serveBuilt } from './built-worker.ts';
import { scenarioTest } from './scenario.ts';
import { arrivals, call, expectBmi, expectInstalled } from './steps.ts';

const worker = '/own-tools-worker.js';

async function installShop(page: Page, site: Site): Promise<void> {
  await serveBuilt(site, 'own-tools-worker.js');
  await expectInstalled(page, { worker });
}

async function ask(page: Page, path: string, request: object) {
  const { status, body } = await call(page, path, {
    method: 'POST',
    body: JSON.stringify(request),
  });
  return { status, answer: JSON.parse(body) };
}

function names(document: { readonly body: string }): readonly string[] {
  return JSON.parse(document.body).tools.map(({ tool }: { readonly tool: string }) => tool);
}

const test = scenarioTest();

test('one worker serves two lists of tools below two bases', async ({ page, site }) => {
  await installShop(page, site);
  await expectInstalled(page, { worker, base: '/shop/api/' });
  expect(names(await call(page, '/api/'))).toEqual(['BMI Calculator']);
  expect(names(await call(page, '/shop/api/'))).toEqual(['Stock']);
  await expectBmi(page, site);
  site.replies.set('/shop/api/bmi-calculator', { body: 'of the shop' });
  expect((await call(page, '/shop/api/bmi-calculator')).body).toBe('of the shop');
});

test("a host's tool uses the network, and refuses a wrong request", async ({ page, site }) => {
  await installShop(page, site);
  site.replies.set('/stock/slate', { body: '7' });
  expect(await ask(page, '/shop/api/stock', { article: 'slate' })).toEqual({
    status: 200,
    answer: { ok: true, result: { left: 7 } },
  });
  expect(arrivals(site, '/stock/slate')).toHaveLength(1);
  expect(await ask(page, '/shop/api/stock', { article: 7 })).toEqual({
    status: 400,
    answer: { ok: false, error: 'article: expected a string, got the number 7' },
  });
});

test("a host's tool stops when its request is aborted", async ({ page, site }) => {
  await installShop(page, site);
  site.replies.set('/stock/slow', { isSilent: true });
  await page.evaluate(() => {
    const controller = new AbortController();
    const init = { method: 'POST', body: '{"article":"slow"}', signal: controller.signal };
    const outcome = fetch('/shop/api/stock', init).then(
      () => 'answered',
      ({ name }: Error) => name,
    );
    const giveUp = () => {
      controller.abort();
      return outcome;
    };
    Object.assign(globalThis, { giveUp });
  });
  await expect.poll(() => arrivals(site, '/stock/slow').length).toBe(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'giveUp')())).toBe('AbortError');
  site.replies.set('/stock/slate', { body: '7' });
  expect((await ask(page, '/shop/api/stock', { article: 'slate' })).status).toBe(200);
});
