import { logToConsole } from '../shared/console.ts';
import { isWebAddress } from '../shared/url.ts';
import type { Tool } from '../tool.ts';
import { announceUpdates } from './announce-updates.ts';
import { controlPage, inheritWorker } from './control-page.ts';
import { failureOf, type InstallFailure } from './install-error.ts';
import { type InstallOptions, resolveTarget } from './install-target.ts';
import { requireServiceWorkers, untilShown } from './page-support.ts';
import { uninstall } from './uninstall.ts';
import { withLock } from './with-lock.ts';

export type { InstallOptions } from './install-target.ts';

/** The result of `install()`. Dispatches `update` when a new version of the worker takes over. */
export type Installation = EventTarget & {
  /**
   * Removes the worker permanently, in all open pages at once. Rejects if the worker is the app's own. If
   * the network cannot be reached, it rejects too, and open pages keep the worker.
   */
  readonly uninstall: () => Promise<void>;
} & ({ readonly status: 'controlled' } | InstallFailure);

/** The Vite plugin replaces this with the names of the worker's tools. */
declare const __TOOLWORKER_TOOLS__: readonly string[] | undefined;

function toolsOfPlugin(): readonly string[] {
  return typeof __TOOLWORKER_TOOLS__ === 'undefined' ? [] : __TOOLWORKER_TOOLS__;
}

/**
 * Registers the ready-made worker and resolves once it answers the API in this page. From then on, a
 * `fetch` below `base` needs no network. Call it on every load: it also regains control after a hard
 * reload, which leaves a page without its worker. A prerendered page waits until it is shown.
 *
 * Calls wait for each other, and for an `uninstall()` in this page.
 *
 * It never rejects. If the worker cannot answer the API, the status and the message say why. Another
 * worker of the app remains unchanged; the status is `controlled` if that worker answers the API.
 *
 * @example
 * const installation = await install();
 * if (installation.status !== 'controlled') console.warn(installation.message);
 */
export async function install(options: InstallOptions = {}): Promise<Installation> {
  // Callers in plain JavaScript may pass nothing.
  const { tools = toolsOfPlugin(), debug, ...place } = { ...options };
  const log = debug ? logToConsole : () => {};
  let remove = async () => {};
  try {
    requireServiceWorkers();
    await untilShown();
    const target = resolveTarget(place);
    remove = () => withLock('change', () => uninstall(target));
    const worker = isWebAddress(location.href)
      ? await inTurn(() => controlPage(target, tools.map(nameOf), log))
      : await inheritWorker(target.base);
    log(`the API is answered below ${target.base.href}`);
    const controlled = installation({ status: 'controlled' }, remove);
    announceUpdates(controlled, worker, target.base);
    return controlled;
  } catch (error) {
    const failure = failureOf(error);
    log(failure.message);
    return installation(failure, remove);
  }
}

function nameOf(tool: string | Pick<Tool, 'slug'>): string {
  return typeof tool === 'string' ? tool : tool.slug;
}

/**
 * Does the work after other installations, and after their `uninstall()` if it is called as soon as they
 * resolve: an effect with cleanup, which React runs twice in development, ends with a worker.
 */
function inTurn(work: () => Promise<ServiceWorker>): Promise<ServiceWorker> {
  return withLock('install', () => withLock('change', work));
}

function installation(
  outcome: { readonly status: 'controlled' } | InstallFailure,
  remove: () => Promise<void>,
): Installation {
  return Object.assign(new EventTarget(), { ...outcome, uninstall: remove });
}
