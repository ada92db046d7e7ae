import { type Installation, install } from 'toolworker/client';

const workerFile = '/sw.js';

/** What became of the site's worker. The HTML of a page is made where there is no page yet. */
export const installation: Promise<Installation> =
  'document' in globalThis ? install({ worker: workerFile }) : new Promise(() => {});

/** Whether the site's worker is in control of this page, and answers its calls of the API. */
export function isControlled(): boolean {
  const { controller } = navigator.serviceWorker ?? {};
  return controller?.scriptURL === new URL(workerFile, location.href).href;
}
