import type { ToolName } from 'toolworker/core';
import type { Plugin } from 'vite';
import { workerFile } from '../client/messages.ts';
import { hostConfig } from './host-config.ts';
import { type OwnWorker, ownWorker } from './own-worker.ts';
import reloadWithWorker from './reload-with-worker.js?raw';
import { readWorker } from './worker-file.ts';

export interface ToolworkerOptions {
  /**
   * The tools of the worker, all of this package by default: the names of those of this package, and
   * the files of modules that export tools of your own, relative to Vite's root.
   */
  readonly tools?: readonly (ToolName | (string & Record<never, never>))[];
}

/**
 * A plugin for Vite that puts a worker where `install()` looks for it: beside the app's page, in
 * development and in a build, always of the version that is installed. Without options it is the
 * ready-made one. Nuxt publishes nothing but its own folder of what Vite builds; run
 * `npx toolworker init public` there.
 *
 * With `tools`, it builds a worker of these alone. In development, pages reload when a module of
 * theirs changes; `install()` warns of a worker that lacks one of them.
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
  if (!tools) return [workerAt(readWorker)];
  const own = ownWorker(tools);
  return [workerAt(async () => (await own.read()).code), rebuilding(own)];
}

/** Puts a worker file beside the page. */
function workerAt(read: () => Promise<string | Uint8Array>): Plugin {
  return {
    name: 'toolworker',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
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

/** Tells `install()` which tools there are, and keeps up with their modules. */
function rebuilding(own: OwnWorker): Plugin {
  return {
    name: 'toolworker:tools',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: {
      // Aliases of other plugins hold for tools, too.
      order: 'post',
      async handler(config, environment) {
        if (environment.isPreview) return undefined;
        await own.configure(hostConfig(config, environment));
        // A worker that is served always has the tools.
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
      // Vite watches its root alone.
      own.watch((files) => watcher.add([...files]));
      // Without hot updates, too.
      watcher.on('all', (_, file) => {
        own.forget(file);
      });
    },
    hotUpdate({ file }) {
      const { hot, moduleGraph } = this.environment;
      // Frameworks that render pages themselves may have no place for it.
      const isReloading = moduleGraph.getModuleById(reloadModule) !== undefined;
      if (!own.forget(file) || !isReloading) return undefined;
      hot.send('toolworker:changed');
      // Vite would reload pages that import the tool, too, while the old worker still answers them.
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
