import { tools as builtInTools, type Tool } from 'toolworker';
import { claimMessage, workerFile } from '../client/messages.ts';
import { licenseNoticeOf } from '../shared/license-notice.ts';
import { version } from '../version.ts';
import { readWorker } from '../vite/worker-file.ts';
import { composeElement } from './compose-element.ts';
import { readElementParts, readElements } from './read-elements.ts';

/** A file that `toolworker init` copies into a folder of pages. */
export interface CopiedFile {
  readonly name: string;
  /** The content and its version, as in “is not the worker of version 0.1.0”. */
  readonly title: string;
  /** The options of `init` that copy it. */
  readonly options: readonly string[];
  /** Resolves to the content that belongs to the installed package. */
  readonly read: () => Promise<Buffer>;
  /** Whether a text is the content of any version. */
  readonly isCopy: (text: string) => boolean;
}

/** The ready-made worker. */
export const worker: CopiedFile = {
  name: workerFile,
  title: `the worker of version ${version}`,
  options: [],
  read: readWorker,
  isCopy: (text) => text.includes(claimMessage),
};

/** Returns the module that defines `<tool-form>` with these tools of the package, whatever their order. */
export function elementWith(tools: readonly Tool[]): CopiedFile {
  const slugs = builtInTools.filter((tool) => tools.includes(tool)).map(({ slug }) => slug);
  const hasAll = slugs.length === builtInTools.length;
  return {
    name: 'tool-form.js',
    title: `the element of version ${version} with ${hasAll ? 'all' : 'these'} tools`,
    options: ['--elements', ...(hasAll ? [] : [`--tools ${slugs.join(',')}`])],
    read: hasAll ? readElements : () => readElementWith(slugs),
    isCopy: (text) => /^\/\*!\s+toolworker \d/.test(text),
  };
}

async function readElementWith(slugs: readonly string[]): Promise<Buffer> {
  const [withAll, parts] = await Promise.all([readElements(), readElementParts()]);
  return Buffer.from(licenseNoticeOf(withAll.toString()) + composeElement(slugs, parts));
}
