import {
  baseParameter,
  isReadyMadeFile,
  retiredParameter,
  unmatchedParameter,
} from '../src/client/messages.ts';
import type { ToolList } from '../src/tool.ts';
import { addClaimListener, addFetchListener, placementInWorker } from './listeners.ts';
import { addStaticRoutes } from './static-routes.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/**
 * Makes a script the whole worker file that `install()` registers, `toolworker.js`, with the tools of
 * your choice. It takes its place at once, and where the API lives from the URL it is registered with.
 *
 * @example
 * // toolworker.js, before it is bundled
 * import { startToolWorker } from 'toolworker/core';
 * import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
 *
 * startToolWorker({ tools: [bmiCalculatorTool] });
 */
export function startToolWorker({ tools }: ToolList): void {
  const { location } = self;
  const isReadyMade = isReadyMadeFile(location);
  // In an app's own worker, the parameters are the app's.
  const parameters = new URLSearchParams(isReadyMade ? location.search : '');
  const isRetired = parameters.has(retiredParameter);
  const placement = placementInWorker({
    tools,
    base: new URL(parameters.get(baseParameter) ?? 'api/', location.href).pathname,
    unmatched: parameters.get(unmatchedParameter) === 'error' ? 'error' : 'network',
  });

  if (!isRetired) addFetchListener(placement);
  addClaimListener(isReadyMade);

  if (isReadyMade) {
    self.addEventListener('install', (event) => {
      if (!isRetired) event.waitUntil(addStaticRoutes(event, placement.base));
      event.waitUntil(self.skipWaiting());
    });
  }

  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
  });
}
