import type { Plugin } from 'vite';
import { workerFile } from '../protocol/messages.ts';
import { licenseNoticeOf } from '../shared/license-notice.ts';
import { readWorker } from '../tool-modules/page-files.ts';
import type { HostConfig } from './host-config.ts';
import type { WorkerTool } from './worker-tools.ts';

/** A worker file and what it was made of. */
export interface BuiltWorker {
  readonly code: string;
  /** The names of its tools. */
  readonly slugs: readonly string[];
  /** The source files, absolute. */
  readonly files: readonly string[];
}

const entry = 'toolworker:entry';

/** Builds a worker file with these tools, as one classic script. */
export async function buildWorker(
  tools: readonly WorkerTool[],
  host: HostConfig,
): Promise<BuiltWorker> {
  const { build } = await import('vite');
  const files = new Set<string>();
  const built = await build({
    ...host,
    plugins: [entryOf(tools, files), host.plugins],
    build: {
      ...host.build,
      write: false,
      watch: null,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Expected Vite to build a script');
  const [{ code }] = result.output;
  // By its first words, `init` knows the ready-made worker, which it may replace.
  const notice = licenseNoticeOf(`${await readWorker()}`).replace('/*!', '/*!\nMade with');
  return {
    code: notice + code,
    slugs: tools.map(({ tool }) => tool.slug),
    files: [...files],
  };
}

function entryOf(tools: readonly WorkerTool[], files: Set<string>): Plugin {
  return {
    name: 'toolworker:entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load(id) {
      if (id === `\0${entry}`) return sourceOf(tools);
      files.add(id.replace(/\?.*/, ''));
      return undefined;
    },
  };
}

/**
 * Returns code that imports each tool by name, so that the bundler can drop the rest of its module.
 */
function sourceOf(tools: readonly WorkerTool[]): string {
  const imports = tools.map(
    ({ name, module }, position) =>
      `import { ${name} as tool${position} } from ${JSON.stringify(module)};\n`,
  );
  const names = tools.map(({ index }, position) =>
    index === undefined ? `tool${position}` : `tool${position}[${index}]`,
  );
  return (
    `import { startToolWorker } from 'toolworker/core';\n${imports.join('')}` +
    `startToolWorker({ tools: [${names.join(', ')}] });\n`
  );
}
