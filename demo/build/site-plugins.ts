import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage } from '../language/languages.ts';
import { hashSource } from './hash-source.ts';
import { project, renderedSite, root, type Site } from './rendered-site.ts';
import { answerNotFound, answerRendered, redirectToFolder } from './site-middlewares.ts';

/** Returns the plugins that make the site: in a build, in development and in a preview. */
export function sitePlugins(): readonly Plugin[] {
  const site = renderedSite();
  return [
    pagesOfBuild(site),
    catalogs(site),
    packageTools(site),
    plainImports(),
    ownStyles(),
    pagesInDevelopment(site),
    missingPagesInPreview(),
  ];
}

const ofClient = ({ name }: { readonly name: string }) => name === 'client';

/** Writes an HTML page for every tool and guide, and the other rendered files. */
function pagesOfBuild(site: Site): Plugin {
  let { pages, files }: Awaited<ReturnType<Site['render']>> = {
    pages: new Map(),
    files: new Map(),
  };
  return {
    name: 'toolworker:pages',
    apply: 'build',
    applyToEnvironment: ofClient,
    async options(options) {
      ({ pages, files } = await site.render());
      return { ...options, input: [...pages.keys()].map((path) => join(root, path)) };
    },
    resolveId: (id) => (id.startsWith(root) && pages.has(id.slice(root.length)) ? id : null),
    load: (id) => pages.get(id.slice(root.length)) ?? null,
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const catalog = 'virtual:catalog/';

/** Provides the list of tools for the search, in each language. */
function catalogs(site: Site): Plugin {
  return {
    name: 'toolworker:catalogs',
    applyToEnvironment: ofClient,
    resolveId: (id) => (id.startsWith(catalog) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${catalog}`)) return null;
      const code = id.slice(catalog.length + 1);
      return `export default ${JSON.stringify(isLanguage(code) ? await site.catalogIn(code) : [])};`;
    },
  };
}

const toolModules = 'virtual:package-tools';

/** Provides the tools of the package, each in a module of its own. */
function packageTools(site: Site): Plugin {
  return {
    name: 'toolworker:package-tools',
    applyToEnvironment: ofClient,
    resolveId: (id) => (id === toolModules ? `\0${id}` : null),
    load: (id) => (id === `\0${toolModules}` ? site.toolLoaders() : null),
  };
}

/**
 * Imports modules as they are, and tells the page of those that cannot be loaded. Vite's own way is
 * for styles that scripts import, and takes longer with each link in the page.
 */
function plainImports(): Plugin {
  return {
    name: 'toolworker:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ofClient,
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadScript as __vitePreload } from '${root}browser/load-script.ts';`
        : null,
  };
}

/** Matches the link to the styles of a tool, which `vite.config.ts` names. */
const ownStylesheet = /<link rel="stylesheet" crossorigin href="\/(assets\/style-[^"]+)">/;

/** Writes the few styles of a tool into its pages, so that they need no request. */
function ownStyles(): Plugin {
  const written = new Set<string>();
  return {
    name: 'toolworker:own-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ofClient,
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const [link = '', file = ''] = ownStylesheet.exec(page) ?? [];
        const stylesheet = bundle[file];
        if (stylesheet?.type !== 'asset') return page;
        written.add(file);
        const styles = String(stylesheet.source);
        return page
          .replace(link, () => `<style>${styles}</style>`)
          .replace("style-src 'self'", `$& ${hashSource(styles)}`);
      },
    },
    generateBundle(_, bundle) {
      for (const file of written) delete bundle[file];
    },
  };
}

/** Answers with the pages as they are now, and renders them again after each change. */
function pagesInDevelopment(site: Site): Plugin {
  return {
    name: 'toolworker:pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([join(project, 'src'), join(project, 'test/hosts/apps')]);
      server.watcher.on('all', site.forget);
      server.middlewares.use(redirectToFolder);
      server.middlewares.use(answerRendered(server, site.render));
    },
  };
}

/** Answers like a host of the built site if there is no page. */
function missingPagesInPreview(): Plugin {
  return {
    name: 'toolworker:missing-pages-in-preview',
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
