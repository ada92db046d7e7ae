import {
  basesOf,
  indexParameter,
  isReadyMadeFile,
  retiredParameter,
  unmatchedParameter,
} from '../protocol/messages.ts';
import type { ToolList } from '../tool.ts';
import { addFetchListener, addMessageListener, resolveWorkerOptions } from './listener.ts';
import { addStaticRoutes } from './static-routes.ts';
import { takeOver } from './take-over.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/**
 * Starts the API in a worker file that you build yourself, `toolworker.js`, with the tools of your
 * choice. The worker becomes active at once. It reads the base of the API from its own URL.
 *
 * @throws `TypeError` if a tool is invalid.
 *
 * @example
 * // toolworker.js, before it is bundled
 * import { startToolWorker } from 'toolworker/core';
 * import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
 *
 * startToolWorker({ tools: [bmiCalculatorTool] });
 */
export function startToolWorker(options: ToolList): void {
  const script = new URL(self.location.href);
  const isReadyMade = isReadyMadeFile(script);
  // In an app's own worker, the parameters belong to the app.
  const address = isReadyMade ? script : new URL(script.pathname, script);
  const { searchParams } = address;
  const isRetired = searchParams.has(retiredParameter);
  const unmatched = searchParams.get(unmatchedParameter) === 'error' ? 'error' : 'network';
  const index = searchParams.get(indexParameter) !== 'false';
  const apis = basesOf(address).map((base) =>
    resolveWorkerOptions({ ...options, base, unmatched, index }),
  );
  const bases = apis.map(({ base }) => base);

  if (!isRetired) for (const api of apis) addFetchListener(api);
  addMessageListener(isReadyMade, bases);

  if (isReadyMade) {
    self.addEventListener('install', (event) => {
      if (!isRetired) event.waitUntil(addStaticRoutes(event, bases));
      event.waitUntil(takeOver());
    });
  }

  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
  });
}
