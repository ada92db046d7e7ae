import type { Page } from 'playwright-core';
import { tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, expectReply } from '../as-typed/expect-reply.ts';
import { typedRequests } from '../as-typed/table.ts';
import { fewOf } from '../sampled.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { type Browser, fetchInPage, openBrowser, postAll } from './browser.ts';
import { serve } from './site.ts';

declare const toolworker: typeof import('toolworker');

let browser: Browser;
let page: Page;

// The page is offline after its first visit, so only the worker can answer.
beforeAll(async () => {
  const site = await serve(['/', 'test/browser/site'], ['/', 'dist']);
  browser = await openBrowser();
  page = await browser.context.newPage();
  await page.goto(site.origin);
  await page.evaluate(() => toolworker.install());
  await site.stop();
  await browser.context.setOffline(true);
});

afterAll(async () => {
  await browser.close();
  expect(browser.messages).toEqual([]);
});

describe.each(fewOf(tools, 12))('$slug', ({ slug, operation }) => {
  const path = `/api/${slug}`;
  const cases = casesBySlug.get(slug);
  const answers = fewOf(cases?.answers ?? [], 2);
  const refusals = fewOf(cases?.refusals ?? [], 2);

  test('describes itself and answers its cases', async () => {
    const described = await fetchInPage(page, path);
    expect(described).toMatchObject({ status: 200, fromServiceWorker: true });
    expect(JSON.parse(described.body)).toMatchObject({ ok: true, operation, endpoint: path });

    const bodies = answers.map(({ request }) => JSON.stringify(request));
    const replies = await postAll(page, path, bodies);
    expect(replies.length).toBeGreaterThan(0);
    for (const [index, answer] of answers.entries()) {
      expect(replies[index]).toMatchObject({ status: 200, body: { ok: true } });
      expectResult(replies[index]?.body.result, answer);
    }
  });

  test('refuses invalid requests', async () => {
    const bodies = refusals.map(({ request }) => JSON.stringify(request));
    const errors = refusals.map(({ error }) => ({ status: 400, body: { ok: false, error } }));
    expect(await postAll(page, path, bodies)).toEqual(errors);
  });

  test('answers requests as people type them', async () => {
    const rows = fewOf(typedRequests.get(slug) ?? [], 2);
    const replies = await postAll(page, path, rows.map(bodyOf));
    for (const [index, row] of rows.entries()) expectReply(replies[index], row);
  });
});
