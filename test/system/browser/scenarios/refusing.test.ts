// @module-tag scenario

import type { InstallFailure, InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import type { Reply, Site } from '../engines/site.ts';
import { type Cannot, scenarioTest } from './scenario.ts';
import { expectBmi, expectInstalled, install } from './steps.ts';

type Code = Extract<InstallFailure, { readonly code: unknown }>['code'];

/** How far the worker gets. */
type Stage = 'registering' | 'installing' | 'active';

interface Fault {
  readonly code: Code;
  readonly prepare?: (site: Site) => void;
  readonly options?: InstallOptions;
  /** When the time that `install()` waits elapses, if it does. */
  readonly elapses?: Stage;
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
    elapses: 'registering',
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
    elapses: 'installing',
    cannot: { firefox: 'its short idle time, for the tests, ends the worker first' },
    prepare: whenInstalled('new Promise(() => {})'),
  },
  "is not one of Toolworker's": {
    code: 'not-answered',
    elapses: 'active',
    prepare: replaceScript('// Nothing.'),
  },
};

const test = scenarioTest();

for (const [name, { prepare, options, code, elapses, cannot }] of Object.entries(faults)) {
  test(
    `install() knows a worker file that ${name}`,
    async ({ page, site }) => {
      prepare?.(site);
      if (elapses) await page.evaluate(letElapse, elapses);
      expect(await install(page, options)).toMatchObject({ status: 'failed', code });
      const active = page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter((registration) => registration.active).length;
      });
      expect(await active).toBe(0);
      if (elapses) return;

      // Once the cause is removed, the same page can install the worker.
      site.setOffline(false);
      site.replies.clear();
      await expectInstalled(page);
      await expectBmi(page, site);
    },
    cannot,
  );
}

/**
 * Lets a time limit of the page elapse at once if it is set while the worker is at this stage, and
 * otherwise never.
 */
function letElapse(stage: Stage): void {
  const { setTimeout, clearTimeout } = globalThis;
  const limits = new Set<number>();
  let last = 0;
  const isReached = async () => {
    // Resolves after an earlier call of the page.
    const registration = await navigator.serviceWorker.getRegistration();
    if (stage === 'registering') return true;
    if (stage === 'installing') return Boolean(registration?.installing);
    return Boolean(registration?.active);
  };
  const setLimit = (act: (...values: unknown[]) => void, ...values: unknown[]) => {
    last -= 1;
    const id = last;
    limits.add(id);
    isReached().then((reached) => {
      if (reached && limits.has(id)) act(...values);
    });
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: (
      act: (...values: unknown[]) => void,
      milliseconds: number,
      ...values: unknown[]
    ) => {
      // The driver of WebKit sets longer ones, and the page shorter ones.
      const isLimit = milliseconds >= 10_000 && milliseconds <= 30_000;
      return isLimit ? setLimit(act, ...values) : setTimeout(act, milliseconds, ...values);
    },
    clearTimeout: (id: number) => {
      if (!limits.delete(id)) clearTimeout(id);
    },
  });
}
