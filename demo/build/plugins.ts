import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { isLanguage, translations } from '../language/languages.ts';
import { siteAddress } from './discovery/site-address.ts';
import { answerNotFound, answerRendered, redirectToFolder } from './site-middlewares.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

type Pages = typeof import('./render-site.tsx');

async function importPages(): Promise<Pages> {
  const options = { configFile: false, logLevel: 'warn' } as const;
  return (await runnerImport<Pages>(join(root, 'build/render-site.tsx'), options)).module;
}

const catalog = 'virtual:catalog/';

/** Writes an HTML page for every tool and guide, and provides the catalogs for the search. */
export function sitePages(): Plugin {
  const imported = kept(importPages);
  const address = siteAddress(process.env.TOOLWORKER_SITE);
  let pages: ReadonlyMap<string, string> = new Map();
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'toolworker:site-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    async options(options) {
      ({ pages, files } = await (await imported.get()).renderSite(project, address));
      return { ...options, input: [...pages.keys()].map((path) => join(root, path)) };
    },
    resolveId(id) {
      if (id.startsWith(catalog)) return `\0${id}`;
      return id.startsWith(root) && pages.has(id.slice(root.length)) ? id : null;
    },
    async load(id) {
      if (!id.startsWith(`\0${catalog}`)) return pages.get(id.slice(root.length)) ?? null;
      const { catalogIn } = await imported.get();
      const code = id.slice(catalog.length + 1);
      return `export default ${JSON.stringify(isLanguage(code) ? catalogIn(code) : [])};`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      const site = kept(async () => (await imported.get()).renderSite(project, address));
      server.watcher.add([join(project, 'src'), join(project, 'test/system/hosts/apps')]);
      server.watcher.on('all', () => {
        imported.forget();
        site.forget();
      });
      server.middlewares.use(redirectToFolder);
      server.middlewares.use(answerRendered(server, site.get));
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(redirectToFolder);
      return () => {
        // The folder that the preview serves; `build.outDir` is the package's.
        const { outDir } = config.environments.client?.build ?? config.build;
        middlewares.use(answerNotFound(outDir));
      };
    },
  };
}

/** Makes a value when it is first asked for, and again once it is forgotten. */
function kept<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    forget: () => {
      made = undefined;
    },
  };
}

/**
 * Lists the files that the site's worker stores: everything that a visit without network needs. The pages of each
 * translation are stored only for its readers.
 */
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
        .filter((path) => !isLeftOut.test(path))
        .map((path) => revised(outDir, path));
      const isOf = (code: string) => (file: Revised) => file.url.startsWith(`/${code}/`);
      const isEnglish = (file: Revised) => !translations.some((code) => isOf(code)(file));
      const pages = translations.map((code) => [code, files.filter(isOf(code))] as const);
      return [
        `export default ${JSON.stringify(files.filter(isEnglish))};`,
        `export const translatedPages = ${JSON.stringify(Object.fromEntries(pages.map(setOfPages)))};`,
      ].join('\n');
    },
  };
}

interface Revised {
  readonly url: string;
  readonly revision: string;
}

/** Returns the addresses of pages, and a name for the set that changes with any of the pages. */
function setOfPages([code, pages]: readonly [code: string, pages: readonly Revised[]]) {
  const hash = createHash('sha256').update(JSON.stringify(pages));
  const name = `pages-${code}-${hash.digest('hex').slice(0, 16)}`;
  return [code, { name, urls: pages.map(({ url }) => url) }] as const;
}

/** Files that the worker does not store: licenses, files for agents and crawlers, and documentation from docstrings. */
const isLeftOut = /\.md$|^\/sw\.js$|^\/llms|^\/robots\.txt$|^\/sitemap\.xml$|^\/docs\/reference\//;

function revised(outDir: string, path: string): Revised {
  const url = path.replaceAll('\\', '/');
  const hash = createHash('sha256').update(readFileSync(join(outDir, path)));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
