import { assertOutsideBase } from '../api/base.ts';
import { handleInWorker } from '../api/handler.ts';
import {
  type ResolvedOptions,
  requestedName,
  resolveOptions,
  type ToolHandlerOptions,
} from '../api/paths.ts';
import {
  type BasesReply,
  basesMessage,
  type ClaimReply,
  claimMessage,
} from '../protocol/messages.ts';
import type { ToolList } from '../tool.ts';
import { version } from '../version.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/**
 * Adds the API to an app's own service worker. It ignores all other requests, so the
 * app's caches and its server keep working.
 *
 * Call it before any listener of the app that handles every request, and once for each base if
 * there are several.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * import { addToolListener } from 'toolworker/core';
 * import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
 *
 * addToolListener({ tools: [bmiCalculatorTool] });
 */
export function addToolListener(options: ToolList & ToolHandlerOptions): void {
  const resolved = resolveWorkerOptions(options);
  addFetchListener(resolved);
  addMessageListener(false, [resolved.base]);
}

/**
 * Returns the options with the defaults for workers. Throws a `TypeError` if an option is invalid.
 */
export function resolveWorkerOptions(options: ToolList & ToolHandlerOptions): ResolvedOptions {
  const resolved = resolveOptions(options, 'network');
  assertOutsideBase(resolved.base, self.location.pathname);
  return resolved;
}

/** Handles the API's requests with these methods, by default all, and ignores other requests. */
export function addFetchListener(
  resolved: ResolvedOptions,
  hasMethod: (method: string) => boolean = () => true,
): void {
  const { origin } = self.location;
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== origin || !hasMethod(request.method)) return;
    const name = requestedName(request, url, resolved);
    if (name !== undefined) event.respondWith(handleInWorker(request, url, name, resolved));
  });
}

/**
 * Lets `install()` take control of a page that a hard reload has left without a worker, and tells
 * it where this worker handles API requests.
 */
export function addMessageListener(isReadyMade: boolean, bases: readonly string[]): void {
  self.addEventListener('message', (event) => {
    const reply = replyTo(event.data, isReadyMade, bases);
    if (!reply) return;
    // Another API of this worker, below another base, would reply as well.
    event.stopImmediatePropagation();
    event.waitUntil(reply.then((data) => event.ports[0]?.postMessage(data)));
  });
}

function replyTo(
  message: unknown,
  isReadyMade: boolean,
  bases: readonly string[],
): Promise<ClaimReply | BasesReply> | undefined {
  const { clients } = self;
  if (message === claimMessage) return clients.claim().then(() => ({ version, isReadyMade }));
  if (message !== basesMessage) return undefined;
  return clients.matchAll({ type: 'window' }).then(({ length }) => ({ bases, pages: length }));
}
