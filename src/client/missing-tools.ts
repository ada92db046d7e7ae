import { warn } from '../shared/console.ts';
import { takeControl } from './control.ts';
import { findNewer, untilSettled } from './newer-worker.ts';

/** The worker that answers the API in this page, and the index of its tools. */
export interface Serving {
  readonly worker: ServiceWorker;
  readonly index: object;
}

/** A worker that lacks tools while a newer one is being installed. */
export interface Outdated {
  readonly message: string;
  /** Resolves once the newer worker serves the page, or cannot be installed. */
  readonly updated: Promise<void>;
}

/**
 * Resolves to `undefined` if the worker has the tools. If it lacks some, asks the server for a newer worker, and warns
 * if there is none.
 */
export async function findOutdated(
  { worker, index }: Serving,
  { pathname: base }: URL,
  tools: readonly string[],
): Promise<Outdated | undefined> {
  const listed = JSON.stringify(index);
  const missing = tools.filter((name) => !listed.includes(`"${base}${name}"`)).join(', ');
  if (!missing) return undefined;
  const { pathname } = new URL(worker.scriptURL);
  const newer = await findNewer().catch(() => 'unreachable' as const);
  if (typeof newer === 'object') {
    const message = `${pathname} lacks ${missing}; a newer worker is being installed. Await the promise "updated" of this installation.`;
    return { message, updated: untilServing(newer) };
  }
  const advice = newer
    ? 'The server cannot be asked for a newer worker now.'
    : 'Build it with them and publish it again.';
  warn(`${pathname} lacks tools that this page calls: ${missing}. ${advice}`);
  return undefined;
}

async function untilServing(worker: ServiceWorker): Promise<void> {
  await untilSettled(worker);
  // It may fail, or be the app's own without the API; install() then tells if it is called again.
  if (worker.state !== 'redundant') await takeControl(worker).catch(() => {});
}
