import { readFileSync } from 'node:fs';
import type { InstallFailure, InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import { version as ownVersion } from '../../../src/version.ts';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';

declare const toolworker: typeof import('toolworker');

type Outcome = { readonly status: 'controlled' } | InstallFailure;

export const controlled: Outcome = { status: 'controlled' };

/** Calls `install()` in the page, which keeps what it gives as `installation`. */
export async function install(page: Page, options: InstallOptions = {}): Promise<Outcome> {
  return page.evaluate(async (given) => {
    const installation = await toolworker.install(given);
    Object.assign(globalThis, { installation });
    return installation;
  }, options);
}

export async function expectInstalled(page: Page, options: InstallOptions = {}): Promise<void> {
  expect(await install(page, options)).toEqual(controlled);
}

declare const installation: import('toolworker').Installation;

/** Takes away what `install` has installed; gives the message where that is refused. */
export async function uninstall(page: Page): Promise<string> {
  return page.evaluate(() =>
    installation.uninstall().then(
      () => 'uninstalled',
      (error: Error) => error.message,
    ),
  );
}

export const bmiPath = '/api/bmi-calculator';
export const bmiBody = '{"unit":"metric","height":180,"weight":81}';
export const bmiAnswer = { ok: true, result: { bmi: 25, category: 'Overweight' } };

/** What `fetch` in the page gives. */
export async function call(page: Page, path: string, init: RequestInit = {}) {
  return page.evaluate(
    async ([url, options]) => {
      const response = await fetch(url, options);
      return { status: response.status, body: await response.text() };
    },
    [path, init] as const,
  );
}

/** The API answers in the page, and nothing of it reaches the network. */
export async function expectBmi(page: Page, site: Site, path = bmiPath): Promise<void> {
  const { status, body } = await call(page, path, { method: 'POST', body: bmiBody });
  expect({ status, answer: JSON.parse(body) }).toEqual({ status: 200, answer: bmiAnswer });
  expect(arrivals(site, path)).toEqual([]);
}

const fromServer = 'from the server';

/** The network answers where the worker would. */
export async function expectServer(page: Page, site: Site, path = bmiPath): Promise<void> {
  site.replies.set(path, { body: fromServer });
  expect(await call(page, path)).toEqual({ status: 200, body: fromServer });
  site.replies.delete(path);
  expect(arrivals(site, path)).toHaveLength(1);
  site.requests.length = 0;
}

/** What has reached the network at a path. */
export function arrivals(site: Site, path: string) {
  return site.requests.filter((request) => request.path.split('?')[0] === path);
}

export async function controller(page: Page): Promise<string | undefined> {
  const url = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  return url === '' ? undefined : new URL(url).pathname;
}

export const builtWorker = readFileSync('dist/toolworker.js', 'utf8');

/** Has the site serve the ready-made worker as if it were of another version. */
export function serveVersion(site: Site, version: string): void {
  const body = builtWorker.replaceAll(ownVersion, version);
  site.replies.set('/toolworker.js', { headers: { 'content-type': 'text/javascript' }, body });
}
