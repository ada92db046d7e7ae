import { messageSW } from 'workbox-window/messageSW.js';
import { diagnose } from './diagnose.ts';
import { failed } from './install-error.ts';
import { type ClaimReply, claimMessage } from './messages.ts';

const patienceInMilliseconds = 10_000;

/** Registers a worker, new or there already, and resolves to it once it is active. */
export async function activate(script: URL): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(script).catch(async (error) => {
    throw await diagnose(script, error);
  });
  const { active, waiting, installing } = registration;
  const worker = active?.scriptURL === script.href ? active : (installing ?? waiting ?? active);
  const isActive = await new Promise<boolean>((resolve) => {
    const settle = () => {
      if (!worker || worker.state === 'redundant') resolve(false);
      else if (worker.state === 'activated') resolve(true);
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
  if (worker && isActive) return worker;
  throw failed('worker-broken', `The worker at ${script.href} fails to start; see its console.`);
}

/** Has the worker take control of this page, and resolves once it has. */
export async function takeControl(worker: ServiceWorker): Promise<ClaimReply> {
  const claim: Promise<ClaimReply> = messageSW(worker, claimMessage);
  const [reply] = await inTime(Promise.all([claim, controlBy(worker)]), worker.scriptURL);
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
  const answer: unknown = await inTime(
    fetch(base).then((response) => response.json()),
    base.href,
  ).catch(() => undefined);
  if (typeof answer === 'object' && answer !== null && 'tools' in answer) return;
  throw failed(
    'not-answered',
    `A worker controls the page, but ${base.href} is not the API's. Does the worker serve this base?`,
  );
}

/** Nothing is waited for without end. */
async function inTime<Value>(awaited: Promise<Value>, source: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const message = `${source} keeps silent. Is it a worker of Toolworker's? Reload the page once.`;
    timer = setTimeout(() => reject(failed('not-answered', message)), patienceInMilliseconds);
  });
  try {
    return await Promise.race([awaited, limit]);
  } finally {
    clearTimeout(timer);
  }
}
