import type { ToolSlug } from 'toolworker/core';
import type { Plugin } from 'vite';
import { workerFile } from '../protocol/messages.ts';
import { readWorker } from '../tool-modules/page-files.ts';
import { hostConfig } from './host-config.ts';
import { type OwnWorker, ownWorker } from './own-worker.ts';
import reloadWithWorker from './reload-with-worker.js?raw';
import { revisingImports } from './revise-imports.ts';
import { assertViteVersion } from './vite-version.ts';

export interface ToolworkerOptions {
  /**
   * The tools of the worker, by default all of this package: names of this package's tools, and
   * files of modules that export tools of your own or arrays of them, relative to Vite's root.
   */
  readonly tools?: readonly (ToolSlug | (string & Record<never, never>))[];
}

/**
 * Returns a Vite plugin that serves a worker where `install()` looks for it, in development and in
 * builds.
 *
 * By default, this is the ready-made worker of the installed version. With `tools`, the plugin
 * builds a worker with only these tools. In development, pages then reload when a tool's module
 * changes. In builds, `install()` says if a worker lacks a tool.
 *
 * A worker of the app that imports `toolworker.js`, such as that of vite-plugin-pwa, gets the
 * revision of the file in its code, so that browsers never update it with a file from their HTTP
 * cache.
 *
 * Nuxt does not publish files that Vite plugins emit; run `npx toolworker init public` there.
 *
 * @example
 * // vite.config.js
 * import { toolworker } from 'toolworker/vite';
 *
 * export default { plugins: [toolworker()] };
 *
 * @example
 * export default { plugins: [toolworker({ tools: ['bmi-calculator', './src/roof-pitch.ts'] })] };
 *
 * @example
 * // in the page; without a `base` in the configuration, plain install() does
 * await install({ base: `${import.meta.env.BASE_URL}api/` });
 */
export function toolworker({ tools }: ToolworkerOptions = {}): Plugin[] {
  if (!tools) return [workerAt(readWorker), revisingImports()];
  const own = ownWorker(tools);
  return [workerAt(async () => (await own.read()).code), rebuilding(own), revisingImports()];
}

/** Serves and emits a worker file in the app's base. */
function workerAt(read: () => Promise<string | Uint8Array>): Plugin {
  return {
    name: 'toolworker',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async config() {
      // Before version 7, Vite has no `this` here.
      assertViteVersion(this?.meta.viteVersion ?? (await import('vite')).version);
    },
    configResolved({ logger, plugins }) {
      if (!plugins.some(({ name }) => name.startsWith('nuxt:'))) return;
      logger.warnOnce(
        'toolworker: Nuxt does not publish the worker file that this plugin emits. ' +
          'Remove the plugin and run: npx toolworker init public',
      );
    },
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + workerFile, async (_, response, next) => {
        try {
          const worker = await read();
          response.setHeader('Content-Type', 'text/javascript');
          response.end(worker);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: await read() });
    },
  };
}

const reloadPath = '@toolworker/reload.js';
const reloadModule = `\0${reloadPath}`;

/** Tells `install()` the names of the tools, and rebuilds the worker when their modules change. */
function rebuilding(own: OwnWorker): Plugin {
  return {
    name: 'toolworker:tools',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: {
      // After other plugins, whose aliases apply to tools too.
      order: 'post',
      async handler(config, environment) {
        if (environment.isPreview) return undefined;
        await own.configure(hostConfig(config, environment));
        // In development, the worker always has the tools.
        if (environment.command === 'serve') return undefined;
        const { slugs } = await own.read();
        return { define: { __TOOLWORKER_TOOLS__: JSON.stringify(slugs) } };
      },
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const { files } = await own.read();
      for (const file of files) this.addWatchFile(file);
    },
    watchChange(file) {
      own.forget(file);
    },
    configureServer({ watcher }) {
      // Vite only watches files below its root.
      own.watch((files) => watcher.add([...files]));
      // `hotUpdate` is not called if hot updates are off.
      watcher.on('all', (_, file) => {
        own.forget(file);
      });
    },
    hotUpdate({ file }) {
      const { hot, moduleGraph } = this.environment;
      // Some frameworks render pages themselves, without the reload script.
      const isReloading = moduleGraph.getModuleById(reloadModule) !== undefined;
      if (!own.forget(file) || !isReloading) return undefined;
      hot.send('toolworker:changed');
      // Vite would reload pages that import the tool while the old worker still answers them.
      return [];
    },
    resolveId: (id) => (id === `/${reloadPath}` ? reloadModule : undefined),
    load: (id) => (id === reloadModule ? reloadWithWorker : undefined),
    transformIndexHtml(_, { server }) {
      if (!server) return [];
      const src = server.config.base + reloadPath;
      return [{ tag: 'script', attrs: { type: 'module', src } }];
    },
  };
}
