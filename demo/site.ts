import { type Installation, install } from 'toolworker/client';

const workerFile = '/sw.js';

// During the build, there is no document.
const page = 'document' in globalThis ? document.documentElement : undefined;

/** Whether `toolworker serve` sent this page. It answers the API itself, so no worker is installed. */
export const isServed = page?.dataset.api === 'server';

/** Whether the path belongs to one of the site's own tools, which `toolworker serve` lacks. */
export function isOwnTool(path: string): boolean {
  return page?.dataset.ownTools?.split(' ').some((slug) => path === `/api/${slug}`) ?? false;
}

/** The outcome of installing the site's worker. Stays pending on pages that install none. */
export const installation: Promise<Installation> =
  page && !isServed ? loaded().then(() => install({ worker: workerFile })) : new Promise(() => {});

/** Resolves once the page is loaded, so that the worker's many files do not delay it. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Whether the site's worker controls this page, and thus answers its API calls. */
export function isControlled(): boolean {
  const { controller } = navigator.serviceWorker ?? {};
  return controller?.scriptURL === new URL(workerFile, location.href).href;
}
