import { messageSW } from 'workbox-window/messageSW.js';
import { diagnose, unreachable } from './diagnose.ts';
import { failed, type InstallError } from './install-error.ts';
import { type ClaimReply, claimMessage } from './messages.ts';
import { trustedUrl } from './trusted-url.ts';

/** A slow network, and an app's own worker that fills its caches, may take their time. */
const longestStart = 30_000;
const longestReply = 10_000;

/** WebKit does not always tell a page that its worker has become activated. */
const activeStates: readonly ServiceWorkerState[] = ['activating', 'activated'];

/** Registers a worker, new or there already, and resolves to it once it is active. */
export async function activate(script: URL): Promise<ServiceWorker> {
  const { href } = script;
  const { serviceWorker } = navigator;
  const registered = serviceWorker.register(trustedUrl(script)).catch(async () => {
    throw await diagnose(script);
  });
  const { active, waiting, installing } = await inTime(registered, longestStart, unreachable(href));
  const worker = active?.scriptURL === href ? active : (installing ?? waiting ?? active);
  const isActive = new Promise<boolean>((resolve) => {
    const settle = () => {
      if (!worker || worker.state === 'redundant') resolve(false);
      else if (activeStates.includes(worker.state)) resolve(true);
    };
    worker?.addEventListener('statechange', settle);
    const settleControlled = () => {
      if (serviceWorker.controller?.scriptURL === href) resolve(true);
    };
    serviceWorker.addEventListener('controllerchange', settleControlled, { once: true });
    settle();
  });
  const late = `The worker at ${href} is not active yet. Does it call skipWaiting()?`;
  if ((await inTime(isActive, longestStart, failed('worker-broken', late))) && worker)
    return worker;
  throw failed('worker-broken', `The worker at ${href} fails to start; see its console.`);
}

/** Has the worker take control of this page, and resolves once it has. */
export async function takeControl(worker: ServiceWorker): Promise<ClaimReply> {
  const claim: Promise<ClaimReply> = messageSW(worker, claimMessage);
  const silence = silent(worker.scriptURL);
  const [reply] = await inTime(Promise.all([claim, controlBy(worker)]), longestReply, silence);
  return reply;
}

function controlBy({ scriptURL }: ServiceWorker): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const settle = () => {
      if (serviceWorker.controller?.scriptURL !== scriptURL) return;
      serviceWorker.removeEventListener('controllerchange', settle);
      resolve();
    };
    serviceWorker.addEventListener('controllerchange', settle);
    settle();
  });
}

/** Resolves once the API has answered in this page. */
export async function expectAnswer(base: URL): Promise<void> {
  const asked = fetch(base).then((response) => response.json());
  const answer: unknown = await inTime(asked, longestReply, silent(base.href)).catch(
    () => undefined,
  );
  if (typeof answer === 'object' && answer !== null && 'tools' in answer) return;
  throw failed(
    'not-answered',
    `A worker controls the page, but ${base.href} is not the API's. Does the worker serve this base?`,
  );
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
