import { Workbox } from 'workbox-window';
import { claimMessage } from './messages.ts';

export interface InstallOptions {
  /** The path below which this page calls the API; it starts and ends with a slash. */
  readonly base?: string;
  /** The URL of the worker file; `toolworker.js` in the folder that holds `base` if left out. */
  readonly worker?: string | URL;
}

/**
 * Registers the ready-made worker and resolves once it answers the API in this page: the next
 * `fetch` below `base` needs no network. Safe to call on every load, also after a hard reload,
 * which leaves a page without its worker.
 *
 * Rejects with an `Error` that says what to change where the browser has no service workers, the
 * worker file cannot be registered, or the page lies outside the worker's scope.
 *
 * @example
 * await install();
 * const response = await fetch('/api/percentage-of', { method: 'POST', body: '{"x":7,"y":100}' });
 */
export async function install(options: InstallOptions = {}): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error('This browser offers no service workers here; they need https or localhost.');
  }
  const base = new URL(options.base ?? '/api/', location.href);
  const script = new URL(
    options.worker ?? '../toolworker.js',
    options.worker ? location.href : base,
  );
  if (new URL('api/', script).href !== base.href) script.searchParams.set('base', base.pathname);
  const scope = new URL('.', script).href;
  if (!location.href.startsWith(scope)) {
    throw new Error(
      `A worker at ${script.pathname} controls ${scope}, which is not above this page.`,
    );
  }
  await refuseToReplace(script, scope);
  await takeControl(await activeWorker(await register(script)));
  await expectAnswer(base);
}

/** A second registration on a scope would silently put the first one's worker out of service. */
async function refuseToReplace(script: URL, scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope !== scope) return;
  const owner = registration.active ?? registration.waiting ?? registration.installing;
  if (owner && new URL(owner.scriptURL).pathname !== script.pathname) {
    throw new Error(`Another service worker, ${owner.scriptURL}, already serves this page.`);
  }
}

async function register(script: URL): Promise<ServiceWorkerRegistration> {
  const registration = await new Workbox(script.href).register({ immediate: true });
  if (!registration) throw new Error(`The worker at ${script.href} could not be registered.`);
  return registration;
}

function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration) {
  return new Promise<ServiceWorker>((resolve, reject) => {
    const worker = active ?? waiting ?? installing;
    const settle = () => {
      if (worker?.state === 'activated') resolve(worker);
      if (worker?.state === 'redundant') reject(new Error('The worker failed to install.'));
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}

async function takeControl(worker: ServiceWorker): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === worker) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  worker.postMessage(claimMessage);
  await controlled;
}

async function expectAnswer(base: URL): Promise<void> {
  const response = await fetch(base);
  const answer: unknown = await response.json().catch(() => undefined);
  const isIndex = typeof answer === 'object' && answer !== null && 'tools' in answer;
  if (!isIndex) throw new Error(`The worker is in control, but ${base.pathname} is not answered.`);
}
