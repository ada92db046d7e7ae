import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { listen, staticHost } from './site.ts';

// Only a browser prerenders pages.

const icon = '<link rel="icon" href="data:,">';

const pages: Readonly<Record<string, string>> = {
  '/': `<!doctype html>${icon}<title>The page that leads there</title>
    <script type="speculationrules">
      { "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }
    </script>
    <script>
      setInterval(async () => {
        if (await (await fetch('/may-go')).text() === 'yes') location.href = '/next';
      }, 1000);
    </script>`,
  '/next': `<!doctype html>${icon}<title>The page that is prerendered</title>
    <script type="module">
      import { install } from '/bundle.js';
      const wasPrerendering = document.prerendering;
      const installing = install();
      await fetch('/has-begun');
      const { status } = await installing;
      navigator.sendBeacon('/reported', JSON.stringify({ wasPrerendering, status }));
    </script>`,
};

let site: Awaited<ReturnType<typeof listen>>;
let isPrerendered = false;
const reported: string[] = [];

beforeAll(async () => {
  const files = staticHost([['/', 'dist']]);
  site = await listen(async (request, response) => {
    const { url = '' } = request;
    if (url === '/reported') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      reported.push(Buffer.concat(parts).toString());
      response.writeHead(204).end();
    } else if (url === '/may-go') {
      response.end(isPrerendered ? 'yes' : 'no');
    } else if (url === '/has-begun') {
      isPrerendered = true;
      response.end();
    } else if (pages[url]) {
      response.setHeader('Content-Type', 'text/html');
      response.end(pages[url]);
    } else {
      files(request, response);
    }
  });
});

afterAll(() => site.stop());

// Chromium does not prerender a page with a driver attached, so this one has none.
test('install() waits until a prerendered page is shown', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'toolworker-'));
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(inject('chromium'), [...options, site.origin], { stdio: 'ignore' });
  try {
    await vi.waitUntil(() => reported.length > 0, { timeout: 60_000 });
  } finally {
    browser.kill();
    await once(browser, 'exit');
    // Chromium's processes end one after another, and write files until then.
    await vi.waitFor(() => rm(profile, { recursive: true, force: true }), { timeout: 60_000 });
  }
  expect(reported).toEqual([JSON.stringify({ wasPrerendering: true, status: 'controlled' })]);
});
