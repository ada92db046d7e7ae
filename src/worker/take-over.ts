import { basesMessage } from '../protocol/messages.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// A worker that may take over does so within milliseconds.
const firstPause = 1_000;
const longestPause = 60_000;

/** Makes a worker that is being installed replace the active one, even while pages use it. */
export async function takeOver(): Promise<void> {
  await self.skipWaiting();
  askAgainAfter(firstPause);
}

/**
 * Chromium lets a new worker wait if the active one is just starting or receives a request at that
 * moment, and may then forget it until the active one has been idle. It may take the new one if
 * asked again while the active one runs, which a reply shows. Timers keep no worker alive: one that
 * is stopped while it waits asks no more.
 *
 * @see https://source.chromium.org/chromium/chromium/src/+/main:content/browser/service_worker/service_worker_registration.cc
 */
function askAgainAfter(pause: number): void {
  setTimeout(() => {
    const { waiting, active } = self.registration;
    if (!waiting || !active) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => self.skipWaiting();
    active.postMessage(basesMessage, [port2]);
    askAgainAfter(Math.min(2 * pause, longestPause));
  }, pause);
}
