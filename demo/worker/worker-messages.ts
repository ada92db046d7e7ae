import { isLanguage, type LanguageCode } from '../language/languages.ts';
import type { Extent } from './site-files.ts';

/** Tells a waiting worker to take over. */
export const takeOver = 'site:take-over';

/** Asks the worker for its version. */
export const askVersion = 'site:version';

/** The worker does not use the network while a cache of this name exists. */
export const networkSwitch = 'network-off';

/** Asks the worker to store pages. It replies with progress, and at last with what is stored. */
export interface KeepRequest {
  readonly keep: Extent;
  readonly language: LanguageCode;
  /** The path of the page that asks. */
  readonly path: string;
}

/** How many pages are stored so far. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Which extents are stored as a whole. */
export interface Kept {
  readonly kept: readonly Extent[];
  /** The compressed bytes of everything. */
  readonly size: number;
}

export type KeepReply = Progress | Kept;

export function isKeepRequest(data: unknown): data is KeepRequest {
  return (
    typeof data === 'object' &&
    data !== null &&
    'keep' in data &&
    'path' in data &&
    typeof data.path === 'string' &&
    'language' in data &&
    typeof data.language === 'string' &&
    isLanguage(data.language)
  );
}
