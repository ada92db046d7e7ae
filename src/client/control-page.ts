import { basesOf, isReadyMadeFile, withBases } from '../protocol/messages.ts';
import { type Log, warn } from '../shared/warn.ts';
import { chooseWorker, isOurs, type Owner } from './choose-worker.ts';
import {
  activate,
  askBases,
  controllerAt,
  expectAnswer,
  findRegistration,
  indexBelow,
  indexBy,
  servingWorker,
  takeControl,
  untilActive,
} from './control.ts';
import { foreignWorker, type InstallError, unsupported } from './install-error.ts';
import { type InstallTarget, ignoredOptions, requireScope } from './install-target.ts';
import type { Serving } from './missing-tools.ts';
import { warnOfVersion } from './warn-of-version.ts';

interface PresentWorker extends Owner {
  readonly worker: ServiceWorker;
}

/** Makes a worker that handles API requests control this page. */
export async function controlPage(target: InstallTarget, log: Log): Promise<Serving> {
  const owner = await findOwner(target);
  const choice = chooseWorker(target, owner);
  switch (choice.action) {
    case 'keep':
      return keepWorker(choice.owner, target, log);
    case 'reuse':
      log(`${choice.owner.script} is already registered for this page`);
      await untilActive(choice.owner.worker);
      return serveFrom(choice.owner.worker, target, log);
    case 'register':
      return registerWorker(owner, target, log);
  }
}

/** Resolves to the worker that serves, or will serve, this page. */
async function findOwner(target: InstallTarget): Promise<PresentWorker | undefined> {
  const registration = await findRegistration();
  const worker = servingWorker(registration);
  if (!registration || !worker) return undefined;
  const found = { worker, script: new URL(worker.scriptURL), scope: registration.scope };
  // Only an active worker can take control.
  const isActive = worker === registration.active;
  const reply = isActive && isOurs(found, target) ? await takeControl(worker) : undefined;
  return { ...found, isActive, isReadyMade: reply?.isReadyMade ?? false };
}

async function keepWorker(
  { worker, script }: PresentWorker,
  target: InstallTarget,
  log: Log,
): Promise<Serving> {
  const index = await indexBy(worker, target.base);
  if (!index) throw await foreignWorkerError(worker);
  for (const ignored of ignoredOptions(script, target)) warn(ignored);
  log(`${worker.scriptURL} already handles API requests`);
  return { worker, index };
}

async function registerWorker(
  owner: PresentWorker | undefined,
  target: InstallTarget,
  log: Log,
): Promise<Serving> {
  const { script, scope } = target;
  if (!owner) requireScope(script, scope);
  const url = owner ? await withBasesInUse(owner, target) : script;
  log(`registering ${url.href} for ${scope}`);
  const worker = await activate(url);
  try {
    return await serveFrom(worker, target, log);
  } catch (error) {
    // Removes a new worker that does not work, unless it is the app's own, which has other tasks.
    if (!owner && isReadyMadeFile(script)) await (await findRegistration(scope))?.unregister();
    throw error;
  }
}

/**
 * Resolves to the URL to register: with the bases of the worker that it replaces if there are other
 * open pages, which may be calling them. Later visits to the last page that is left are not
 * affected.
 */
async function withBasesInUse(
  { worker, script, isReadyMade }: PresentWorker,
  { base, script: wanted }: InstallTarget,
): Promise<URL> {
  if (!isReadyMade) return wanted;
  const bases = basesOf(script);
  const both = withBases(wanted, [base.pathname, ...bases]);
  // Other parameters would change how the former bases are answered.
  const isUnchanged = withBases(wanted, bases).href === script.href;
  const isInUse = isUnchanged && ((await askBases(worker))?.pages ?? 1) > 1;
  return isInUse ? both : wanted;
}

/** Makes an active worker control this page, and checks that it handles API requests there. */
async function serveFrom(
  worker: ServiceWorker,
  { base, script }: InstallTarget,
  log: Log,
): Promise<Serving> {
  log('taking control of the page');
  const { version } = await takeControl(worker);
  const index = await expectAnswer(worker, base);
  // Not awaited: it may take as long as an update, and the page works meanwhile.
  warnOfVersion(script, version);
  return { worker, index };
}

/**
 * A frame without an address, such as `about:srcdoc`, inherits the worker of its parent page.
 *
 * @see https://w3c.github.io/ServiceWorker/#control-and-use-window-client
 */
export async function inheritWorker(base: URL): Promise<Serving> {
  const { controller: worker } = navigator.serviceWorker;
  const index = worker && (await indexBelow(base));
  if (index) return { worker, index };
  throw unsupported(
    `${location.href} cannot have a worker of its own; call install() in the page around it.`,
  );
}

async function foreignWorkerError(worker: ServiceWorker): Promise<InstallError> {
  const { scriptURL, state } = worker;
  const { controller } = navigator.serviceWorker;
  if (state === 'installed' && controller) {
    return foreignWorker(
      `${scriptURL} is registered for this page, but waits until pages of ${controller.scriptURL} are closed. ` +
        'Close this page and open it again, or call skipWaiting() in that worker.',
    );
  }
  const [base] = await foreignBases(worker);
  return foreignWorker(
    base
      ? `${scriptURL} already serves this page and handles API requests below ${base}. ` +
          `Call install({ base: '${base}' }) here, too.`
      : `This page already has a worker, ${scriptURL}, which install() does not replace. ` +
          "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
  );
}

/**
 * Resolves to the bases of another worker. One that does not control the page has not replied
 * before.
 */
async function foreignBases(worker: ServiceWorker): Promise<readonly string[]> {
  const script = new URL(worker.scriptURL);
  if (isReadyMadeFile(script)) return basesOf(script);
  return (controllerAt(worker.scriptURL) && (await askBases(worker))?.bases) || [];
}
