import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tools as builtInTools, type Tool } from 'toolworker';
import { workerFile } from '../protocol/messages.ts';
import { clientFile, readClient, readWorker } from '../tool-modules/page-files.ts';
import { version } from '../version.ts';
import { elementFolder, elementScript, readElementFiles, slugOf } from './element-files.ts';

/** What `toolworker init` copies into a folder of pages. */
export interface Copied {
  /** The file that a page names. */
  readonly name: string;
  /** The folder beside it of the other files, if there are any. */
  readonly folder?: string;
  /** The content and its version, as in “is not the worker of version 0.1.0”. */
  readonly title: string;
  /** The options of `init` that copy it. */
  readonly options: readonly string[];
  /** Resolves to the files of the installed package, by their paths. */
  readonly read: () => Promise<ReadonlyMap<string, Buffer>>;
}

/** Whether a text is the content of a file of the package, in any version. */
export function isOfPackage(text: string): boolean {
  return /^(?:\/\*!|#)\s*toolworker \d/.test(text);
}

/** The ready-made worker. */
export const worker: Copied = {
  name: workerFile,
  title: `the worker of version ${version}`,
  options: [],
  read: async () => new Map([[workerFile, await readWorker()]]),
};

/** The client of the API, for pages without a build. */
export const client: Copied = {
  name: clientFile,
  title: `the client of version ${version}`,
  options: ['--client'],
  read: async () => new Map([[clientFile, await readClient()]]),
};

/**
 * Returns the files from which a page loads `<tool-form>` with these tools of the package, whatever
 * their order.
 */
export function elementWith(tools: readonly Tool[]): Copied {
  const slugs = builtInTools.filter((tool) => tools.includes(tool)).map(({ slug }) => slug);
  const hasAll = slugs.length === builtInTools.length;
  return {
    name: elementScript,
    folder: elementFolder,
    title: `the element of version ${version}`,
    options: ['--elements', ...(hasAll ? [] : [`--tools ${slugs.join(',')}`])],
    read: () => readElementFiles(slugs),
  };
}

/** Resolves to the tools whose files are in a folder; to all, if there are none. */
export async function copiedTools(folder: string): Promise<readonly Tool[]> {
  const paths = await readdir(join(folder, elementFolder), { recursive: true }).catch(() => []);
  const slugs = paths.map(slugOf);
  const present = builtInTools.filter(({ slug }) => slugs.includes(slug));
  return present.length > 0 ? present : builtInTools;
}
