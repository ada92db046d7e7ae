import type { Page } from 'playwright-core';
import { tools } from 'toolworker';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, expectReply, expectResult } from '../support/expect-reply.ts';
import { specs } from '../support/specs.ts';
import { fetchInPage, postAll, useBrowser } from './browser.ts';
import { serve } from './site.ts';

// Only the built worker, bundled and minified for a browser, can compute otherwise than the
// modules.

declare const toolworker: typeof import('toolworker');

const browser = useBrowser();
let page: Page;

// The page is offline after its first visit, so only the worker can answer.
beforeAll(async () => {
  const site = await serve(['/', 'test/browser/site'], ['/', 'dist']);
  page = await browser().context.newPage();
  await page.goto(site.origin);
  await page.evaluate(() => toolworker.install());
  await site.stop();
  await browser().context.setOffline(true);
});

describe.each(tools)('$slug', ({ slug, operation }) => {
  const path = `/api/${slug}`;
  const { answers = [], refusals = [], typed = [] } = specs.get(slug) ?? {};
  const askAll = (rows: readonly (readonly [object | string, ...unknown[]])[]) =>
    postAll(
      page,
      path,
      rows.map(([request]) => bodyOf(request)),
    );

  test('describes itself', async () => {
    const described = await fetchInPage(page, path);
    expect(described).toMatchObject({ status: 200, fromServiceWorker: true });
    expect(JSON.parse(described.body)).toMatchObject({ ok: true, operation, endpoint: path });
  });

  test('answers', async () => {
    const replies = await askAll(answers);
    expect(replies.length).toBeGreaterThan(0);
    for (const [index, answer] of answers.entries()) {
      expect(replies[index]).toMatchObject({ status: 200, body: { ok: true } });
      expectResult(replies[index]?.body.result, answer);
    }
  });

  test('refuses', async () => {
    const errors = refusals.map(([, error]) => ({ status: 400, body: { ok: false, error } }));
    expect(await askAll(refusals)).toEqual(errors);
  });

  test('answers or refuses what people type', async () => {
    const replies = await askAll(typed);
    for (const [index, row] of typed.entries()) expectReply(replies[index], row);
  });
});
