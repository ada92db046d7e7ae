import type { Plugin } from 'vite';
import { workerFile } from '../client/messages.ts';
import { readWorker } from './worker-file.ts';

/**
 * A plugin for Vite that puts the ready-made worker where `install()` looks for it: beside the
 * app's page, in development and in a build, always of the version that is installed. Nuxt publishes
 * nothing but its own folder of what Vite builds; run `npx toolworker init public` there.
 *
 * @example
 * // vite.config.js
 * import { toolworker } from 'toolworker/vite';
 *
 * export default { plugins: [toolworker()] };
 *
 * @example
 * // in the page; without a `base` in the configuration, plain install() does
 * await install({ base: `${import.meta.env.BASE_URL}api/` });
 */
export function toolworker(): Plugin {
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
      middlewares.use(config.base + workerFile, async (_, response) => {
        const worker = await readWorker();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(worker);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: await readWorker() });
    },
  };
}
