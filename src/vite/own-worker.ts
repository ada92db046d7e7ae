import { type BuiltWorker, buildWorker } from './build-worker.ts';
import type { HostConfig } from './host-config.ts';
import { loadTools, requireNames } from './worker-tools.ts';

/** A worker with the tools that an app names, built on demand. */
export interface OwnWorker {
  /**
   * Sets the app's configuration. Rejects if a name is invalid, but loads no module of the app yet.
   */
  readonly configure: (host: HostConfig) => Promise<void>;
  /**
   * Resolves to the worker, which is built only once until it is forgotten. Rejects if the build
   * fails.
   */
  readonly read: () => Promise<BuiltWorker>;
  /** Forgets the worker if the file is part of it, and returns whether it was. */
  readonly forget: (file: string) => boolean;
  /** Calls `add` with the files of each subsequent build. */
  readonly watch: (add: (files: readonly string[]) => void) => void;
}

export function ownWorker(names: readonly string[]): OwnWorker {
  let host: HostConfig | undefined;
  let kept: Promise<BuiltWorker> | undefined;
  /**
   * Whether a file is part of the worker. During a build, and after a failed one, any file may be.
   */
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
      // The next attempt may succeed, for example once a missing package is installed.
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
