import { warn } from './console.ts';
import { controllerAt, isAnsweredBelow, isSameFile } from './control.ts';

/**
 * Dispatches `update` when a new version of the worker takes over, and warns if a worker without the API
 * does.
 */
export function announceUpdates(
  target: EventTarget,
  { scriptURL }: ServiceWorker,
  base: URL,
): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (controllerAt(scriptURL)) target.dispatchEvent(new Event('update'));
    else if (
      controller &&
      !isSameFile(controller, new URL(scriptURL)) &&
      !(await isAnsweredBelow(base))
    )
      warn(`${controller.scriptURL} has taken over this page and does not answer the API.`);
  });
}
