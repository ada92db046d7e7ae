import { basesOf, isReadyMadeFile, withBases } from '../protocol/messages.ts';
import type { InstallTarget } from './install-target.ts';

/** The worker that serves, or will serve, a page. */
export interface Owner {
  readonly script: URL;
  /** The scope of its registration. */
  readonly scope: string;
  readonly isActive: boolean;
  /** Whether it says that it does nothing but handle API requests. */
  readonly isReadyMade: boolean;
}

/**
 * What `install()` does: `keep` leaves the page to another worker, `reuse` needs no new
 * registration, and `register` registers the worker.
 */
export type Choice<Found extends Owner = Owner> =
  | { readonly action: 'register' }
  | { readonly action: 'keep' | 'reuse'; readonly owner: Found };

/**
 * Chooses what to do with the worker that owns a page. Another worker of the app stays: a
 * registration on the same scope would silently replace it, and one on a narrower scope would take
 * over some of its pages.
 */
export function chooseWorker<Found extends Owner>(
  target: InstallTarget,
  owner: Found | undefined,
): Choice<Found> {
  if (!owner) return { action: 'register' };
  if (!isOurs(owner, target)) return { action: 'keep', owner };
  return needsRegistration(owner, target) ? { action: 'register' } : { action: 'reuse', owner };
}

/** Whether a worker is from the file to install, or may be replaced by it. */
export function isOurs(
  { script, scope }: Pick<Owner, 'script' | 'scope'>,
  target: InstallTarget,
): boolean {
  if (isSameFile(script, target.script)) return true;
  // The ready-made worker does nothing but handle API requests, as the app's own worker does, too.
  return scope === target.scope && isReadyMadeFile(script) && !isReadyMadeFile(target.script);
}

/** Whether two URLs have the same origin and path. */
export function isSameFile(one: URL, other: URL): boolean {
  return one.origin === other.origin && one.pathname === other.pathname;
}

/**
 * Whether a worker is the ready-made one, and is not active or has other parameters. An app's own
 * worker keeps the URL, scope and type of the app's registration.
 */
function needsRegistration(
  { script, isActive, isReadyMade }: Owner,
  { base, script: wanted }: InstallTarget,
): boolean {
  if (!isActive) return isReadyMadeFile(script);
  if (!isReadyMade) return false;
  const bases = basesOf(script);
  return !bases.includes(base.pathname) || withBases(wanted, bases).href !== script.href;
}
