import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const fileName = 'toolworker.js';
const workerFile = new URL(fileName, import.meta.url);

/**
 * A plugin for Vite that puts the ready-made worker where `install()` looks for it: beside the
 * app's page, in development and in a build, always of the version that is installed.
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
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + fileName, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(workerFile));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(workerFile) });
    },
  };
}
