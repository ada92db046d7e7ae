/** Asks a worker to take control of the pages in its scope. It replies with a `ClaimReply`. */
export const claimMessage = 'toolworker:claim';

export interface ClaimReply {
  readonly version: string;
  /** Whether the worker is the ready-made one, which does nothing but answer the API. */
  readonly isReadyMade: boolean;
}

/**
 * The file name of the ready-made worker. Under any other name, the script runs inside an app's own
 * worker that imports it.
 */
export const workerFile = 'toolworker.js';

export function isReadyMadeFile({ pathname }: { readonly pathname: string }): boolean {
  return pathname.endsWith(`/${workerFile}`);
}

// Parameters in the URL of the ready-made worker. A retired worker answers nothing.
export const baseParameter = 'base';
export const unmatchedParameter = 'unmatched';
export const retiredParameter = 'retired';
