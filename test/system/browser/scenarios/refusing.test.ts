// @module-tag scenario

import type { InstallFailure, InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import type { Reply, Site } from '../engines/site.ts';
import { type Cannot, scenarioTest } from './scenario.ts';
import { expectBmi, expectInstalled, install } from './steps.ts';

type Code = Extract<InstallFailure, { readonly code: unknown }>['code'];

interface Fault {
  readonly code: Code;
  readonly prepare?: (site: Site) => void;
  readonly options?: InstallOptions;
  /** Whether `install()` waits before it gives up; if so, the page's clock is sped up. */
  readonly isSlow?: boolean;
  readonly cannot?: Cannot | undefined;
}

const file = '/toolworker.js';

const replace = (reply: Reply) => (site: Site) => site.replies.set(file, reply);

function replaceScript(body: string) {
  return replace({ headers: { 'content-type': 'text/javascript' }, body });
}

const whenInstalled = (promise: string) =>
  replaceScript(`addEventListener('install', (event) => event.waitUntil(${promise}));`);

const keepMissing = "caches.open('kept').then((cache) => cache.addAll(['/missing.css']))";
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
const moved = { status: 302, headers: { location: '/app/toolworker.js' } };

const faults: Readonly<Record<string, Fault>> = {
  'is missing': { code: 'worker-missing', prepare: replace({ status: 404 }) },
  'is an HTML page': { code: 'worker-not-script', prepare: replace(html) },
  'is redirected': { code: 'worker-redirected', prepare: replace(moved) },
  'is on a server that cannot be reached': {
    code: 'worker-unreachable',
    prepare: (site) => site.setOffline(true),
  },
  'breaks off while it is downloaded': {
    code: 'worker-unreachable',
    prepare: replace({ headers: { 'content-type': 'text/javascript' }, breaksOff: true }),
  },
  'is on a server that never answers': {
    code: 'worker-unreachable',
    isSlow: true,
    prepare: replace({ isSilent: true }),
  },
  'is in a folder beside the page': { code: 'outside-scope', options: { base: '/app/api/' } },
  'is at another origin': {
    code: 'outside-scope',
    options: { worker: 'https://cdn.test/toolworker.js' },
  },
  throws: { code: 'worker-broken', prepare: replaceScript('throw new Error("broken");') },
  'is not JavaScript, despite its type': {
    code: 'worker-broken',
    prepare: replaceScript('<!doctype html>'),
  },
  'fails to install': { code: 'worker-broken', prepare: whenInstalled('Promise.reject()') },
  'keeps a file that is missing': { code: 'worker-broken', prepare: whenInstalled(keepMissing) },
  'never finishes installing': {
    code: 'worker-broken',
    isSlow: true,
    cannot: { firefox: 'its short idle time, for the tests, ends the worker first' },
    prepare: whenInstalled('new Promise(() => {})'),
  },
  "is not one of Toolworker's": {
    code: 'not-answered',
    isSlow: true,
    prepare: replaceScript('// Nothing.'),
  },
};

const test = scenarioTest();

for (const [name, { prepare, options, code, isSlow, cannot }] of Object.entries(faults)) {
  test(
    `install() knows a worker file that ${name}`,
    async ({ page, site }) => {
      prepare?.(site);
      if (isSlow) await page.evaluate(hurry);
      expect(await install(page, options)).toMatchObject({ status: 'failed', code });
      const active = page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter((registration) => registration.active).length;
      });
      expect(await active).toBe(0);
      if (isSlow) return;

      // Once the cause is removed, the same page can install the worker.
      site.setOffline(false);
      site.replies.clear();
      await expectInstalled(page);
      await expectBmi(page, site);
    },
    cannot,
  );
}

/** Makes the page's clock run ten times as fast. */
function hurry(): void {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, milliseconds: number, ...values: unknown[]) =>
      setTimeout(act, milliseconds / 10, ...values),
  });
}
