import { basesOf, isReadyMadeFile, isRetired } from '../protocol/messages.ts';
import { warn } from '../shared/warn.ts';
import { isSameFile } from './choose-worker.ts';
import { indexBelow } from './control.ts';

/**
 * Dispatches `update` when a new version of the worker takes over. Warns if another call of
 * `install()` has changed where the worker serves the API, or if a worker without the API takes
 * over.
 */
export function announceUpdates(
  target: EventTarget,
  { scriptURL }: ServiceWorker,
  base: URL,
): void {
  const { serviceWorker } = navigator;
  let former = scriptURL;
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (!controller) return;
    const isKnown = [scriptURL, former].includes(controller.scriptURL);
    former = controller.scriptURL;
    if (isKnown) target.dispatchEvent(new Event('update'));
    else if (isSameFile(new URL(controller.scriptURL), new URL(scriptURL)))
      warnOfBases(new URL(controller.scriptURL), base);
    else if (!(await indexBelow(base)))
      warn(`${controller.scriptURL} has taken over this page and does not handle API requests.`);
  });
}

/** Warns if the ready-made worker has got other bases than this page's. */
function warnOfBases(script: URL, { pathname }: URL): void {
  if (!isReadyMadeFile(script) || isRetired(script)) return;
  const bases = basesOf(script);
  const others = bases.filter((base) => base !== pathname).join(' and ');
  if (!others) return;
  warn(
    bases.includes(pathname)
      ? `another call of install() lets ${script.pathname} serve the API below ${others}, too. ` +
          `It still serves ${pathname} while pages are open that call it there; use one base in all pages.`
      : `another call of install() lets ${script.pathname} serve the API below ${others}, and no longer below ${pathname}. ` +
          'Use one base in all pages, and reload pages of an older version.',
  );
}
