import {
  baseParameter,
  isReadyMadeFile,
  retiredParameter,
  unmatchedParameter,
} from '../client/messages.ts';
import type { ToolList } from '../tool.ts';
import { addClaimListener, addFetchListener, resolveWorkerOptions } from './listener.ts';
import { addStaticRoutes } from './static-routes.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/**
 * Turns a script into the worker file that `install()` registers, `toolworker.js`, with the tools of your
 * choice. The worker becomes active at once. It reads the base of the API from its own URL.
 *
 * @example
 * // toolworker.js, before it is bundled
 * import { startToolWorker } from 'toolworker/core';
 * import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
 *
 * startToolWorker({ tools: [bmiCalculatorTool] });
 */
export function startToolWorker(options: ToolList): void {
  const { location } = self;
  const isReadyMade = isReadyMadeFile(location);
  // In an app's own worker, the parameters belong to the app.
  const parameters = new URLSearchParams(isReadyMade ? location.search : '');
  const isRetired = parameters.has(retiredParameter);
  const resolved = resolveWorkerOptions({
    ...options,
    base: new URL(parameters.get(baseParameter) ?? 'api/', location.href).pathname,
    unmatched: parameters.get(unmatchedParameter) === 'error' ? 'error' : 'network',
  });

  if (!isRetired) addFetchListener(resolved);
  addClaimListener(isReadyMade);

  if (isReadyMade) {
    self.addEventListener('install', (event) => {
      if (!isRetired) event.waitUntil(addStaticRoutes(event, resolved.base));
      event.waitUntil(self.skipWaiting());
    });
  }

  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
  });
}
