import { type Installation, install } from 'toolworker/client';

/** Whether this is a page; its HTML is made where there is none. */
const isPage = 'document' in globalThis;

/** What became of the site's worker, which is to be in control of the page. */
export const installation: Promise<Installation> = isPage ? start() : new Promise(() => {});

/** Resolves once the API is answered in this page: at once where the worker has served the page. */
export const answered: Promise<unknown> =
  isPage && navigator.serviceWorker?.controller ? Promise.resolve() : installation;

/**
 * Where there can be no worker, the page computes by itself: it gets the tools only then, as they are
 * larger than all the rest.
 */
async function start(): Promise<Installation> {
  const installed = await install({ worker: '/sw.js' });
  if (installed.status !== 'controlled') {
    const { interceptFetch } = await import('./in-page.ts');
    interceptFetch();
  }
  return installed;
}
