import { messageSW } from 'workbox-window/messageSW.js';
import { probeParameter } from '../api/paths.ts';
import {
  type BasesReply,
  basesMessage,
  type ClaimReply,
  claimMessage,
  isReadyMadeFile,
  isRetired,
} from '../protocol/messages.ts';
import { isObject } from '../schema/objects.ts';
import { diagnose, stalled } from './diagnose.ts';
import { fetchInPage } from './fetch-in-page.ts';
import { failed, type InstallError, unsupported, withoutWorkers } from './install-error.ts';
import { trustedUrl } from './trusted-url.ts';

/** Allows for a slow network, and for an app's own worker that fills its caches. */
const startTimeout = 30_000;
/** For a download that an earlier page has begun, and may have waited for. */
const joinedTimeout = 5_000;
export const replyTimeout = 10_000;
/** A worker without the API never replies. */
const foreignReplyTimeout = 2_000;
/** A worker that is already running replies within milliseconds. */
const runningReplyTimeout = 500;

/** Includes `activating`, since WebKit does not always tell a page that its worker is activated. */
const activeStates: readonly ServiceWorkerState[] = ['activating', 'activated'];

/** Resolves to the registration for an address, by default that of the page. */
export function findRegistration(address?: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = navigator.serviceWorker.getRegistration(address).catch(() => {
    throw withoutWorkers();
  });
  return withTimeout(
    found,
    replyTimeout,
    unsupported('The browser does not say which worker it has.'),
  );
}

/** Returns the worker at this URL if it controls the page. */
export function controllerAt(href: string): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === href ? controller : null;
}

/**
 * Returns the worker that serves, or will serve, the pages of a registration. A retired worker
 * serves none: while pages are open that it controls, Chromium lets any worker registered later
 * wait for them to close.
 */
export function servingWorker(registration?: ServiceWorkerRegistration): ServiceWorker | undefined {
  const { active, waiting, installing } = registration ?? {};
  const next = waiting ?? installing ?? undefined;
  const isServing = active && !(next && isRetired(new URL(active.scriptURL)));
  return isServing ? active : next;
}

/** Registers a worker and resolves to it once it is active. */
export async function activate(script: URL): Promise<ServiceWorker> {
  const { href } = script;
  // Has no worker before its first download has ended, which another page or a reload joins.
  const former = await findRegistration();
  const isJoined = former && !servingWorker(former);
  const limit = isJoined ? joinedTimeout : startTimeout;
  const registration = await withTimeout(register(script), limit, stalled(href));
  if (!registration) throw unsupported('An extension or a setting blocks service workers here.');
  const { active, waiting, installing } = registration;
  const worker = active?.scriptURL === href ? active : (installing ?? waiting ?? active);
  if (!worker) throw notInstalled(href);
  await untilActive(worker);
  return worker;
}

/** Resolves once a worker is active. */
export async function untilActive(worker: ServiceWorker): Promise<void> {
  const { scriptURL } = worker;
  const late = `The worker at ${scriptURL} is not active yet. Does it call skipWaiting()?`;
  const isActive = becomesActive(worker);
  if (await withTimeout(isActive, startTimeout, failed('worker-broken', late))) return;
  throw notInstalled(scriptURL);
}

/** A worker is registered only after its script has run, so the script is not to blame. */
function notInstalled(href: string): InstallError {
  return failed(
    'worker-broken',
    `The worker at ${href} starts, but its installation fails. Usually, a file that it keeps is missing: look for the failed request in its console.`,
  );
}

async function register(script: URL): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const url = trustedUrl(script);
  // Otherwise, updates take files that the worker imports from the HTTP cache.
  const options = { updateViaCache: 'none' } as const;
  return serviceWorker.register(url, options).catch(async () => {
    // In development, bundlers serve an app's worker as a module.
    const asModule = isReadyMadeFile(script)
      ? undefined
      : await serviceWorker.register(url, { ...options, type: 'module' }).catch(() => undefined);
    if (asModule) return asModule;
    throw await diagnose(script);
  });
}

function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (activeStates.includes(worker.state) || controllerAt(worker.scriptURL)) resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', settle);
    navigator.serviceWorker.addEventListener('controllerchange', settle);
    settle();
  });
}

