import { defaultBase } from '../api/base.ts';
import { version } from '../version.ts';
import { activate, expectAnswer, takeControl } from './control.ts';
import { failed, InstallError, type InstallFailure } from './install-error.ts';
import { baseParameter, retiredParameter, unmatchedParameter } from './messages.ts';

export interface InstallOptions {
  /** The path below which this page calls the API, `/api/` if left out; it ends with a slash. */
  readonly base?: string;
  /**
   * The URL of the worker file; `toolworker.js` in the folder that holds `base` if left out. An app
   * whose own worker answers the API names that one.
   */
  readonly worker?: string | URL;
  /**
   * What the worker does with unknown paths below `base`: answers an error, as it does if left out,
   * or leaves them to the network, for an app whose server has paths of its own there.
   */
  readonly unmatched?: 'error' | 'network';
  /** Says on the console what is done. */
  readonly debug?: boolean;
}

/** What became of an installation. It dispatches an `update` event when another worker takes over. */
export type Installation = EventTarget & {
  /**
   * Takes the worker away: at once in all open pages, and for good. Rejects where the worker is the
   * app's own, and where the network cannot be reached; then open pages keep the worker.
   */
  readonly uninstall: () => Promise<void>;
} & ({ readonly status: 'controlled' } | InstallFailure);

interface Place {
  readonly base: URL;
  readonly script: URL;
  readonly scope: string;
}

/**
 * Registers the ready-made worker and resolves once it answers the API in this page: the next
 * `fetch` below `base` needs no network. Safe to call on every load, also after a hard reload,
 * which leaves a page without its worker.
 *
 * It does not reject where the API cannot be had: the status says so, with a sentence that tells
 * what to do. Another worker of the app's is left alone.
 *
 * @example
 * const installation = await install();
 * if (installation.status !== 'controlled') console.warn(installation.message);
 */
export async function install(options: InstallOptions = {}): Promise<Installation> {
  const say = options.debug ? sayOnConsole : () => {};
  if (!hasServiceWorkers()) {
    say(unsupported.message);
    return installation(unsupported, async () => {});
  }
  const place = placeOf(options);
  const remove = () => uninstall(place);
  try {
    const present = await presentWorker(place);
    say(
      present
        ? `${present.scriptURL} serves this page already`
        : `registering ${place.script.href} for ${place.scope}`,
    );
    const worker = present ?? (await activate(place.script));
    say('taking control of the page');
    const reply = await takeControl(worker);
    await expectAnswer(place.base);
    say(`the API is answered below ${place.base.href}`);
    if (reply.version !== version) warnOfVersions(place.script, reply.version);
    const controlled = installation({ status: 'controlled' }, remove);
    announceUpdates(controlled, worker.scriptURL);
    return controlled;
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    say(error.message);
    return installation(error.failure, remove);
  }
}

const unsupported: InstallFailure = {
  status: 'unsupported',
  message:
    'There are no service workers here: they need https or localhost, and no private window. ' +
    'createClient({ transport: runTool }) and interceptFetch() compute in the page.',
};

function hasServiceWorkers(): boolean {
  try {
    return Boolean(globalThis.navigator?.serviceWorker);
  } catch {
    // A sandboxed frame may not even ask.
    return false;
  }
}

function installation(
  outcome: { readonly status: 'controlled' } | InstallFailure,
  remove: () => Promise<void>,
): Installation {
  return Object.assign(new EventTarget(), { ...outcome, uninstall: remove });
}

function placeOf({ base = defaultBase, worker, unmatched }: InstallOptions): Place {
  const api = new URL(base, location.href);
  const script = new URL(worker ?? '../toolworker.js', worker ? location.href : api);
  if (new URL('api/', script).href !== api.href)
    script.searchParams.set(baseParameter, api.pathname);
  if (unmatched === 'network') script.searchParams.set(unmatchedParameter, unmatched);
  return { base: api, script, scope: new URL('.', script).href };
}

/**
 * The worker that serves this page already, if it is as asked for. An app's own stays as the app has
 * registered it, with its URL, scope and type; the ready-made one is registered again where its
 * parameters have changed.
 *
 * A registration on the scope of another worker would silently put that one out of service, and one on
 * a narrower scope would take its pages away.
 */
async function presentWorker({ script, scope }: Place): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => {
    throw new InstallError(unsupported);
  });
  const owner = newest(registration);
  if (!owner) {
    requireScope(script, scope);
    return undefined;
  }
  if (!isSameFile(owner, script)) {
    throw new InstallError({
      status: 'foreign-worker',
      message:
        `This page has a worker already, ${owner.scriptURL}, which was left alone. ` +
        'Call addToolListener() or registerToolRoutes() in it, and name it as worker here.',
    });
  }
  // One that is not active yet cannot take control.
  if (owner !== registration?.active) return undefined;
  const { isReadyMade } = await takeControl(owner);
  return isReadyMade && owner.scriptURL !== script.href ? undefined : owner;
}

function requireScope({ href, origin }: URL, scope: string): void {
  if (origin === location.origin && location.href.startsWith(scope)) return;
  throw failed(
    'outside-scope',
    `A worker at ${href} serves pages below ${scope} only. Put the file into a folder above this page.`,
  );
}

function newest(registration?: ServiceWorkerRegistration): ServiceWorker | null | undefined {
  return registration?.active ?? registration?.waiting ?? registration?.installing;
}

function isSameFile({ scriptURL }: ServiceWorker, { origin, pathname }: URL): boolean {
  const script = new URL(scriptURL);
  return script.origin === origin && script.pathname === pathname;
}

function announceUpdates(target: EventTarget, href: string): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controllerAt(href)) target.dispatchEvent(new Event('update'));
  });
}

function controllerAt(href: string): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === href ? controller : null;
}

/**
 * A worker that is only unregistered goes on serving the pages that are open. So one that answers
 * nothing takes its place first, from the same file.
 */
async function uninstall({ script, scope }: Place): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration(scope);
  // After an attempt without network, the page still has its worker, and no registration.
  const worker = newest(registration) ?? controllerAt(script.href);
  if (!worker || !isSameFile(worker, script)) return;
  const { isReadyMade } = await takeControl(worker);
  if (!isReadyMade) throw new Error(`${script.href} has other tasks, too; remove it yourself.`);
  const retired = new URL(script);
  retired.searchParams.set(retiredParameter, '');
  try {
    await takeControl(await activate(retired));
  } finally {
    const remaining = await serviceWorker.getRegistration(scope);
    if (remaining?.scope === scope) await remaining.unregister();
  }
}

function warnOfVersions(script: URL, workerVersion: string): void {
  // biome-ignore lint/suspicious/noConsole: a stale copy goes unnoticed otherwise.
  console.warn(
    `toolworker: this page has version ${version}, its worker ${workerVersion}. ` +
      `Copy node_modules/toolworker/dist/toolworker.js to ${script.pathname} again.`,
  );
}

function sayOnConsole(step: string): void {
  // biome-ignore lint/suspicious/noConsole: asked for by `debug`.
  console.debug(`toolworker: ${step}`);
}
