import { version } from '../version.ts';
import {
  activate,
  controllerAt,
  expectAnswer,
  findRegistration,
  isAnsweredBelow,
  isAnsweredBy,
  takeControl,
} from './control.ts';
import {
  failureOf,
  foreignWorker,
  type InstallError,
  type InstallFailure,
  unsupported,
  withoutWorkers,
} from './install-error.ts';
import {
  type InstallOptions,
  type InstallTarget,
  requireScope,
  resolveTarget,
} from './install-target.ts';
import { baseParameter, isReadyMadeFile, retiredParameter } from './messages.ts';

export type { InstallOptions } from './install-target.ts';

/** The result of `install()`. Dispatches `update` when a new version of the worker takes over. */
export type Installation = EventTarget & {
  /**
   * Removes the worker permanently, in all open pages at once. Rejects if the worker is the app's own. If
   * the network cannot be reached, it rejects too, and open pages keep the worker.
   */
  readonly uninstall: () => Promise<void>;
} & ({ readonly status: 'controlled' } | InstallFailure);

type Log = (step: string) => void;

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
 * It never rejects. If the worker cannot answer the API, the status and the message say why. Another
 * worker of the app remains unchanged; the status is `controlled` if that worker answers the API.
 *
 * @example
 * const installation = await install();
 * if (installation.status !== 'controlled') console.warn(installation.message);
 */
export async function install(options: InstallOptions = {}): Promise<Installation> {
  const log = options.debug ? logToConsole : () => {};
  let remove = async () => {};
  try {
    requireServiceWorkers();
    await untilShown();
    const place = resolveTarget(options);
    remove = () => uninstall(place);
    const worker = isWebAddress(location.href)
      ? await controlPage(place, options.tools ?? toolsOfPlugin(), log)
      : await inheritWorker(place.base);
    log(`the API is answered below ${place.base.href}`);
    const controlled = installation({ status: 'controlled' }, remove);
    announceUpdates(controlled, worker, place.base);
    return controlled;
  } catch (error) {
    const failure = failureOf(error);
    log(failure.message);
    return installation(failure, remove);
  }
}

/** Waits, since a prerendered page cannot have a worker yet. */
async function untilShown(): Promise<void> {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (!page.prerendering) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve);
  });
}

function requireServiceWorkers(): void {
  if (!hasServiceWorkers()) {
    const isInsecure = globalThis.isSecureContext === false;
    throw isInsecure ? unsupported('Service workers need https or localhost.') : withoutWorkers();
  }
  if (!isWebAddress(document.baseURI)) {
    throw unsupported(`A page at ${location.protocol} has no service workers; serve it by http.`);
  }
}

function hasServiceWorkers(): boolean {
  try {
    return Boolean(navigator.serviceWorker);
  } catch {
    // Access throws in a sandboxed frame, and a server has no `navigator`.
    return false;
  }
}

function isWebAddress(url: string): boolean {
  return url.startsWith('http');
}

function installation(
  outcome: { readonly status: 'controlled' } | InstallFailure,
  remove: () => Promise<void>,
): Installation {
  return Object.assign(new EventTarget(), { ...outcome, uninstall: remove });
}

/**
 * Makes a worker that answers the API control this page, and resolves to the worker. Another worker of
 * the app keeps its pages: a registration on the same scope would silently replace it, and one on a
 * narrower scope would take over some of its pages.
 */
async function controlPage(
  { base, script, scope }: InstallTarget,
  tools: readonly string[],
  log: Log,
): Promise<ServiceWorker> {
  const registration = await findRegistration();
  const owner = newest(registration);
  const isReplaced = registration?.scope === scope && owner && mayReplace(owner, script);
  if (owner && !isSameFile(owner, script) && !isReplaced) {
    if (!(await isAnsweredBy(owner, base))) throw foreignWorkerError(owner);
    log(`${owner.scriptURL} answers the API already`);
    return owner;
  }
  if (!owner) requireScope(script, scope);
  // Only an active worker can take control.
  const active = owner && owner === registration?.active ? owner : undefined;
  const present = active && (await isUpToDate(active, script)) ? active : undefined;
  log(
    present
      ? `${present.scriptURL} serves this page already`
      : `registering ${script.href} for ${scope}`,
  );
  const worker = present ?? (await activate(script));
  log('taking control of the page');
  try {
    const reply = await takeControl(worker);
    const index = await expectAnswer(base);
    if (reply.version !== version) warnOfVersions(script, reply.version);
    warnOfMissing(tools, base, script, index);
    return worker;
  } catch (error) {
    // Removes a new worker that does not work, unless it is the app's own, which has other tasks.
    if (!owner && isReadyMadeFile(script)) await (await findRegistration(scope))?.unregister();
    throw error;
  }
}

