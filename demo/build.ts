import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

type Pages = typeof import('./pages.tsx');

/** Writes a page of HTML for every tool, from the definitions, and hands the search its catalogue. */
export function sitePages(): Plugin {
  let pages: ReadonlyMap<string, string> = new Map();
  let catalogue: Pages['catalogue'] = [];
  return {
    name: 'toolworker:site-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    async options(options) {
      const { module } = await runnerImport<Pages>(join(root, 'pages.tsx'), {
        configFile: false,
        logLevel: 'warn',
      });
      pages = await module.renderPages();
      catalogue = module.catalogue;
      return { ...options, input: [...pages.keys()].map((path) => join(root, path)) };
    },
    resolveId(id) {
      if (id === 'virtual:catalogue') return '\0catalogue';
      return id.startsWith(root) && pages.has(id.slice(root.length)) ? id : null;
    },
    // Other hosts find a folder's page without the slash at its end, too.
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        if (!/^\/(?:tools\/[\w-]+|console)$/.test(url)) return next();
        response.writeHead(301, { Location: `${url}/` }).end();
      });
    },
    load(id) {
      if (id === '\0catalogue') return `export default ${JSON.stringify(catalogue)};`;
      return pages.get(id.slice(root.length)) ?? null;
    },
  };
}

/** Tells the site's worker which files there are to keep: all that a visit without network needs. */
export function precacheManifest(): Plugin {
  return {
    name: 'toolworker:precache',
    applyToEnvironment: ({ name }) => name === 'site',
    resolveId: (id) => (id === 'virtual:precache' ? '\0precache' : null),
    load(id) {
      if (id !== '\0precache') return null;
      const { outDir } = this.environment.config.build;
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length))
        .filter((path) => !isLeftOut.test(path));
      return `export default ${JSON.stringify(files.map((path) => revised(outDir, path)))};`;
    },
  };
}

/** Licenses, and the tools for a page that has no worker. */
const isLeftOut = /licenses\.md$|^\/sw\.js$|\/in-page-/;

function revised(outDir: string, path: string) {
  const url = path.replaceAll('\\', '/');
  const hash = createHash('sha256').update(readFileSync(join(outDir, path)));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
