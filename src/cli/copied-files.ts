import { tools as builtInTools, type Tool } from 'toolworker';
import { readWorker } from '../node/worker-file.ts';
import { claimMessage, workerFile } from '../protocol/messages.ts';
import { licenseNoticeOf } from '../shared/license-notice.ts';
import { version } from '../version.ts';
import { composeElement } from './compose-element.ts';
import type { ElementLanguageCode } from './element-languages.ts';
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

/**
 * Returns the module that defines `<tool-form>` with these tools of the package, whatever their
 * order, and languages.
 */
export function elementWith(
  tools: readonly Tool[],
  languages: readonly ElementLanguageCode[] = [],
): CopiedFile {
  const slugs = builtInTools.filter((tool) => tools.includes(tool)).map(({ slug }) => slug);
  const hasAll = slugs.length === builtInTools.length;
  const isReady = hasAll && languages.length === 0;
  return {
    name: 'tool-form.js',
    title: `the element of version ${version} with ${isReady ? 'all tools' : 'these tools and languages'}`,
    options: [
      '--elements',
      ...(hasAll ? [] : [`--tools ${slugs.join(',')}`]),
      ...(languages.length > 0 ? [`--languages ${languages.join(',')}`] : []),
    ],
    read: isReady ? readElements : () => readElementWith(slugs, languages),
    isCopy: (text) => /^\/\*!\s+toolworker \d/.test(text),
  };
}

async function readElementWith(
  slugs: readonly string[],
  languages: readonly ElementLanguageCode[],
): Promise<Buffer> {
  const [withAll, parts] = await Promise.all([readElements(), readElementParts()]);
  return Buffer.from(licenseNoticeOf(withAll.toString()) + composeElement(slugs, languages, parts));
}