/** An app's own worker may replace the ready-made one, which does nothing but answer the API. */
function mayReplace({ scriptURL }: ServiceWorker, script: URL): boolean {
  return isReadyMadeFile(new URL(scriptURL)) && !isReadyMadeFile(script);
}

/** A frame without an address, such as `about:srcdoc`, inherits the worker of its parent page. */
async function inheritWorker(base: URL): Promise<ServiceWorker> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await isAnsweredBelow(base))) return controller;
  throw unsupported(`${location.href} has no worker of its own; install it in the page around it.`);
}

/**
 * Resolves to whether the worker needs no new registration. The ready-made worker needs one if its
 * parameters have changed. An app's own worker keeps the URL, scope and type of the app's registration.
 */
async function isUpToDate(active: ServiceWorker, script: URL): Promise<boolean> {
  const { isReadyMade } = await takeControl(active);
  return !isReadyMade || active.scriptURL === script.href;
}

function foreignWorkerError({ scriptURL }: ServiceWorker): InstallError {
  const script = new URL(scriptURL);
  if (!isReadyMadeFile(script)) {
    return foreignWorker(
      `This page has a worker already, ${scriptURL}, which was left alone. ` +
        "Add the API to it before its own listeners, by importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
    );
  }
  const { pathname } = new URL(script.searchParams.get(baseParameter) ?? 'api/', script);
  return foreignWorker(
    `${scriptURL} serves this page already and answers the API below ${pathname}. ` +
      `Call install({ base: '${pathname}' }) here as well.`,
  );
}

function newest(registration?: ServiceWorkerRegistration): ServiceWorker | undefined {
  return registration?.active ?? registration?.waiting ?? registration?.installing ?? undefined;
}

function isSameFile({ scriptURL }: ServiceWorker, { origin, pathname }: URL): boolean {
  const script = new URL(scriptURL);
  return script.origin === origin && script.pathname === pathname;
}

function announceUpdates(target: EventTarget, { scriptURL }: ServiceWorker, base: URL): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (controllerAt(scriptURL)) target.dispatchEvent(new Event('update'));
    else if (
      controller &&
      !isSameFile(controller, new URL(scriptURL)) &&
      !(await isAnsweredBelow(base))
    )
      warn(`${controller.scriptURL} has taken this page over and does not answer the API.`);
  });
}

/**
 * Replaces the worker with one from the same file that answers nothing, and unregisters it. A worker
 * that is only unregistered continues to serve open pages.
 */
async function uninstall({ script, scope }: InstallTarget): Promise<void> {
  // After a failed attempt without the network, the page still has its worker, but no registration.
  const worker = newest(await findRegistration(scope)) ?? controllerAt(script.href);
  if (!worker) return;
  const isReadyMade = isSameFile(worker, script) && (await takeControl(worker)).isReadyMade;
  if (!isReadyMade)
    throw new Error(`${worker.scriptURL} has other tasks, too; remove it yourself.`);
  const retired = new URL(script);
  retired.searchParams.set(retiredParameter, '');
  try {
    await takeControl(await activate(retired));
  } finally {
    const remaining = await findRegistration(scope);
    if (remaining?.scope === scope) await remaining.unregister();
  }
}

function warnOfVersions(script: URL, workerVersion: string): void {
  warn(
    `this page has version ${version}, its worker ${workerVersion}. ` +
      `Build ${script.pathname} or copy node_modules/toolworker/dist/toolworker.js again.`,
  );
}

/** Warns of tools whose paths are missing in the API's index. */
function warnOfMissing(
  tools: readonly string[],
  { pathname }: URL,
  script: URL,
  index: object,
): void {
  const listed = JSON.stringify(index);
  const missing = tools.filter((name) => !listed.includes(`"${pathname}${name}"`));
  if (missing.length < 1) return;
  warn(`${script.pathname} has no ${missing.join(', ')}. Build it with them and publish it again.`);
}

function warn(message: string): void {
  // biome-ignore lint/suspicious/noConsole: nobody would notice the problem otherwise.
  console.warn(`toolworker: ${message}`);
}

function logToConsole(step: string): void {
  // biome-ignore lint/suspicious/noConsole: asked for by `debug`.
  console.debug(`toolworker: ${step}`);
}
