import { install } from 'toolworker/client';
import { once } from '../../src/shared/once.ts';
import { serviceWorkers } from './page-access.ts';

const workerFile = '/sw.js';

/**
 * Installs the site's worker, and resolves to the outcome. Waits until the page is loaded, so that
 * the worker's many files do not delay it.
 */
export const installation = once(() => loaded().then(() => install({ worker: workerFile })));

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Longer inputs would freeze the page while it computes. */
const longestInPage = 200_000;

/** Resolves at once, or for a long input once the worker is installed. */
export async function readyFor(body: string): Promise<void> {
  if (body.length > longestInPage) await installation();
}

/** Whether the site's worker controls this page, and thus answers its API calls. */
export function isControlled(): boolean {
  const worker = serviceWorkers()?.controller;
  return worker ? worker.scriptURL === new URL(workerFile, location.href).href : false;
}
