import { basesOf, isReadyMadeFile, withBases } from '../protocol/messages.ts';
import { type Log, warn } from '../shared/console.ts';
import { chooseWorker, isOurs, type Owner } from './choose-worker.ts';
import {
  activate,
  askBases,
  controllerAt,
  expectAnswer,
  findRegistration,
  isAnsweredBelow,
  isAnsweredBy,
  servingWorker,
  takeControl,
} from './control.ts';
import { foreignWorker, type InstallError, unsupported } from './install-error.ts';
import { type InstallTarget, requireScope } from './install-target.ts';
import { warnOfVersion } from './warn-of-version.ts';

interface PresentWorker extends Owner {
  readonly worker: ServiceWorker;
}

/** Makes a worker that answers the API control this page, and resolves to the worker. */
export async function controlPage(
  target: InstallTarget,
  tools: readonly string[],
  log: Log,
): Promise<ServiceWorker> {
  const owner = await findOwner(target);
  const choice = chooseWorker(target, owner);
  switch (choice.action) {
    case 'keep':
      return keepWorker(choice.owner.worker, target.base, log);
    case 'reuse':
      log(`${choice.owner.script} already serves this page`);
      return serveFrom(choice.owner.worker, target, tools, log);
    case 'register':
      return registerWorker(owner, target, tools, log);
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

async function keepWorker(worker: ServiceWorker, base: URL, log: Log): Promise<ServiceWorker> {
  if (!(await isAnsweredBy(worker, base))) throw await foreignWorkerError(worker);
  log(`${worker.scriptURL} already answers the API`);
  return worker;
}

async function registerWorker(
  owner: PresentWorker | undefined,
  target: InstallTarget,
  tools: readonly string[],
  log: Log,
): Promise<ServiceWorker> {
  const { script, scope } = target;
  if (!owner) requireScope(script, scope);
  const url = owner ? await withBasesInUse(owner, target) : script;
  log(`registering ${url.href} for ${scope}`);
  const worker = await activate(url);
  try {
    return await serveFrom(worker, target, tools, log);
  } catch (error) {
    // Removes a new worker that does not work, unless it is the app's own, which has other tasks.
    if (!owner && isReadyMadeFile(script)) await (await findRegistration(scope))?.unregister();
    throw error;
  }
}

/**
 * Resolves to the URL to register: with the bases of the worker that it replaces if there are other open
 * pages, which may be calling them. Later visits to the last page that is left are not affected.
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

/** Makes an active worker control this page, and checks that it answers the API there. */
async function serveFrom(
  worker: ServiceWorker,
  { base, script }: InstallTarget,
  tools: readonly string[],
  log: Log,
): Promise<ServiceWorker> {
  log('taking control of the page');
  const { version } = await takeControl(worker);
  const index = await expectAnswer(worker, base);
  // Not awaited: it may take as long as an update, and the page works meanwhile.
  warnOfVersion(script, version);
  warnOfMissing(tools, base, script, index);
  return worker;
}

/** A frame without an address, such as `about:srcdoc`, inherits the worker of its parent page. */
export async function inheritWorker(base: URL): Promise<ServiceWorker> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await isAnsweredBelow(base))) return controller;
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
      ? `${scriptURL} already serves this page and answers the API below ${base}. ` +
          `Call install({ base: '${base}' }) here, too.`
      : `This page already has a worker, ${scriptURL}, which install() does not replace. ` +
          "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
  );
}

/** Resolves to the bases of another worker. One that does not control the page has not replied before. */
async function foreignBases(worker: ServiceWorker): Promise<readonly string[]> {
  const script = new URL(worker.scriptURL);
  if (isReadyMadeFile(script)) return basesOf(script);
  return (controllerAt(worker.scriptURL) && (await askBases(worker))?.bases) || [];
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
  warn(
    `${script.pathname} lacks tools that this page calls: ${missing.join(', ')}. Build it with them and publish it again.`,
  );
}
