import { assertOutsideBase, completeBase, defaultBase } from '../api/base.ts';
import { resolveExtent } from '../api/paths.ts';
import {
  indexParameter,
  isReadyMadeFile,
  unmatchedParameter,
  withBases,
  workerFile,
} from '../protocol/messages.ts';
import { messageOf } from '../shared/message-of.ts';
import type { Tool } from '../tool.ts';
import { failed } from './install-error.ts';

/** Options of `install()`. */
export interface InstallOptions {
  /** The path of the API in this page, `/api/` by default. */
  readonly base?: string;
  /**
   * The URL of the worker file, by default `toolworker.js` in the folder that contains `base`. If
   * the app's own worker handles API requests, name that worker.
   */
  readonly worker?: string | URL;
  /**
   * What the ready-made worker does with other paths below `base`: `network` (the default) leaves
   * them to the app's server, `error` responds with status 404.
   */
  readonly unmatched?: 'error' | 'network';
  /**
   * Whether the ready-made worker serves the list of the tools at `base` and `openapi.json` below
   * it, `true` by default. `false` leaves both to a backend that has documents of its own there.
   */
  readonly index?: boolean;
  /**
   * The tools that this page calls, or their names, by default those of the Vite plugin. If the
   * worker lacks one, the status is `updating` while a newer worker is being installed; otherwise,
   * the console warns.
   */
  readonly tools?: readonly (string | Pick<Tool, 'slug'>)[];
  /** Whether to log each step to the console. */
  readonly debug?: boolean;
}

/** The URL of the API, and the URL and scope of the worker that answers it. */
export interface InstallTarget {
  readonly base: URL;
  readonly script: URL;
  readonly scope: string;
}

/** Returns the target of an installation. Throws an `InstallError` if an option is invalid. */
export function resolveTarget(options: InstallOptions): InstallTarget {
  const { base = defaultBase, worker } = options;
  try {
    const extent = resolveExtent(options.unmatched, options.index);
    const { baseURI } = document;
    const { href, origin } = new URL(base, baseURI);
    const isHere = origin === new URL(baseURI).origin;
    const path = completeBase(isHere ? href.slice(origin.length) : base);
    const api = new URL(path, baseURI);
    const script = new URL(worker ?? `../${workerFile}`, worker ? baseURI : api);
    assertOutsideBase(path, location.pathname);
    assertOutsideBase(path, script.pathname);
    const isReadyMade = isReadyMadeFile(script);
    if (!isReadyMade) assertDefaultExtent(extent, script);
    return {
      base: api,
      script: isReadyMade ? withParameters(script, api, extent) : script,
      scope: new URL('.', script).href,
    };
  } catch (error) {
    throw failed('invalid-option', messageOf(error));
  }
}

/** Throws a `TypeError` if a page asks what only an app's own worker decides. */
function assertDefaultExtent(
  { unmatched, index }: ReturnType<typeof resolveExtent>,
  script: URL,
): void {
  if (unmatched === 'network' && index) return;
  throw new TypeError(decidedBy(script, index ? 'unmatched' : 'index'));
}

/** Says which options of a page that asks for the ready-made worker an app's own one ignores. */
export function ignoredOptions(owner: URL, { script }: InstallTarget): readonly string[] {
  if (isReadyMadeFile(owner) || !isReadyMadeFile(script)) return [];
  const given = [unmatchedParameter, indexParameter].filter((name) =>
    script.searchParams.has(name),
  );
  return given.map((name) => decidedBy(owner, name));
}

function decidedBy({ pathname }: URL, name: string): string {
  return `${name}: expected none with your own worker ${pathname}; pass it to addToolListener() or registerToolRoutes() there`;
}

function withParameters(
  script: URL,
  api: URL,
  { unmatched, index }: ReturnType<typeof resolveExtent>,
): URL {
  const url = new URL(script);
  if (unmatched === 'error') url.searchParams.set(unmatchedParameter, unmatched);
  if (!index) url.searchParams.set(indexParameter, 'false');
  return withBases(url, [api.pathname]);
}

/** Throws an `InstallError` if the page is outside the worker's scope. */
export function requireScope({ href }: URL, scope: string): void {
  if (location.href.startsWith(scope)) return;
  throw failed(
    'outside-scope',
    `A worker at ${href} can serve only pages below ${scope}. Put the file into a folder that contains this page.`,
  );
}
