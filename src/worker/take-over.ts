import { basesMessage } from '../protocol/messages.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** A worker that may take over does so within milliseconds. */
const patience = 1_000;

/** Makes a worker that is being installed replace the active one, even while pages use it. */
export async function takeOver(): Promise<void> {
  await self.skipWaiting();
  setTimeout(takeOverLater, patience);
}

/**
 * Chromium lets a new worker wait if the active one is just starting or receives a request at that moment, and may
 * then forget it until the active one is stopped. It takes the new one if asked again while the active one runs,
 * which a reply shows.
 */
function takeOverLater(): void {
  const { waiting, active } = self.registration;
  if (!waiting || !active) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => self.skipWaiting();
  active.postMessage(basesMessage, [port2]);
}
