import type { InstallFailure, InstallOptions } from 'toolworker';
import { expect } from 'vitest';
import type { Site } from '../engines/site.ts';
import { playAll, type Scenario } from './scenario.ts';
import { expectBmi, expectInstalled, install } from './steps.ts';

interface BadWorker {
  readonly name: string;
  readonly prepare?: (site: Site) => void;
  readonly options?: InstallOptions;
  readonly code: Extract<InstallFailure, { readonly code: unknown }>['code'];
  readonly message: (origin: string) => string;
  /** Whether `install()` waits before it gives up; if so, the page's clock is sped up. */
  readonly isSlow?: boolean;
  readonly cannot?: Scenario['cannot'];
}

const file = '/toolworker.js';
const script = { 'content-type': 'text/javascript' };
const copy =
  'Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker.';
const notInstalled = (origin: string) =>
  `The worker at ${origin}${file} starts, but its installation fails. ` +
  'Usually, a file that it keeps is missing: look for the failed request in its console.';
const notAccepted = (origin: string) =>
  `The browser does not accept ${origin}${file}. ` +
  'Look at its console, and at worker-src and trusted-types in the Content-Security-Policy.';

const badWorkers: readonly BadWorker[] = [
  {
    name: 'is missing',
    prepare: ({ replies }) => replies.set(file, { status: 404 }),
    code: 'worker-missing',
    message: (origin) => `${origin}${file} has status 404. ${copy}`,
  },
  {
    name: 'is an HTML page',
    prepare: ({ replies }) =>
      replies.set(file, { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }),
    code: 'worker-not-script',
    message: (origin) => `${origin}${file} is text/html, not JavaScript. ${copy}`,
  },
  {
    name: 'is redirected',
    prepare: ({ replies }) =>
      replies.set(file, { status: 302, headers: { location: '/app/toolworker.js' } }),
    code: 'worker-redirected',
    message: (origin) =>
      `${origin}${file} redirects, which browsers do not allow for a worker file. Serve the file itself at this URL.`,
  },
  {
    name: 'is on a server that cannot be reached',
    prepare: (site) => site.setOffline(true),
    code: 'worker-unreachable',
    message: (origin) => `${origin}${file} cannot be reached. Try again when it can.`,
  },
  {
    name: 'breaks off while it is downloaded',
    prepare: ({ replies }) => replies.set(file, { headers: script, breaksOff: true }),
    code: 'worker-unreachable',
    message: (origin) => `${origin}${file} cannot be reached. Try again when it can.`,
  },
  {
    name: 'is on a server that never answers',
    isSlow: true,
    prepare: ({ replies }) => replies.set(file, { isSilent: true }),
    code: 'worker-unreachable',
    message: (origin) => `${origin}${file} cannot be reached. Try again when it can.`,
  },
  {
    name: 'is in a folder beside the page',
    options: { base: '/app/api/' },
    code: 'outside-scope',
    message: (origin) =>
      `A worker at ${origin}/app/toolworker.js can serve only pages below ${origin}/app/. Put the file into a folder that contains this page.`,
  },
  {
    name: 'is at another origin',
    options: { worker: 'https://cdn.test/toolworker.js' },
    code: 'outside-scope',
    message: () =>
      'A worker at https://cdn.test/toolworker.js can serve only pages below https://cdn.test/. Put the file into a folder that contains this page.',
  },
  {
    name: 'throws',
    prepare: ({ replies }) =>
      replies.set(file, { headers: script, body: 'throw new Error("broken");' }),
    code: 'worker-broken',
    message: notAccepted,
  },
  {
    name: 'is not JavaScript, despite its type',
    prepare: ({ replies }) => replies.set(file, { headers: script, body: '<!doctype html>' }),
    code: 'worker-broken',
    message: notAccepted,
  },
  {
    name: 'fails to install',
    prepare: ({ replies }) =>
      replies.set(file, {
        headers: script,
        body: 'addEventListener("install", (event) => event.waitUntil(Promise.reject()));',
      }),
    code: 'worker-broken',
    message: notInstalled,
  },
  {
    name: 'keeps a file that is missing',
    prepare: ({ replies }) =>
      replies.set('/missing.css', { status: 404 }).set(file, {
        headers: script,
        body: 'addEventListener("install", (event) => event.waitUntil(caches.open("kept").then((cache) => cache.addAll(["/missing.css"]))));',
      }),
    code: 'worker-broken',
    message: notInstalled,
  },
  {
    name: 'never finishes installing',
    isSlow: true,
    cannot: { firefox: 'its short idle time, for the tests, ends the worker first' },
    prepare: ({ replies }) =>
      replies.set(file, {
        headers: script,
        body: 'addEventListener("install", (event) => event.waitUntil(new Promise(() => {})));',
      }),
    code: 'worker-broken',
    message: (origin) =>
      `The worker at ${origin}${file} is not active yet. Does it call skipWaiting()?`,
  },
  {
    name: "is not one of Toolworker's",
    isSlow: true,
    prepare: ({ replies }) => replies.set(file, { headers: script, body: '// Nothing.' }),
    code: 'not-answered',
    message: (origin) =>
      `${origin}${file} does not reply. If it contains Toolworker, reload the page once.`,
  },
];

playAll(
  badWorkers.map(({ name, prepare, options, code, message, isSlow = false, cannot = {} }) => ({
    name: `install() says what is wrong with a worker file that ${name}`,
    cannot,
    play: async ({ page, site }) => {
      prepare?.(site);
      if (isSlow) await page.evaluate(hurry);
      const failure = { status: 'failed', code, message: message(site.origin) };
      expect(await install(page, options)).toEqual(failure);
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
  })),
);

/** Makes the page's clock run ten times as fast. */
function hurry(): void {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, milliseconds: number, ...values: unknown[]) =>
      setTimeout(act, milliseconds / 10, ...values),
  });
}
