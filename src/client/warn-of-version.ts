import { warn } from '../shared/warn.ts';
import { version } from '../version.ts';
import { findRegistration, servingWorker, takeControl } from './control.ts';
import { findNewer, untilSettled } from './newer-worker.ts';

/**
 * Warns if the worker and the worker file on the server have another version than this page. After
 * an upgrade, the browser replaces the worker only once the page has loaded.
 */
export async function warnOfVersion(script: URL, found: string): Promise<void> {
  if (found === version) return;
  const served = (await servedVersion().catch(() => undefined)) ?? found;
  if (served === version) return;
  warn(
    `this page has version ${version}, but its worker has ${served}. ` +
      `Build this page or ${script.pathname} again, whichever is older, ` +
      'or copy its file from node_modules/toolworker/dist.',
  );
}

/** Resolves to the version of the worker once it is the one that the server has. */
async function servedVersion(): Promise<string | undefined> {
  const newer = await findNewer();
  if (newer) await untilSettled(newer);
  const worker = servingWorker(await findRegistration());
  return worker && (await takeControl(worker)).version;
}
