import { withFinalSlash } from '../api/base.ts';

/** Asks a worker to take control of the pages in its scope. It replies with a `ClaimReply`. */
export const claimMessage = 'toolworker:claim';

export interface ClaimReply {
  readonly version: string;
  /** Whether the worker is the ready-made one, which does nothing but handle API requests. */
  readonly isReadyMade: boolean;
}

/** Asks a worker where it handles API requests. It replies with a `BasesReply`. */
export const basesMessage = 'toolworker:bases';

export interface BasesReply {
  readonly bases: readonly string[];
  /** How many pages the worker controls. */
  readonly pages: number;
}

/**
 * The file name of the ready-made worker. Under any other name, the script runs inside an app's own
 * worker that imports it.
 */
export const workerFile = 'toolworker.js';

export function isReadyMadeFile({ pathname }: { readonly pathname: string }): boolean {
  return pathname.endsWith(`/${workerFile}`);
}

// Parameters in the URL of the ready-made worker.
export const baseParameter = 'base';
export const unmatchedParameter = 'unmatched';
export const indexParameter = 'index';
export const retiredParameter = 'retired';

/** Whether a URL is that of a worker that `uninstall()` has put in the place of another. */
export function isRetired(script: URL): boolean {
  return isReadyMadeFile(script) && script.searchParams.has(retiredParameter);
}

/** Returns the bases of the ready-made worker at this URL. */
export function basesOf(script: URL): readonly string[] {
  const bases = script.searchParams.getAll(baseParameter);
  if (bases.length < 1) return [defaultBaseOf(script)];
  return bases.map((base) => withFinalSlash(new URL(base, script).pathname));
}

/** Returns the URL of the ready-made worker with these bases and otherwise the same parameters. */
export function withBases(script: URL, bases: readonly string[]): URL {
  const isDefault = bases.join() === defaultBaseOf(script);
  const others = [...script.searchParams].filter(([name]) => name !== baseParameter);
  const given = isDefault ? [] : bases.map((base) => [baseParameter, base]);
  const search = new URLSearchParams([...given, ...others]).toString();
  return Object.assign(new URL(script), { search });
}

function defaultBaseOf(script: URL): string {
  return new URL('api/', script).pathname;
}
