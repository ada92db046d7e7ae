import { type Installation, install } from 'toolworker/client';

const workerFile = '/sw.js';

/** What became of the site's worker. The HTML of a page is made where there is no page yet. */
export const installation: Promise<Installation> =
  'document' in globalThis
    ? loaded().then(() => install({ worker: workerFile }))
    : new Promise(() => {});

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
