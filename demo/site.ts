import { type Installation, install } from 'toolworker/client';

const workerFile = '/sw.js';

// The HTML of a page is made where there is no page yet.
const page = 'document' in globalThis ? document.documentElement : undefined;

/** Whether `toolworker serve` has sent this page. It has the API itself, and wants no worker. */
export const isServed = page?.dataset.api === 'server';

/** Whether the path is that of a tool of the site itself, which such a server does not have. */
export function isOwnTool(path: string): boolean {
  return page?.dataset.ownTools?.split(' ').some((slug) => path === `/api/${slug}`) ?? false;
}

/** What became of the site's worker, if it has one. */
export const installation: Promise<Installation> =
  page && !isServed ? loaded().then(() => install({ worker: workerFile })) : new Promise(() => {});

/** The worker fetches all that it keeps; what the page itself needs comes first. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Whether the site's worker is in control of this page, and answers its calls of the API. */
export function isControlled(): boolean {
  const { controller } = navigator.serviceWorker ?? {};
  return controller?.scriptURL === new URL(workerFile, location.href).href;
}
