import { type Installation, install } from 'toolworker/client';
import { serviceWorkers } from './page-access.ts';

const workerFile = '/sw.js';

/**
 * The outcome of installing the site's worker. Stays pending during the build, which has no
 * document.
 */
export const installation: Promise<Installation> =
  'document' in globalThis
    ? loaded().then(() => install({ worker: workerFile }))
    : new Promise(() => {});

/** Resolves once the page is loaded, so that the worker's many files do not delay it. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Longer inputs would freeze the page while it computes. */
const longestInPage = 200_000;

/** Resolves at once, or for a long input once the worker is installed. */
export async function readyFor(body: string): Promise<void> {
  if (body.length > longestInPage) await installation;
}

/** Whether the site's worker controls this page, and thus answers its API calls. */
export function isControlled(): boolean {
  const worker = serviceWorkers()?.controller;
  return worker ? worker.scriptURL === new URL(workerFile, location.href).href : false;
}
