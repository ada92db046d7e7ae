// @module-tag scenario

import type { InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import type { InstallFailureCode } from '../../../src/client/install-error.ts';
import type { Page } from '../engines/engine.ts';
import type { Reply, Site } from '../engines/site.ts';
import { type Cannot, scenarioTest } from './scenario.ts';
import { builtWorker, controller, expectBmi, expectInstalled, install } from './steps.ts';

/** How far the worker gets. */
type Stage = 'registering' | 'installing' | 'active';

interface Fault {
  readonly code: InstallFailureCode;
  /** What `install()` says of the file at this URL. */
  readonly message: (at: string) => string;
  readonly prepare?: (site: Site) => void;
  readonly options?: InstallOptions;
  /** When the time that `install()` waits elapses, if it does. */
  readonly elapses?: Stage;
  readonly cannot?: Cannot | undefined;
}

const file = '/toolworker.js';

const replace = (reply: Reply) => (site: Site) => site.replies.set(file, reply);

const script = (body: string) => ({ headers: { 'content-type': 'text/javascript' }, body });

const replaceScript = (body: string) => replace(script(body));

const whenInstalled = (promise: string) =>
  replaceScript(`addEventListener('install', (event) => event.waitUntil(${promise}));`);

/** Makes the built worker answer a request for its index with this JSON. */
const answerIndex = (json: string) =>
  replaceScript(`
    addEventListener('fetch', (event) => {
      const isIndex = new URL(event.request.url).pathname === '/api/';
      if (isIndex) event.respondWith(new Response(${JSON.stringify(json)}));
    });
    ${builtWorker}`);

const keepMissing = "caches.open('kept').then((cache) => cache.addAll(['/missing.css']))";
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
const moved = { status: 302, headers: { location: '/app/toolworker.js' } };

const copy =
  'Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker, or the path of an API in a subfolder as base.';
const build =
  "Check that your app's build writes its worker there. " +
  'If the build does so only for production, install another worker in development.';

const missing = (at: string) => `${at} has status 404. ${copy}`;
const unreachable = (at: string) =>
  `${at} could not be downloaded. Check the connection, and reload.`;
const notAccepted = (at: string, directives = 'worker-src') =>
  `The browser does not accept ${at}. Look at its console, and at ${directives} and trusted-types in the Content-Security-Policy.`;
const notInstalled = (at: string) =>
  `The worker at ${at} starts, but its installation fails. Usually, a file that it keeps is missing: look for the failed request in its console.`;
const tooNarrow = (at: string) =>
  `A worker at ${at} can serve only pages below ${new URL('.', at)}. Put the file into a folder that contains this page.`;

const faults: Readonly<Record<string, Fault>> = {
  'is missing': { code: 'worker-missing', message: missing, prepare: replace({ status: 404 }) },
  "is the app's own and missing": {
    code: 'worker-missing',
    message: (at) => `${at} has status 404. ${build}`,
    options: { worker: '/sw.js' },
  },
  'is an HTML page': {
    code: 'worker-not-script',
    message: (at) => `${at} is text/html, not JavaScript. ${copy}`,
    prepare: replace(html),
  },
  'is redirected': {
    code: 'worker-redirected',
    message: (at) =>
      `${at} redirects, which browsers do not allow for a worker file. Serve the file itself at this URL.`,
    prepare: replace(moved),
  },
  'is on a server that cannot be reached': {
    code: 'worker-unreachable',
    message: unreachable,
    prepare: (site) => site.setOffline(true),
  },
  'breaks off while it is downloaded': {
    code: 'worker-unreachable',
    message: unreachable,
    prepare: replace({ headers: { 'content-type': 'text/javascript' }, breaksOff: true }),
  },
  'is on a server that never answers': {
    code: 'worker-unreachable',
    message: (at) =>
      `The browser is still downloading ${at}, and a reload does not start again. Use the server or interceptFetch({ tools }) until then.`,
    elapses: 'registering',
    prepare: replace({ isSilent: true }),
  },
  'is in a folder beside the page': {
    code: 'outside-scope',
    message: tooNarrow,
    options: { base: '/app/api/', worker: '/app/toolworker.js' },
  },
  'is at another origin': {
    code: 'outside-scope',
    message: tooNarrow,
    options: { worker: 'https://cdn.test/toolworker.js' },
  },
  // No module: it imports in an expression and in a comment, and has names that begin like it.
  throws: {
    code: 'worker-broken',
    message: notAccepted,
    prepare: replaceScript('import("./none.js"); // import it\nexports.broken = important;'),
  },
  'is a module': {
    code: 'worker-broken',
    message: (at) =>
      `${at} is a module. Either it fails to start (see its console), or this browser runs only classic workers, as Firefox before 147 does.`,
    prepare: replaceScript("'use strict';\n  export {};"),
  },
  'is not JavaScript, despite its type': {
    code: 'worker-broken',
    message: notAccepted,
    prepare: replaceScript('<!doctype html>'),
  },
  'fails to install': {
    code: 'worker-broken',
    message: notInstalled,
    prepare: whenInstalled('Promise.reject()'),
  },
  'keeps a file that is missing': {
    code: 'worker-broken',
    message: notInstalled,
    prepare: whenInstalled(keepMissing),
  },
  'never finishes installing': {
    code: 'worker-broken',
    message: (at) => `The worker at ${at} is not active yet. Does it call skipWaiting()?`,
    elapses: 'installing',
    cannot: { firefox: 'its short idle time, for the tests, ends the worker first' },
    prepare: whenInstalled('new Promise(() => {})'),
  },
  "is not one of Toolworker's": {
    code: 'not-answered',
    message: (at) =>
      `${at} does not reply. If it contains Toolworker, reload the page once; otherwise, add the API to it.`,
    elapses: 'active',
    prepare: replaceScript('// Nothing.'),
  },
};

const mayNotCall = {
  code: 'not-answered',
  message: ({ origin }: Site) =>
    `The Content-Security-Policy of this page does not allow it to call ${origin}/api/. ` +
    "Allow it in connect-src: connect-src 'self'",
};

const policies = [
  { policy: "connect-src 'none'", ...mayNotCall },
  { policy: "default-src 'none'; script-src 'self'", ...mayNotCall },
  {
    policy: "default-src 'none'; script-src 'self'; worker-src 'none'",
    code: 'worker-broken',
    message: ({ origin }: Site) => notAccepted(origin + file, 'worker-src, connect-src'),
  },
];

const test = scenarioTest();

for (const [name, { prepare, options, code, message, elapses, cannot }] of Object.entries(faults)) {
  test(
    `install() knows a worker file that ${name}`,
    async ({ page, site }) => {
      prepare?.(site);
      if (elapses) await page.evaluate(letElapse, elapses);
      const { href } = new URL(options?.worker ?? file, site.origin);
      expect(await install(page, options)).toEqual({
        status: 'failed',
        code,
        message: message(href),
      });
      expect(await registrations(page)).toBe(0);
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

for (const index of ['null', '{"ok":true}']) {
  test(`install() knows a worker whose index is ${index}, and removes it`, async ({
    page,
    site,
  }) => {
    answerIndex(index)(site);
    expect(await install(page)).toMatchObject({ status: 'failed', code: 'not-answered' });
    expect(await registrations(page)).toBe(0);
  });
}

test('a worker that was there before stays if the one that replaces it does not answer', async ({
  page,
  site,
}) => {
  await expectInstalled(page);
  answerIndex('null')(site);
  expect(await install(page, { unmatched: 'error' })).toMatchObject({ code: 'not-answered' });
  site.replies.clear();
  await page.goto(`${site.origin}/`);
  expect(await controller(page)).toBe(file);
  await expectInstalled(page);
});

for (const { policy, code, message } of policies) {
  test(`a page learns that its policy is the cause: ${policy}`, async ({ page, site, browser }) => {
    site.replies.set('/without-records.html', {
      headers: { 'content-security-policy': policy },
    });
    await page.goto(`${site.origin}/without-records.html`);
    expect(await install(page)).toEqual({ status: 'failed', code, message: message(site) });
    // The browser prints it, too, in its own words.
    browser.messages.length = 0;
  });
}

/** Returns how many registrations of the page's origin have an active worker. */
function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.filter(({ active }) => active).length;
  });
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
