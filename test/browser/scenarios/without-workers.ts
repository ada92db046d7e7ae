import { networkInterfaces } from 'node:os';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import type { Scenario, Stage } from './scenario.ts';
import { bmiAnswer, bmiBody, expectServer, install, uninstall } from './steps.ts';

declare const toolworker: typeof import('toolworker');

const unsupported = {
  status: 'unsupported',
  message:
    'There are no service workers here: they need https or localhost, and no private window. ' +
    'createClient({ transport: runTool }) and interceptFetch() compute in the page.',
};

/** The address that others call this machine by, which browsers do not trust without https. */
function outerAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  if (!outer) throw new Error('This machine has no address besides that of the loopback.');
  return outer.address;
}

async function expectCallsInPage({ expectPrinted }: Stage, page: Page): Promise<void> {
  expect(await install(page)).toEqual(unsupported);
  expect(await uninstall(page)).toBe('uninstalled');
  const results = await page.evaluate(async (body) => {
    const client = toolworker.createClient({ transport: toolworker.runTool });
    const own = await client.call('percentage-of', { x: 7, y: 100 });
    const restore = toolworker.interceptFetch();
    const response = await fetch('/api/bmi-calculator', { method: 'POST', body });
    const answer = await response.json();
    const index = await fetch('/api/').then(({ status }) => status);
    restore();
    const after = await fetch('/api/').then(({ status }) => status);
    return { own, answer, index, after };
  }, bmiBody);
  expect(results).toEqual({ own: { result: 7 }, answer: bmiAnswer, index: 200, after: 404 });
  await install(page, { debug: true });
  await expectPrinted(`toolworker: ${unsupported.message}`);
}

export const withoutWorkers: readonly Scenario[] = [
  {
    name: 'calls are answered in a page that is served over http from another machine',
    play: async (stage) => {
      const site = await stage.openSite(outerAddress());
      const page = await stage.openPage(`${site.origin}/`);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await expectCallsInPage(stage, page);
      await expectServer(page, site);
    },
  },
  {
    name: 'calls are answered in a page whose browser has no service workers',
    play: async (stage) => {
      const { page, site } = stage;
      await page.goto(`${site.origin}/without-workers.html`);
      expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
      await expectCallsInPage(stage, page);
    },
  },
  {
    name: 'a sandboxed frame is told so',
    play: async ({ page }) => {
      const told = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.src = '/frame.html';
        document.body.append(frame);
        return new Promise((resolve) => {
          addEventListener('message', ({ data }) => resolve(data), { once: true });
        });
      });
      expect(told).toEqual(unsupported);
    },
  },
  {
    name: 'the console is silent unless asked',
    play: async ({ page, site, expectPrinted }) => {
      await install(page);
      await install(page, { debug: true });
      await expectPrinted(
        `toolworker: ${site.origin}/toolworker.js serves this page already`,
        'toolworker: taking control of the page',
        `toolworker: the API is answered below ${site.origin}/api/`,
      );
    },
  },
];
