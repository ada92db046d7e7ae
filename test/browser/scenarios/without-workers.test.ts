// @module-tag scenario

import { networkInterfaces } from 'node:os';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { type Stage, scenarioTest } from './scenario.ts';
import {
  bmiAnswer,
  bmiBody,
  controlled,
  expectInstalled,
  expectServer,
  install,
  uninstall,
} from './steps.ts';

declare const toolworker: typeof import('toolworker');

const unsupported = (reason: string) => ({
  status: 'unsupported',
  message: `${reason} Compute in the page instead, with interceptFetch({ tools }).`,
});

const insecure = unsupported('Service workers need https or localhost.');
const absent = unsupported(
  'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.',
);

/** Returns this machine's network address, which browsers do not trust without https. */
function outerAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  if (!outer) throw new Error('This machine has no address besides that of the loopback.');
  return outer.address;
}

/** Adds a frame that calls `install()`, and returns what it reports to the page. */
function installInFrame(page: Page, attributes: Readonly<Record<string, string>> = {}) {
  return page.evaluate((given) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(given)) frame.setAttribute(name, value);
    document.body.append(frame);
    if (given.src === 'about:blank') {
      const script = frame.contentDocument?.createElement('script');
      if (script)
        frame.contentDocument?.head.append(
          Object.assign(script, { type: 'module', src: '/frame.js' }),
        );
    }
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        frame.remove();
        resolve(data);
      };
      addEventListener('message', hear, { once: true });
    });
  }, attributes);
}

async function expectCallsInPage(
  { expectPrinted }: Stage,
  page: Page,
  refusal: typeof insecure,
): Promise<void> {
  expect(await install(page)).toEqual(refusal);
  expect(await uninstall(page)).toBe('nothing');
  const results = await page.evaluate(async (body) => {
    const client = toolworker.createClient({
      transport: (name, request) => toolworker.runTool(name, request, { tools: toolworker.tools }),
    });
    const own = await client.call('percentage-of', { x: 7, y: 100 });
    const restore = toolworker.interceptFetch({ tools: toolworker.tools });
    const response = await fetch('/api/bmi-calculator', { method: 'POST', body });
    const answer = await response.json();
    const index = await fetch('/api/').then(({ status }) => status);
    restore();
    const after = await fetch('/api/').then(({ status }) => status);
    return { own, answer, index, after };
  }, bmiBody);
  expect(results).toEqual({ own: { result: 7 }, answer: bmiAnswer, index: 200, after: 404 });
  await install(page, { debug: true });
  await expectPrinted(`toolworker: ${refusal.message}`);
}

const test = scenarioTest();

test('calls are answered in a page served over http from another machine', async (stage) => {
  const site = await stage.openSite(outerAddress());
  const page = await stage.openPage(`${site.origin}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expectCallsInPage(stage, page, insecure);
  await expectServer(page, site);
});

test('calls are answered in a browser without service workers', async (stage) => {
  const { page, site } = stage;
  await page.goto(`${site.origin}/without-workers.html`);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await expectCallsInPage(stage, page, absent);
});

test('install() in a sandboxed frame says why there is no worker', async ({ page }) => {
  expect(await installInFrame(page, { sandbox: 'allow-scripts', src: '/frame.html' })).toEqual(
    absent,
  );
});

const frames = [
  { srcdoc: '<!doctype html><script type="module" src="/frame.js"></script>' },
  { src: 'about:blank' },
];

const ownerless = (address: string) =>
  unsupported(`${address} cannot have a worker of its own; call install() in the page around it.`);

test("install() in a frame without an address uses its parent's worker", async ({ page, site }) => {
  for (const frame of frames) {
    const address = 'srcdoc' in frame ? 'about:srcdoc' : 'about:blank';
    expect(await installInFrame(page, frame)).toEqual(ownerless(address));
  }
  await expectInstalled(page);
  await page.goto(`${site.origin}/`);
  expect(await installInFrame(page, frames[0])).toEqual(controlled);
});

test("install() in a frame without an address does not take an app's worker for the API", async ({
  page,
}) => {
  await page.evaluate(() => navigator.serviceWorker.register('/app-worker.js').then(() => {}));
  await page.waitFor(() => navigator.serviceWorker.controller);
  expect(await installInFrame(page, frames[0])).toEqual(ownerless('about:srcdoc'));
});
