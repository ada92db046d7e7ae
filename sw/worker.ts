import type { HandlerOptions } from '../src/api/paths.ts';
import type { ToolList } from '../src/tool.ts';
import { registry } from '../src/tools/registry.ts';
import { addToolListener as addListenerOf } from './listeners.ts';

/**
 * Makes an app's own worker answer the API in its pages, by default with all tools of this package. It
 * ignores all other requests, so the app's caches and its server keep working.
 *
 * Call it before any listener of the app that answers every request. Throws a `TypeError` if an option is
 * invalid.
 *
 * @example
 * import { addToolListener } from 'toolworker/worker';
 *
 * addToolListener();
 */
export function addToolListener(options: Partial<ToolList> & HandlerOptions = {}): void {
  addListenerOf({ tools: registry, ...options });
}
