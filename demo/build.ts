import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));

type Pages = typeof import('./pages.tsx');

async function importPages(): Promise<Pages> {
  const options = { configFile: false, logLevel: 'warn' } as const;
  return (await runnerImport<Pages>(join(root, 'pages.tsx'), options)).module;
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Every address without a file name. */
const isOfPage = /^(?:\/[\w-]+)*\/?$/;

/** What is rendered beside the pages. */
const isOfFile = /^\/(?:docs\/.*\.(?:json|md)|llms(?:-full)?\.txt)$/;

function typeOf(path: string) {
  if (path.endsWith('.json')) return { 'Content-Type': 'application/json' };
  return { 'Content-Type': `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8` };
}

/** Other hosts find a folder's page without the slash at its end, too. */
const redirectToFolder: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (!/^\/(?:tools\/[\w-]+|console|tables|docs(?:\/[\w-]+)*)$/.test(url)) return next();
  response.writeHead(301, { Location: `${url}/` }).end();
};

/** The policy forbids what Vite adds to a page in development. */
const policy = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/** Writes a page of HTML for every tool and guide, and hands the search its catalogue. */
export function sitePages(): Plugin {
  let pages: ReadonlyMap<string, string> = new Map();
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'toolworker:site-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    async options(options) {
      ({ pages, files } = await (await importPages()).renderSite(project));
      return { ...options, input: [...pages.keys()].map((path) => join(root, path)) };
    },
    resolveId(id) {
      if (id === 'virtual:catalogue') return '\0catalogue';
      return id.startsWith(root) && pages.has(id.slice(root.length)) ? id : null;
    },
    async load(id) {
      if (id !== '\0catalogue') return pages.get(id.slice(root.length)) ?? null;
      return `export default ${JSON.stringify((await importPages()).catalogue)};`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let site: ReturnType<Pages['renderSite']> | undefined;
      server.watcher.add([join(project, 'src'), join(project, 'test/hosts/apps')]);
      server.watcher.on('all', () => {
        site = undefined;
      });
      server.middlewares.use(redirectToFolder);
      server.middlewares.use(({ url = '' }, response, next) => {
        const [path = ''] = url.split(/[?#]/);
        if (!isOfPage.test(path) && !isOfFile.test(path)) return next();
        const answer = async () => {
          site ??= importPages().then(({ renderSite }) => renderSite(project));
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

/** Licenses, what agents read, and what docstrings say. */
const isLeftOut = /\.md$|^\/sw\.js$|^\/llms|^\/docs\/reference\//;

function revised(outDir: string, path: string) {
  const url = path.replaceAll('\\', '/');
  const hash = createHash('sha256').update(readFileSync(join(outDir, path)));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
