import type { HandlerOptions } from '../src/api/paths.ts';
import { addClaimListener, addFetchListener } from './listeners.ts';

/**
 * Makes an app's own worker answer the API in its pages: requests to its origin below the base. It
 * decides at once and does nothing at all about any other request, so the app's caches keep working.
 * Call it before a listener of the app's that answers every request.
 *
 * @example
 * import { addToolListener } from 'toolworker/worker';
 *
 * addToolListener();
 */
export function addToolListener(options: HandlerOptions = {}): void {
  addFetchListener(options);
  addClaimListener(false);
}
