import { keepClear } from '../src/api/base.ts';
import { handleRequest } from '../src/api/handler.ts';
import { type HandlerOptions, ownsPath, type Placement, placementOf } from '../src/api/paths.ts';
import { type ClaimReply, claimMessage } from '../src/client/messages.ts';
import type { ToolList } from '../src/tool.ts';
import { version } from '../src/version.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/**
 * Makes an app's own worker answer the API in its pages: the tools below the base on its own origin.
 * It ignores every other request, so the app's caches and its server keep working. Call it before
 * any listener of the app that answers every request, and once for each base if there are several.
 * Throws a `TypeError` if an option is wrong.
 *
 * @example
 * import { addToolListener } from 'toolworker/core';
 * import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
 *
 * addToolListener({ tools: [bmiCalculatorTool] });
 */
export function addToolListener(options: ToolList & HandlerOptions): void {
  addFetchListener(placementInWorker(options));
  addClaimListener(false);
}

/** Returns what is served where in this worker. Throws a `TypeError` if the options are wrong. */
export function placementInWorker(options: ToolList & HandlerOptions): Placement {
  const placement = placementOf(options, 'network');
  keepClear(placement.base, self.location.pathname);
  return placement;
}

/** Answers the API's requests with these methods, all by default, and ignores every other request. */
export function addFetchListener(
  placement: Placement,
  hasMethod: (method: string) => boolean = () => true,
): void {
  const { origin } = self.location;
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const isOurs = url.origin === origin && ownsPath(request, url.pathname, placement);
    if (isOurs && hasMethod(request.method)) {
      event.respondWith(handleRequest(request, url, placement));
    }
  });
}

/** Lets `install()` take control of a page that a hard reload has left without a worker. */
export function addClaimListener(isReadyMade: boolean): void {
  self.addEventListener('message', (event) => {
    if (event.data !== claimMessage) return;
    // An API below another base of this worker would answer as well.
    event.stopImmediatePropagation();
    const reply: ClaimReply = { version, isReadyMade };
    event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(reply)));
  });
}
