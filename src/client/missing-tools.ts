import { warn } from '../shared/warn.ts';
import { indexBelow, takeControl } from './control.ts';
import { findNewer, untilSettled } from './newer-worker.ts';

/** The worker that handles API requests in this page, and the index of its tools. */
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
 * Resolves to `undefined` if the worker has the tools. If it lacks some, asks the server for a
 * newer worker, and warns if there is none.
 */
export async function findOutdated(
  { worker, index }: Serving,
  base: URL,
  tools: readonly string[],
): Promise<Outdated | undefined> {
  const missing = missingIn(index, base, tools);
  if (!missing) return undefined;
  const { pathname } = new URL(worker.scriptURL);
  const newer = await findNewer().catch(() => 'unreachable' as const);
  if (typeof newer === 'object') {
    const message = `${pathname} lacks ${missing}; a newer worker is being installed. Await the promise "updated" of this installation.`;
    return { message, updated: untilServing(newer) };
  }
  // By now, the browser may have replaced the worker by itself.
  const remaining = missingIn((await indexBelow(base)) ?? index, base, tools);
  const advice = newer
    ? 'The server cannot be asked for a newer worker now.'
    : 'Build it with them and publish it again.';
  if (remaining) warn(`${pathname} lacks tools that this page calls: ${remaining}. ${advice}`);
  return undefined;
}

/** Returns the names of the tools whose paths are missing in the index, separated by commas. */
function missingIn(index: object, { pathname }: URL, tools: readonly string[]): string {
  const listed = JSON.stringify(index);
  return tools.filter((name) => !listed.includes(`"${pathname}${name}"`)).join(', ');
}

async function untilServing(worker: ServiceWorker): Promise<void> {
  await untilSettled(worker);
  // Firefox tells that a worker is active before it lets it handle requests. It may also fail, or
  // be the app's own without the API; install() then tells if it is called again.
  if (worker.state !== 'redundant') await takeControl(worker).catch(() => {});
}
