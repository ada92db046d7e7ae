/** Asks a worker to take control of the pages in its scope; it replies with a `ClaimReply`. */
export const claimMessage = 'toolworker:claim';

export interface ClaimReply {
  readonly version: string;
  /** Whether the worker is the ready-made one, which has no other task. */
  readonly isReadyMade: boolean;
}

/**
 * The file name by which the ready-made worker knows that the page has registered it, rather than a
 * worker of the app that imports it and has other tasks.
 */
export const workerFile = 'toolworker.js';

export function isReadyMadeFile({ pathname }: { readonly pathname: string }): boolean {
  return pathname.endsWith(`/${workerFile}`);
}

/** In the URL of the ready-made worker: where the API lives, what of it, and that it is to rest. */
export const baseParameter = 'base';
export const unmatchedParameter = 'unmatched';
export const retiredParameter = 'retired';
