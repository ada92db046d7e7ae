import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { siteAddress } from './discovery/site-address.ts';
import { isLanguage, translations } from './languages/languages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));

type Pages = typeof import('./pages.tsx');

async function importPages(): Promise<Pages> {
  const options = { configFile: false, logLevel: 'warn' } as const;
  return (await runnerImport<Pages>(join(root, 'pages.tsx'), options)).module;
}

const catalog = 'virtual:catalog/';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Matches the addresses of pages, which contain no file name. */
const isOfPage = /^(?:\/[\w-]+)*\/?$/;

/** Matches the addresses of other rendered files. */
const isOfFile = /^\/(?:docs\/.*\.(?:json|md)|llms(?:-full)?\.txt|robots\.txt|sitemap\.xml)$/;

function typeOf(path: string) {
  if (path.endsWith('.json')) return { 'Content-Type': 'application/json' };
  if (path.endsWith('.xml')) return { 'Content-Type': 'application/xml' };
  return { 'Content-Type': `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8` };
}

/** Adds a folder's missing final slash by a redirect, since other hosts find the page without it, too. */
const redirectToFolder: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (!isFolder.test(url)) return next();
  response.writeHead(301, { Location: `${url}/` }).end();
};

/** Matches the paths of languages and folders, without a final slash. */
const isFolder =
  /^(?:\/[a-z]{2}|(?:\/[a-z]{2})?\/(?:tools\/[\w-]+|console|tables|docs(?:\/[\w-]+)*))$/;

/** Removed in development, since the policy blocks what Vite adds to a page. */
const policy = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/** Writes an HTML page for every tool and guide, and provides the catalogs for the search. */
export function sitePages(): Plugin {
  let imported: Promise<Pages> | undefined;
  const importOnce = () => {
    imported ??= importPages();
    return imported;
  };
  const address = siteAddress(process.env.TOOLWORKER_SITE);
  let pages: ReadonlyMap<string, string> = new Map();
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'toolworker:site-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    async options(options) {
      ({ pages, files } = await (await importOnce()).renderSite(project, address));
      return { ...options, input: [...pages.keys()].map((path) => join(root, path)) };
    },
    resolveId(id) {
      if (id.startsWith(catalog)) return `\0${id}`;
      return id.startsWith(root) && pages.has(id.slice(root.length)) ? id : null;
    },
    async load(id) {
      if (!id.startsWith(`\0${catalog}`)) return pages.get(id.slice(root.length)) ?? null;
      const { catalogIn } = await importOnce();
      const code = id.slice(catalog.length + 1);
      return `export default ${JSON.stringify(isLanguage(code) ? catalogIn(code) : [])};`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let site: ReturnType<Pages['renderSite']> | undefined;
      server.watcher.add([join(project, 'src'), join(project, 'test/hosts/apps')]);
      server.watcher.on('all', () => {
        imported = undefined;
        site = undefined;
      });
      server.middlewares.use(redirectToFolder);
      server.middlewares.use(({ url = '' }, response, next) => {
        const [path = ''] = url.split(/[?#]/);
        if (!isOfPage.test(path) && !isOfFile.test(path)) return next();
        const answer = async () => {
          site ??= importOnce().then(({ renderSite }) => renderSite(project, address));
          const rendered = await site;
          const file = rendered.files.get(path.slice(1));
          if (file !== undefined) {
            response.writeHead(200, typeOf(path)).end(file);
            return;
          }
          const page = rendered.pages.get(`${path.slice(1)}index.html`);
          const shown = page ?? rendered.pages.get('404.html') ?? '';
          response.writeHead(page ? 200 : 404, html);
          response.end(await server.transformIndexHtml(url, shown.replace(policy, '')));
        };
        answer().catch(next);
      });
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(redirectToFolder);
      return () => {
        middlewares.use(({ url = '', headers }, response, next) => {
          if (url.endsWith('.html') || !headers.accept?.includes('text/html')) return next();
          response.writeHead(404, html);
          response.end(readFileSync(join(config.build.outDir, '404.html')));
        });
      };
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
