import { isReadyMadeFile, isRetired, retiredParameter } from '../protocol/messages.ts';
import { isSameFile } from './choose-worker.ts';
import { activate, findRegistration, servingWorker, takeControl } from './control.ts';
import type { InstallTarget } from './install-target.ts';

/**
 * Replaces the worker with an inert one from the same file, then unregisters it. A worker that is
 * only unregistered continues to serve open pages. Resolves to whether there was one.
 */
export async function uninstall({ script, scope }: InstallTarget): Promise<boolean> {
  // After a failed attempt without the network, the page still has its worker, but no registration.
  const worker = servingWorker(await findRegistration(scope)) ?? remainingController(script);
  if (!worker) return false;
  const present = new URL(worker.scriptURL);
  const isFromFile = isSameFile(present, script);
  // The ready-made worker of a wider scope, which serves other pages, too.
  if (!isFromFile && isReadyMadeFile(present)) return false;
  const isReadyMade = isFromFile && (await takeControl(worker)).isReadyMade;
  if (!isReadyMade)
    throw new Error(
      `${worker.scriptURL} is a worker of your own app; uninstall() does not remove it.`,
    );
  const retired = new URL(script);
  retired.searchParams.set(retiredParameter, '');
  try {
    await takeControl(await activate(retired));
  } finally {
    const remaining = await findRegistration(scope);
    if (remaining?.scope === scope) await remaining.unregister();
  }
  return true;
}

function remainingController(script: URL): ServiceWorker | undefined {
  const { controller } = navigator.serviceWorker;
  if (!controller) return undefined;
  const url = new URL(controller.scriptURL);
  return isSameFile(url, script) && !isRetired(url) ? controller : undefined;
}
