import type { HandlerOptions } from '../src/api/paths.ts';
import { addClaimListener, addFetchListener, placementInWorker } from './listeners.ts';

/**
 * Makes an app's own worker answer the API in its pages: the tools below the base on its own origin.
 * It ignores every other request, so the app's caches and its server keep working. Call it before
 * any listener of the app that answers every request. Throws a `TypeError` if an option is wrong.
 *
 * @example
 * import { addToolListener } from 'toolworker/worker';
 *
 * addToolListener();
 */
export function addToolListener(options: HandlerOptions = {}): void {
  addFetchListener(placementInWorker(options));
  addClaimListener(false);
}
