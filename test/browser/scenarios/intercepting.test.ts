// @module-tag scenario

import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { scenarioTest } from './scenario.ts';
import { arrivals, bmiAnswer, bmiBody, bmiPath } from './steps.ts';

declare const toolworker: typeof import('toolworker');

/** Returns what `fetch` in a frame gets from the API and from the server. */
async function fetchInFrame(page: Page, attribute: 'src' | 'srcdoc', value: string) {
  return page.evaluate(
    async ([name, text, path, body]) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.setAttribute(name, text);
      document.body.append(frame);
      await loaded;
      const script = frame.contentDocument?.createElement('script');
      if (!script) throw new Error('The frame has no document.');
      script.type = 'module';
      script.textContent = `
        import { interceptFetch, tools } from '/bundle.js';
        interceptFetch({ tools });
        const response = await fetch(${JSON.stringify(path)}, {
          method: 'POST',
          body: ${JSON.stringify(body)},
        });
        const answer = await response.json();
        const server = await fetch('/echo', { method: 'POST', body: 'sent' });
        parent.postMessage({ url: response.url, answer, server: await server.text() }, '*');`;
      const reported = new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data), { once: true });
      });
      frame.contentDocument?.body.append(script);
      return reported;
    },
    [attribute, value, bmiPath, bmiBody] as const,
  );
}

const frames = [
  ['an empty frame', 'src', 'about:blank'],
  ['a srcdoc frame', 'srcdoc', '<!doctype html><title>A frame</title>'],
] as const;

const test = scenarioTest();

for (const [frame, attribute, value] of frames) {
  test(`interceptFetch({ tools }) answers in ${frame}`, async ({ page, site }) => {
    expect(await fetchInFrame(page, attribute, value)).toEqual({
      url: site.origin + bmiPath,
      answer: bmiAnswer,
      server: 'sent',
    });
    expect(arrivals(site, bmiPath)).toEqual([]);
  });
}

test("interceptFetch({ tools }) heeds the document's base URL", async ({ page, openSite }) => {
  const other = await openSite();
  const answers = await page.evaluate(
    async ([href, path, body]) => {
      const base = document.createElement('base');
      base.href = `${href}/shop/`;
      document.head.append(base);
      const restore = toolworker.interceptFetch({ tools: toolworker.tools });
      const response = await fetch(path, { method: 'POST', body });
      const answer = await response.json();
      restore();
      const { status } = await fetch('orders');
      return { url: response.url, answer, status };
    },
    [other.origin, bmiPath, bmiBody] as const,
  );
  expect(answers).toEqual({ url: other.origin + bmiPath, answer: bmiAnswer, status: 404 });
  expect(other.requests.map(({ path }) => path)).toEqual(['/shop/orders']);
});

test('interceptFetch({ tools }) rejects an aborted request with its reason', async ({ page }) => {
  const reasons = await page.evaluate(
    async ([path, body]) => {
      const restore = toolworker.interceptFetch({ tools: toolworker.tools });
      const aborted = fetch(path, { signal: AbortSignal.abort('before') });
      const controller = new AbortController();
      const { signal } = controller;
      const leaving = fetch(new Request(path, { method: 'POST', body, signal }));
      controller.abort('after the start');
      const settled = await Promise.allSettled([aborted, leaving]);
      restore();
      return settled.map((outcome) => 'reason' in outcome && outcome.reason);
    },
    [bmiPath, bmiBody] as const,
  );
  expect(reasons).toEqual(['before', 'after the start']);
});
