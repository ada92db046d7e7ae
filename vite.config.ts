import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { precacheManifest, sitePages } from './demo/build.ts';
import { openApiDocument } from './src/api/openapi.ts';
import { exportedName } from './src/node/exported-name.ts';
import { libraryLicenses, workerNotice } from './src/node/licenses.ts';
import { registry } from './src/tools/registry.ts';
import { projects } from './test/projects.ts';

const fromRoot = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** The modules of each tool: its function, in a file named after the operation, and its definition. */
const toolModules = registry.map(({ slug, operation }) => {
  const file = operation.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const definition = exportedName(slug);
  /** Returns the code of `toolworker/tools/SLUG`, for modules with this extension in this folder. */
  const source = (folder: string, extension: string) =>
    `export * from '${folder}/${slug}/${file}${extension}';\n` +
    `export { ${definition} } from '${folder}/${slug}/tool${extension}';\n`;
  return { slug, entry: fromRoot(`src/tools/${slug}`), source };
});

const libraryEntries = {
  core: fromRoot('src/core.ts'),
  index: fromRoot('src/index.ts'),
  fields: fromRoot('src/fields/index.ts'),
  client: fromRoot('src/client/index.ts'),
  server: fromRoot('src/server.ts'),
  mcp: fromRoot('src/mcp.ts'),
  webmcp: fromRoot('src/webmcp.ts'),
  worker: fromRoot('sw/worker.ts'),
  workbox: fromRoot('sw/workbox.ts'),
  ...Object.fromEntries(toolModules.map(({ slug, entry }) => [`tools/${slug}`, entry])),
};

/**
 * Returns the file of a library module. Most modules have their own, so that bundlers and browsers load only
 * what they need. Modules share a file if most of their folder is needed at once: the kinds of fields, the
 * client, and the modules of a tool's function.
 */
function chunkOf(module: string): string | null {
  if (Object.values(libraryEntries).includes(module)) return null;
  const path = normalizePath(relative(fromRoot('.'), module));
  const [, folder] = /^src\/(fields|client|tools\/[^/]+)\/(?!tool\.ts$)/.exec(path) ?? [];
  return folder ?? path.replace('node_modules', 'packages').replace(/\.\w+$/, '');
}

/** The output of Terser is 1 to 3 % smaller than that of Vite's own minifier. */
const terserOptions = { ecma: 2020, compress: { passes: 3 } } as const;

const pageScript = (name: string) => fromRoot(`demo/${name}.tsx`);

/** The modules of the package that `install` needs, which every page loads first. */
const ofInstall =
  /\/chunks\/(?:client|src\/(?:version|api\/(?:base|shorten)|shared\/once)|packages\/workbox-window\/\w+)\.js$/;

/**
 * Returns the file of a site module: `base` if all pages need it, and `forms` if a tool's page shares it with its
 * own parts or with other pages that have forms.
 */
function groupOf(module: string, context: Rolldown.ChunkingContext): string | null {
  // The package exports more than a page uses, so its imports do not show what is needed.
  if (module.startsWith(fromRoot('dist'))) return ofInstall.test(module) ? 'base' : null;
  const importers = importersOf(module, context);
  const isNeededBy = (...names: readonly string[]) =>
    names.some((name) => importers.has(pageScript(name)));
  // On every page, modules of the home page show the search results.
  if (isNeededBy('home') && isNeededBy('tool', 'components/found')) return 'base';
  if (!isNeededBy('tool') || isNeededBy('docs') || module === pageScript('tool')) return null;
  const isOfPart = [...importers].some((importer) => /\/demo\/tools\/.*\.tsx?$/.test(importer));
  return isOfPart || isNeededBy('tables', 'console') ? 'forms' : null;
}

/** Returns the module itself and all modules that import it statically, directly or through others. */
function importersOf(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([module]);
  for (const importer of found) {
    for (const other of context.getModuleInfo(importer)?.importers ?? []) found.add(other);
  }
  return found;
}

/**
 * Loads the stylesheets of a part before the part. Replaces Vite's own code, which is on every page and longer,
 * since it also preloads scripts.
 */
function smallPreload(): Plugin {
  return {
    name: 'toolworker:small-preload',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `
const loading = {};
const load = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
  document.head.append(link);
});
export const __vitePreload = (importPart, paths = []) =>
  Promise.all(paths.map((path) => (loading[path] ??= load('/' + path)))).then(importPart);
`,
    },
  };
}

