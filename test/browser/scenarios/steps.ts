import { readFileSync } from 'node:fs';
import type { InstallFailure, InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import { version as ownVersion } from '../../../src/version.ts';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';

declare const toolworker: typeof import('toolworker');

type Outcome =
  | { readonly status: 'controlled' }
  | { readonly status: 'updating'; readonly message: string }
  | InstallFailure;

export const controlled: Outcome = { status: 'controlled' };

/** Calls `install()` in the page, which stores the outcome as `installation`. */
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

/**
 * Calls `uninstall()` on the result of `install`. Returns `uninstalled`, `nothing` if there was no
 * worker to remove, or the error's message.
 */
export async function uninstall(page: Page): Promise<string> {
  return page.evaluate(() =>
    installation.uninstall().then(
      (isRemoved) => (isRemoved ? 'uninstalled' : 'nothing'),
      (error: Error) => error.message,
    ),
  );
}

export const bmiPath = '/api/bmi-calculator';
export const bmiBody = '{"unit":"metric","height":180,"weight":81}';
export const bmiAnswer = { ok: true, result: { bmi: 25, category: 'Overweight' } };

/** Calls `fetch` in the page. */
export async function call(page: Page, path: string, init: RequestInit = {}) {
  return page.evaluate(
    async ([url, options]) => {
      const response = await fetch(url, options);
      return { status: response.status, body: await response.text() };
    },
    [path, init] as const,
  );
}

/** Checks that the API answers in the page, and that its requests do not reach the network. */
export async function expectBmi(page: Page, site: Site, path = bmiPath): Promise<void> {
  const { status, body } = await call(page, path, { method: 'POST', body: bmiBody });
  expect({ status, answer: JSON.parse(body) }).toEqual({ status: 200, answer: bmiAnswer });
  expect(arrivals(site, path)).toEqual([]);
}

const fromServer = 'from the server';

/** Checks that the network answers instead of the worker. */
export async function expectServer(page: Page, site: Site, path = bmiPath): Promise<void> {
  site.replies.set(path, { body: fromServer });
  expect(await call(page, path)).toEqual({ status: 200, body: fromServer });
  site.replies.delete(path);
  expect(arrivals(site, path)).toHaveLength(1);
  site.requests.length = 0;
}

/** Returns the requests for a path that reached the network. */
export function arrivals(site: Site, path: string) {
  return site.requests.filter((request) => request.path.split('?')[0] === path);
}

export async function controller(page: Page): Promise<string | undefined> {
  const url = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  return url === '' ? undefined : new URL(url).pathname;
}

export const builtWorker = readFileSync('dist/toolworker.js', 'utf8');

/**
 * Returns the warning that a page gets if its worker file answers below another base instead of its
 * own.
 */
export function baseWarning(base: string, own: string): string {
  return (
    `toolworker: another call of install() lets /toolworker.js serve the API below ${base}, and no longer below ${own}. ` +
    'Use one base in all pages, and reload pages of an older version.'
  );
}

/** Makes the site serve another version of the ready-made worker. */
export function serveVersion(site: Site, version: string): void {
  serveScript(site, builtWorker.replaceAll(ownVersion, version));
}

/** Makes the site serve this script as the ready-made worker. */
export function serveScript(site: Site, body: string): void {
  site.replies.set('/toolworker.js', { headers: { 'content-type': 'text/javascript' }, body });
}
