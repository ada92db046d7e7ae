import { isWebAddress } from '../shared/url.ts';
import { logToConsole } from '../shared/warn.ts';
import type { Tool } from '../tool.ts';
import { announceUpdates } from './announce-updates.ts';
import { controlPage, inheritWorker } from './control-page.ts';
import { failureOf, type InstallFailure } from './install-error.ts';
import { type InstallOptions, resolveTarget } from './install-target.ts';
import { findOutdated, type Outdated, type Serving } from './missing-tools.ts';
import { requireServiceWorkers, untilShown } from './page-support.ts';
import { uninstall } from './uninstall.ts';
import { withLock } from './with-lock.ts';

export type { InstallOptions } from './install-target.ts';

/** The result of `install()`. Dispatches `update` when a new version of the worker takes over. */
export type Installation = EventTarget & {
  /**
   * Removes the worker permanently, in all open pages at once. Resolves to whether there was one
   * from the file that `base` or `worker` named. Rejects if the worker is the app's own. If the
   * network cannot be reached, it rejects too, and open pages keep the worker.
   */
  readonly uninstall: () => Promise<boolean>;
} & (
    | {
        /** The worker handles API requests in this page. */
        readonly status: 'controlled';
        readonly message?: undefined;
      }
    | {
        /**
         * The worker handles API requests, but lacks tools that this page calls. A newer one is
         * being installed.
         */
        readonly status: 'updating';
        readonly message: string;
        /**
         * Resolves once the newer worker has taken over. Resolves, too, if it cannot be installed.
         */
        readonly updated: Promise<void>;
      }
    | InstallFailure
  );

/** The Vite plugin replaces this with the names of the worker's tools. */
declare const __TOOLWORKER_TOOLS__: readonly string[] | undefined;

function toolsOfPlugin(): readonly string[] {
  return typeof __TOOLWORKER_TOOLS__ === 'undefined' ? [] : __TOOLWORKER_TOOLS__;
}

/**
 * Registers the service worker and resolves once it handles API requests in this page. From then
 * on, a `fetch` below `base` needs no network. Call it on every load: it also regains control after
 * a hard reload, which leaves a page without its worker. A prerendered page waits until it is
 * shown.
 *
 * Concurrent calls run one after another, also with `uninstall()`.
 *
 * It never rejects. If the worker cannot handle API requests, the status and the message say why.
 * Another worker of the app remains unchanged; the status is `controlled` if that worker handles
 * API requests.
 *
 * If the worker lacks tools that the page calls and a newer one is being installed, as on the first
 * load after a release, the status is `updating`. Await the promise `updated` before you call these
 * tools.
 *
 * @example
 * const installation = await install();
 * if (installation.status !== 'controlled') console.warn(installation.message);
 *
 * @example
 * const installation = await install({ tools: ['roof-pitch'] });
 * if (installation.status === 'updating') await installation.updated;
 */
export async function install(options: InstallOptions = {}): Promise<Installation> {
  // Callers in plain JavaScript may pass nothing.
  const { tools = toolsOfPlugin(), debug, ...place } = { ...options };
  const log = debug ? logToConsole : () => {};
  let remove = async () => false;
  try {
    requireServiceWorkers();
    await untilShown();
    const target = resolveTarget(place);
    remove = () => withLock('change', () => uninstall(target));
    const serving = isWebAddress(location.href)
      ? await inTurn(() => controlPage(target, log))
      : await inheritWorker(target.base);
    log(`the API is served below ${target.base.href}`);
    const outdated = await findOutdated(serving, target.base, tools.map(nameOf));
    if (outdated) log(outdated.message);
    const installed = installation(
      outdated ? { status: 'updating', ...outdated } : { status: 'controlled' },
      remove,
    );
    announceUpdates(installed, serving.worker, target.base);
    return installed;
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
 * Does the work after other installations, and after their `uninstall()` if it is called as soon as
 * they resolve: an effect with cleanup, which React runs twice in development, ends with a worker.
 */
function inTurn(work: () => Promise<Serving>): Promise<Serving> {
  return withLock('install', () => withLock('change', work));
}

function installation(
  outcome:
    | { readonly status: 'controlled' }
    | ({ readonly status: 'updating' } & Outdated)
    | InstallFailure,
  remove: () => Promise<boolean>,
): Installation {
  return Object.assign(new EventTarget(), { ...outcome, uninstall: remove });
}
