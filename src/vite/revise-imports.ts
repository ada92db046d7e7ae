import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workerFile } from '../protocol/messages.ts';

/** What a build has written. */
interface Written {
  readonly folder: string;
  /** The files of the bundle. */
  readonly bundled: readonly string[];
}

/**
 * Returns a plugin that adds the revision of the worker file to each import of it by another
 * worker, which a plugin such as vite-plugin-pwa or the app has put beside it:
 * `importScripts("toolworker.js?6f1c2b3a")`. Otherwise, browsers take the import from their HTTP
 * cache when they update that worker, and the new worker has the former tools.
 */
export function revisingImports(): Plugin {
  const builds: Written[] = [];
  return {
    name: 'toolworker:revision',
    // After plugins that write a worker when everything else is written.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir }, bundle) {
      if (dir !== undefined) builds.push({ folder: dir, bundled: Object.keys(bundle) });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { base } = this.environment.config;
        for (const { folder, bundled } of builds.splice(0)) {
          const revision = revisionOf(await readFile(join(folder, workerFile)));
          for (const name of await scriptsIn(folder)) {
            if (!bundled.includes(name)) await revise(join(folder, name), base, revision);
          }
        }
      },
    },
  };
}

function revisionOf(worker: Uint8Array): string {
  return createHash('sha256').update(worker).digest('hex').slice(0, 8);
}

async function scriptsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /\.m?js$/.test(name));
}

async function revise(file: string, base: string, revision: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const revised = withRevision(code, base, revision);
  if (revised !== code) await writeFile(file, revised);
}

/** Returns the code of a worker with the revision in each `importScripts()` of the worker file. */
export function withRevision(code: string, base: string, revision: string): string {
  const addresses = ['', './', base].map((folder) => folder + workerFile);
  return code.replace(/\bimportScripts\([^()]*\)/g, (call) =>
    call.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, (text) =>
      addresses.includes(text.slice(1, -1))
        ? `${text.slice(0, -1)}?${revision}${text.slice(-1)}`
        : text,
    ),
  );
}
