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
import { baseParameter, isReadyMadeFile, retiredParameter } from './messages.ts';
import { type InstallOptions, type Place, placeOf, requireScope } from './place.ts';

export type { InstallOptions } from './place.ts';

/** What became of an installation. Dispatches `update` when a new version of the worker takes over. */
export type Installation = EventTarget & {
  /**
   * Removes the worker: at once in all open pages, and for good. Rejects if the worker is the app's
   * own, and if the network cannot be reached; open pages then keep the worker.
   */
  readonly uninstall: () => Promise<void>;
} & ({ readonly status: 'controlled' } | InstallFailure);

type Say = (step: string) => void;

/** The Vite plugin replaces this with the names of the tools in the worker that it builds. */
declare const __TOOLWORKER_TOOLS__: readonly string[] | undefined;

function toolsOfPlugin(): readonly string[] {
  return typeof __TOOLWORKER_TOOLS__ === 'undefined' ? [] : __TOOLWORKER_TOOLS__;
}

/**
 * Registers the ready-made worker and resolves once it answers the API in this page: the next
 * `fetch` below `base` needs no network. Call it on every load; it also regains control after a hard
 * reload, which leaves a page without its worker. A prerendered page waits until it is shown.
 *
 * It never rejects. If the page cannot have the API, the status says so, with a sentence that tells
 * what to do. Another worker of the app's is left alone; the status is `controlled` if that one
 * answers the API.
 *
 * @example
 * const installation = await install();
 * if (installation.status !== 'controlled') console.warn(installation.message);
 */
export async function install(options: InstallOptions = {}): Promise<Installation> {
  const say = options.debug ? sayOnConsole : () => {};
  let remove = async () => {};
  try {
    requireServiceWorkers();
    await shown();
    const place = placeOf(options);
    remove = () => uninstall(place);
    const worker = isWebAddress(location.href)
      ? await controlPage(place, options.tools ?? toolsOfPlugin(), say)
      : await inheritWorker(place.base);
    say(`the API is answered below ${place.base.href}`);
    const controlled = installation({ status: 'controlled' }, remove);
    announceUpdates(controlled, worker, place.base);
    return controlled;
  } catch (error) {
    const failure = failureOf(error);
    say(failure.message);
    return installation(failure, remove);
  }
}

/** A prerendered page cannot have a worker yet. */
async function shown(): Promise<void> {
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
    // A sandboxed frame may not even ask, and a server has no navigator.
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
 * Puts a worker that answers the API in control of this page, and resolves to it. A registration on
 * the scope of another worker would silently put that one out of service, and one on a narrower scope
 * would take its pages away.
 */
async function controlPage(
  { base, script, scope }: Place,
  tools: readonly string[],
  say: Say,
): Promise<ServiceWorker> {
  const registration = await findRegistration();
  const owner = newest(registration);
  const isReplaced = registration?.scope === scope && owner && givesWay(owner, script);
  if (owner && !isSameFile(owner, script) && !isReplaced) {
    if (!(await isAnsweredBy(owner, base))) throw refusal(owner);
    say(`${owner.scriptURL} answers the API already`);
    return owner;
  }
  if (!owner) requireScope(script, scope);
  // One that is not active yet cannot take control.
  const active = owner && owner === registration?.active ? owner : undefined;
  const present = active && (await isAsWanted(active, script)) ? active : undefined;
  say(
    present
      ? `${present.scriptURL} serves this page already`
      : `registering ${script.href} for ${scope}`,
  );
  const worker = present ?? (await activate(script));
  say('taking control of the page');
  try {
    const reply = await takeControl(worker);
    const index = await expectAnswer(base);
    if (reply.version !== version) warnOfVersions(script, reply.version);
    warnOfMissing(tools, base, script, index);
    return worker;
  } catch (error) {
    // What was not there before, and does not serve, must not stay. An app's own has other tasks.
    if (!owner && isReadyMadeFile(script)) await (await findRegistration(scope))?.unregister();
    throw error;
  }
}

/** The ready-made worker has no other task than the API, so an app may get a worker of its own later. */
function givesWay({ scriptURL }: ServiceWorker, script: URL): boolean {
  return isReadyMadeFile(new URL(scriptURL)) && !isReadyMadeFile(script);
}

/** A frame without an address, such as `about:srcdoc`, has the worker of the page around it. */
async function inheritWorker(base: URL): Promise<ServiceWorker> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await isAnsweredBelow(base))) return controller;
  throw unsupported(`${location.href} has no worker of its own; install it in the page around it.`);
}

/**
 * Whether the worker can stay as it is. An app's own stays as the app has registered it, with its URL,
 * scope and type; the ready-made one is registered again if its parameters have changed.
 */
async function isAsWanted(active: ServiceWorker, script: URL): Promise<boolean> {
  const { isReadyMade } = await takeControl(active);
  return !isReadyMade || active.scriptURL === script.href;
}

function refusal({ scriptURL }: ServiceWorker): InstallError {
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
 * A worker that is only unregistered goes on serving the pages that are open. So one that answers
 * nothing takes its place first, from the same file.
 */
async function uninstall({ script, scope }: Place): Promise<void> {
  // After an attempt without network, the page still has its worker, and no registration.
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

/** In the index, each tool has its path. */
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
  // biome-ignore lint/suspicious/noConsole: what is out of order goes unnoticed otherwise.
  console.warn(`toolworker: ${message}`);
}

function sayOnConsole(step: string): void {
  // biome-ignore lint/suspicious/noConsole: asked for by `debug`.
  console.debug(`toolworker: ${step}`);
}
