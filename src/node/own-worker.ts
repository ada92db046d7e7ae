import { type BuiltWorker, buildWorker } from './build-worker.ts';
import type { HostConfig } from './host-config.ts';
import { loadTools, requireNames } from './worker-tools.ts';

/** A worker of the tools that a host names, built when it is asked for. */
export interface OwnWorker {
  /** Starts anew for a host. Rejects if a name is wrong; no module of the host is read yet. */
  readonly configure: (host: HostConfig) => Promise<void>;
  /** Resolves to the worker, which is built once until it is forgotten. Rejects if that fails. */
  readonly read: () => Promise<BuiltWorker>;
  /** Forgets the worker if the file is part of it, and returns whether it is. */
  readonly forget: (file: string) => boolean;
  /** Calls `add` with the files of each build from now on. */
  readonly watch: (add: (files: readonly string[]) => void) => void;
}

export function ownWorker(names: readonly string[]): OwnWorker {
  let host: HostConfig | undefined;
  let kept: Promise<BuiltWorker> | undefined;
  /** Which changes matter. While files are read, and after a failure, any may. */
  let isPart = (_: string) => false;
  let watchFiles = (_: readonly string[]) => {};

  async function build(): Promise<BuiltWorker> {
    if (!host) throw new Error('Expected Vite to configure its plugins before');
    isPart = () => true;
    const built = await buildWorker(await loadTools(names, host), host);
    isPart = (file) => built.files.includes(file);
    watchFiles(built.files);
    return built;
  }

  return {
    async configure(configured) {
      host = configured;
      kept = undefined;
      await requireNames(names);
    },
    read() {
      kept ??= build();
      const current = kept;
      // What was missing may be there next time, such as a package.
      current.catch(() => {
        if (kept === current) kept = undefined;
      });
      return current;
    },
    forget(file) {
      if (!isPart(file.replaceAll('\\', '/'))) return false;
      kept = undefined;
      return true;
    },
    watch(add) {
      watchFiles = add;
    },
  };
}