/** Makes the worker take control of this page, and resolves to its reply. */
export async function takeControl(
  worker: ServiceWorker,
  milliseconds = replyTimeout,
): Promise<ClaimReply> {
  const claim: Promise<ClaimReply> = messageSW(worker, claimMessage);
  const late = noReply(worker.scriptURL);
  const [reply] = await withTimeout(Promise.all([claim, controlBy(worker)]), milliseconds, late);
  return reply;
}

function controlBy({ scriptURL }: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (controllerAt(scriptURL)) resolve();
    };
    navigator.serviceWorker.addEventListener('controllerchange', settle);
    settle();
  });
}

/** Resolves to the bases of the API in a running worker, or to `undefined` if it does not say. */
export async function askBases(worker: ServiceWorker): Promise<BasesReply | undefined> {
  const asked: Promise<BasesReply> = messageSW(worker, basesMessage);
  return withTimeout(asked, runningReplyTimeout, noReply(worker.scriptURL)).catch(() => undefined);
}

/** What came of a request for the index: `late` if there was no response in time. */
type Probe = { readonly index: object } | 'late' | 'none';

/** Resolves to the index of the API. Rejects unless a worker handles API requests in this page. */
export async function expectAnswer(worker: ServiceWorker, base: URL): Promise<object> {
  const probe = await probeIndex(base);
  if (typeof probe === 'object') return probe.index;
  const bases = probe === 'none' ? (await askBases(worker))?.bases : undefined;
  throw failed(
    'not-answered',
    `A worker controls the page, but does not handle API requests at ${base.href}. ${adviceFor(base, bases)}`,
  );
}

function adviceFor({ pathname }: URL, bases: readonly string[] = []): string {
  const [other] = bases;
  if (other === undefined) return 'Does it serve this base?';
  return bases.includes(pathname)
    ? 'Another fetch listener of the worker responds first: add that of the API before it.'
    : `It serves the API below ${other}. Call install() with base: '${other}'.`;
}

/** Resolves to the index of the API if a worker, such as an app's own, answers it. */
export async function indexBy(worker: ServiceWorker, base: URL): Promise<object | undefined> {
  if (controllerAt(worker.scriptURL)) return indexBelow(base);
  return takeControl(worker, foreignReplyTimeout).then(
    () => indexBelow(base),
    () => undefined,
  );
}

/** Resolves to the index of the API if a worker answers it in this page. */
export async function indexBelow(base: URL): Promise<object | undefined> {
  const probe = await probeIndex(base);
  return typeof probe === 'object' ? probe.index : undefined;
}

/**
 * Asks for the index of the API, which only a worker can answer. Rejects if the page may not ask.
 */
async function probeIndex(base: URL): Promise<Probe> {
  const index = new URL(base);
  // Nothing is cached for a new URL, so only a worker can answer.
  index.search = `${probeParameter}=${Math.random()}`;
  const asked = fetchInPage(index, { cache: 'only-if-cached', mode: 'same-origin' });
  const response = await withTimeout(asked, replyTimeout, noReply(base.href)).catch(
    () => 'late' as const,
  );
  if (response === 'blocked') throw blocked(base);
  if (response === 'late') return 'late';
  const answer: unknown =
    response === 'failed' ? undefined : await response.json().catch(() => undefined);
  return isObject(answer) && 'tools' in answer ? { index: answer } : 'none';
}

function blocked({ href }: URL): InstallError {
  return failed(
    'not-answered',
    `The Content-Security-Policy of this page does not allow it to call ${href}. Allow it in connect-src: connect-src 'self'`,
  );
}

function noReply(source: string): InstallError {
  const advice = 'If it contains Toolworker, reload the page once; otherwise, add the API to it.';
  return failed('not-answered', `${source} does not reply. ${advice}`);
}

/** Rejects with the error `late` if the promise takes too long. */
export async function withTimeout<Value>(
  awaited: Promise<Value>,
  milliseconds: number,
  late: InstallError,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, late);
  });
  try {
    return await Promise.race([awaited, limit]);
  } finally {
    clearTimeout(timer);
  }
}
