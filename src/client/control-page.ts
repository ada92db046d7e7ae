import { version } from '../version.ts';
import { type Log, warn } from './console.ts';
import {
  activate,
  expectAnswer,
  findRegistration,
  isAnsweredBelow,
  isAnsweredBy,
  isSameFile,
  newest,
  takeControl,
} from './control.ts';
import { foreignWorker, type InstallError, unsupported } from './install-error.ts';
import { type InstallTarget, requireScope } from './install-target.ts';
import { baseParameter, isReadyMadeFile } from './messages.ts';

/**
 * Makes a worker that answers the API control this page, and resolves to the worker. Another worker of
 * the app keeps its pages: a registration on the same scope would silently replace it, and one on a
 * narrower scope would take over some of its pages.
 */
export async function controlPage(
  { base, script, scope }: InstallTarget,
  tools: readonly string[],
  log: Log,
): Promise<ServiceWorker> {
  const registration = await findRegistration();
  const owner = newest(registration);
  const isReplaced = registration?.scope === scope && owner && mayReplace(owner, script);
  if (owner && !isSameFile(owner, script) && !isReplaced) {
    if (!(await isAnsweredBy(owner, base))) throw foreignWorkerError(owner);
    log(`${owner.scriptURL} already answers the API`);
    return owner;
  }
  if (!owner) requireScope(script, scope);
  // Only an active worker can take control.
  const active = owner && owner === registration?.active ? owner : undefined;
  const present = active && (await isUpToDate(active, script)) ? active : undefined;
  log(
    present
      ? `${present.scriptURL} already serves this page`
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
export async function inheritWorker(base: URL): Promise<ServiceWorker> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await isAnsweredBelow(base))) return controller;
  throw unsupported(
    `${location.href} cannot have a worker of its own; call install() in the page around it.`,
  );
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
      `This page already has a worker, ${scriptURL}, which install() does not replace. ` +
        "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
    );
  }
  const { pathname } = new URL(script.searchParams.get(baseParameter) ?? 'api/', script);
  return foreignWorker(
    `${scriptURL} already serves this page and answers the API below ${pathname}. ` +
      `Call install({ base: '${pathname}' }) here, too.`,
  );
}

function warnOfVersions(script: URL, workerVersion: string): void {
  warn(
    `this page has version ${version}, but its worker has ${workerVersion}. ` +
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
  warn(
    `${script.pathname} lacks tools that this page calls: ${missing.join(', ')}. Build it with them and publish it again.`,
  );
}
