import { messageSW } from 'workbox-window/messageSW.js';
import { diagnose, unreachable } from './diagnose.ts';
import { failed, type InstallError, unsupported, withoutWorkers } from './install-error.ts';
import { type ClaimReply, claimMessage, isReadyMadeFile } from './messages.ts';
import { trustedUrl } from './trusted-url.ts';

/** A slow network, and an app's own worker that fills its caches, may take their time. */
const longestStart = 30_000;
const longestReply = 10_000;
/** A worker that knows nothing of the API never replies. */
const longestForeignReply = 2_000;

/** WebKit does not always tell a page that its worker has become activated. */
const activeStates: readonly ServiceWorkerState[] = ['activating', 'activated'];

/** The registration that serves an address, the page's by default. */
export function findRegistration(address?: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = navigator.serviceWorker.getRegistration(address).catch(() => {
    throw withoutWorkers();
  });
  return inTime(found, longestReply, unsupported('The browser does not say which worker it has.'));
}

/** The worker at this URL, if it controls the page. */
export function controllerAt(href: string): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === href ? controller : null;
}

/** Registers a worker, new or there already, and resolves to it once it is active. */
export async function activate(script: URL): Promise<ServiceWorker> {
  const { href } = script;
  const registration = await inTime(register(script), longestStart, unreachable(href));
  if (!registration) throw unsupported('An extension or a setting blocks service workers here.');
  const { active, waiting, installing } = registration;
  const worker = active?.scriptURL === href ? active : (installing ?? waiting ?? active);
  if (!worker) throw broken(href);
  const late = `The worker at ${href} is not active yet. Does it call skipWaiting()?`;
  const isActive = becomesActive(worker, href);
  if (await inTime(isActive, longestStart, failed('worker-broken', late))) return worker;
  throw broken(href);
}

function broken(href: string): InstallError {
  return failed('worker-broken', `The worker at ${href} fails to start; see its console.`);
}

async function register(script: URL): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const url = trustedUrl(script);
  return serviceWorker.register(url).catch(async () => {
    // In development, bundlers serve an app's worker as a module.
    const asModule = isReadyMadeFile(script)
      ? undefined
      : await serviceWorker.register(url, { type: 'module' }).catch(() => undefined);
    if (asModule) return asModule;
    throw await diagnose(script);
  });
}

function becomesActive(worker: ServiceWorker, href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (activeStates.includes(worker.state) || controllerAt(href)) resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', settle);
    navigator.serviceWorker.addEventListener('controllerchange', settle);
    settle();
  });
}

/** Has the worker take control of this page, and resolves once it has. */
export async function takeControl(
  worker: ServiceWorker,
  milliseconds = longestReply,
): Promise<ClaimReply> {
  const claim: Promise<ClaimReply> = messageSW(worker, claimMessage);
  const silence = silent(worker.scriptURL);
  const [reply] = await inTime(Promise.all([claim, controlBy(worker)]), milliseconds, silence);
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

/** Resolves to the index of the API. Rejects unless the API answers in this page. */
export async function expectAnswer(base: URL): Promise<object> {
  const index = await indexBelow(base);
  if (index) return index;
  throw failed(
    'not-answered',
    `A worker controls the page, but ${base.href} is not the API's. Does the worker serve this base?`,
  );
}

/** Whether the API is answered by a worker of the app's, which may import its listener. */
export async function isAnsweredBy(worker: ServiceWorker, base: URL): Promise<boolean> {
  if (controllerAt(worker.scriptURL)) return isAnsweredBelow(base);
  return takeControl(worker, longestForeignReply).then(
    () => isAnsweredBelow(base),
    () => false,
  );
}

/** Whether the API is answered in this page without the network. */
export async function isAnsweredBelow(base: URL): Promise<boolean> {
  return Boolean(await indexBelow(base));
}

/** What the API answers at its base in this page without the network. */
async function indexBelow(base: URL): Promise<object | undefined> {
  const index = new URL(base);
  // Nothing is cached for an address that nobody has asked for, so only a worker can answer.
  index.search = `toolworker=${Math.random()}`;
  const asked = fetch(index, { cache: 'only-if-cached', mode: 'same-origin' });
  const answer: unknown = await inTime(
    asked.then((response) => response.json()),
    longestReply,
    silent(base.href),
  ).catch(() => undefined);
  return typeof answer === 'object' && answer && 'tools' in answer ? answer : undefined;
}

function silent(source: string): InstallError {
  const advice = "Is it a worker of Toolworker's? Reload the page once.";
  return failed('not-answered', `${source} keeps silent. ${advice}`);
}

/** Nothing is waited for without end. */
async function inTime<Value>(
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