/** Builds `dist/tools/SLUG.js` and its declarations from the modules of each tool. */
function toolEntries(): Plugin {
  const folderOf = (id: string) => toolModules.find(({ entry }) => id.replace('\0', '') === entry);
  return {
    name: 'toolworker:tool-entries',
    applyToEnvironment: ({ name }) => name === 'library',
    resolveId: (id) => (folderOf(id) ? `\0${id}` : undefined),
    load: (id) => folderOf(id)?.source(fromRoot('src/tools'), '.ts'),
    generateBundle() {
      for (const { slug, source } of toolModules) {
        const fileName = `tools/${slug}.d.ts`;
        this.emitFile({ type: 'asset', fileName, source: source('../types/src/tools', '.js') });
      }
    },
  };
}

/** Writes the response of `/api/openapi.json` to `dist/openapi.json`. */
function openApiFile(): Plugin {
  return {
    name: 'toolworker:openapi',
    applyToEnvironment: ({ name }) => name === 'library',
    generateBundle() {
      const source = JSON.stringify(openApiDocument({ tools: registry }));
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
    },
  };
}

const plugins = [
  toolEntries(),
  openApiFile(),
  smallPreload(),
  sitePages(),
  precacheManifest(),
  libraryLicenses(),
  workerNotice(),
];

export default defineConfig({
  root: fromRoot('demo'),
  appType: 'mpa',
  // Tests need no plugins, and those of the site need a built library.
  plugins: process.env.VITEST ? [] : plugins,
  build: {
    target: 'es2022',
    // Browsers of the last two years support `light-dark()`; the CSS would be much longer without it.
    cssTarget: ['chrome131', 'firefox133', 'safari18.2'],
    emptyOutDir: true,
    outDir: fromRoot('dist/demo'),
    copyPublicDir: false,
  },
  environments: {
    client: {
      build: {
        copyPublicDir: true,
        license: { fileName: 'licenses.md' },
        modulePreload: {
          polyfill: false,
          // Lists of the dependencies of each part of a tool would be longer than some parts.
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'html'
              ? dependencies
              : dependencies.filter((file) => file.endsWith('.css')),
        },
        assetsInlineLimit: 0,
        minify: 'terser',
        terserOptions,
        // Few files for a page to load.
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: groupOf, debugName: 'site' }],
            },
          },
        },
      },
    },
    site: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: fromRoot('dist/demo'),
        emptyOutDir: false,
        license: { fileName: 'sw.licenses.md' },
        rolldownOptions: {
          input: fromRoot('demo/worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    library: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: fromRoot('dist'),
        minify: false,
        license: { fileName: 'licenses.md' },
        lib: { entry: libraryEntries, formats: ['es'] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            chunkFileNames: 'chunks/[name].js',
            minifyInternalExports: false,
            // The declarations and the sources have the docstrings.
            comments: { jsdoc: false },
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkOf, debugName: 'source' }],
            },
          },
        },
      },
    },
    bundle: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: fromRoot('dist'),
        emptyOutDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: fromRoot('src/index.ts'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'bundle.js', sourcemapExcludeSources: true },
        },
      },
    },
    node: {
      consumer: 'server',
      resolve: {
        noExternal: true,
        external: ['vite'],
      },
      build: {
        outDir: fromRoot('dist'),
        emptyOutDir: false,
        minify: false,
        license: { fileName: 'node.licenses.md' },
        rolldownOptions: {
          input: { cli: fromRoot('src/node/cli.ts'), vite: fromRoot('src/node/vite.ts') },
          external: ['toolworker'],
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'node/[name].js',
            minifyInternalExports: false,
            // One file starts faster than a file for each module.
            paths: { toolworker: 'toolworker/bundle.js' },
            banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
          },
        },
      },
    },
    worker: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: fromRoot('dist'),
        emptyOutDir: false,
        minify: 'terser',
        terserOptions,
        license: { fileName: 'toolworker.licenses.md' },
        rolldownOptions: {
          input: fromRoot('sw/toolworker.ts'),
          output: { format: 'iife', entryFileNames: 'toolworker.js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      const { library, bundle, node, worker, client, site } = environments;
      for (const environment of [library, bundle, node, worker, client, site]) {
        if (environment) await build(environment);
      }
    },
  },
  test: {
    projects,
    maxWorkers: availableParallelism(),
    experimental: { fsModuleCache: true },
  },
});
