import { findRegistration, replyTimeout, withTimeout } from './control.ts';
import { unreachable } from './diagnose.ts';

/**
 * Asks the server for the page's worker. Resolves to the worker that is being installed, or waits,
 * if it differs from the active one. Rejects if the server cannot be reached.
 */
export async function findNewer(): Promise<ServiceWorker | undefined> {
  const registration = await findRegistration();
  if (!registration) return undefined;
  const late = unreachable(registration.scope);
  const { installing, waiting } = await withTimeout(updated(registration), replyTimeout, late);
  return installing ?? waiting ?? undefined;
}

async function updated(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorkerRegistration> {
  await registration.update();
  return registration;
}

/** Resolves once a worker is active or has failed, which may be after this page is left. */
export function untilSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (worker.state !== 'installing' && worker.state !== 'installed') resolve();
    };
    worker.addEventListener('statechange', settle);
    // WebKit does not always tell a page that a worker is activated.
    navigator.serviceWorker.addEventListener('controllerchange', settle);
    settle();
  });
}
