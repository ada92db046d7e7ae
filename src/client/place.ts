import { completeBase, defaultBase, keepClear } from '../api/base.ts';
import { failed } from './install-error.ts';
import { baseParameter, isReadyMadeFile, unmatchedParameter, workerFile } from './messages.ts';

export interface InstallOptions {
  /** The path below which this page calls the API, `/api/` by default. */
  readonly base?: string;
  /**
   * The URL of the worker file; by default `toolworker.js` in the folder that contains `base`. Name
   * the app's own worker here if that one answers the API.
   */
  readonly worker?: string | URL;
  /**
   * What the ready-made worker does with a path below `base` that is none of the API's: it leaves the
   * path to the app's server (`network`, the default) or answers status 404 (`error`).
   */
  readonly unmatched?: 'error' | 'network';
  /**
   * The names of the tools that this page calls. A warning on the console names those that the worker
   * lacks. By default these are the tools of the plugin for Vite.
   */
  readonly tools?: readonly string[];
  /** Prints each step on the console. */
  readonly debug?: boolean;
}

/** Where the API lives, and the worker that answers it. */
export interface Place {
  readonly base: URL;
  readonly script: URL;
  readonly scope: string;
}

export function placeOf({ base = defaultBase, worker, unmatched }: InstallOptions): Place {
  try {
    const { baseURI } = document;
    const { href, origin } = new URL(base, baseURI);
    const isHere = origin === new URL(baseURI).origin;
    const path = completeBase(isHere ? href.slice(origin.length) : base);
    const api = new URL(path, baseURI);
    const script = new URL(worker ?? `../${workerFile}`, worker ? baseURI : api);
    keepClear(path, location.pathname);
    keepClear(path, script.pathname);
    if (isReadyMadeFile(script)) setParameters(script, api, unmatched);
    return { base: api, script, scope: new URL('.', script).href };
  } catch (error) {
    throw failed('invalid-base', error instanceof Error ? error.message : String(error));
  }
}

function setParameters(script: URL, api: URL, unmatched: InstallOptions['unmatched']): void {
  const { searchParams } = script;
  if (new URL('api/', script).href !== api.href) searchParams.set(baseParameter, api.pathname);
  if (unmatched === 'error') searchParams.set(unmatchedParameter, unmatched);
}

export function requireScope({ href }: URL, scope: string): void {
  if (location.href.startsWith(scope)) return;
  throw failed(
    'outside-scope',
    `A worker at ${href} serves pages below ${scope} only. Put the file into a folder above this page.`,
  );
}
