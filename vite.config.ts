import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { siteFiles } from './demo/build/site-files.ts';
import { sitePlugins } from './demo/build/site-plugins.ts';
import { customElementsFile } from './scripts/custom-elements.ts';
import { elementEntries, fileOfElement, sharedByElements } from './scripts/element-files.ts';
import { libraryLicenses, licenseNotice, webWorkerLicenses } from './scripts/licenses.ts';
import { openApiDocument } from './src/api/openapi.ts';
import { tools } from './src/tools/registry.ts';
import { projects } from './test/projects.ts';

const fromRoot = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** The modules that `package.json` exports. */
const libraryEntries = [
  ...['core', 'index', 'mcp', 'server', 'fields/index', 'client/index'],
  ...['elements/index', 'elements/server'],
  ...['react', 'solid', 'svelte', 'vue'].map((name) => `elements/frameworks/${name}`),
  ...tools.map(({ slug }) => `tools/${slug}/index`),
].map((module) => fromRoot(`src/${module}.ts`));

/** Writes the response of `/api/openapi.json` to `dist/openapi.json`. */
function openApiFile(): Plugin {
  return {
    name: 'toolworker:openapi',
    applyToEnvironment: ({ name }) => name === 'library',
    generateBundle() {
      const source = JSON.stringify(openApiDocument({ tools }));
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
    },
  };
}

const { inWorkers, inSite } = webWorkerLicenses();

const plugins = [
  openApiFile(),
  customElementsFile(),
  ...sitePlugins(),
  siteFiles(),
  libraryLicenses(),
  inSite,
  licenseNotice(),
];

const forBrowsers = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * The scripts of the site, by where their modules lie. Each has what these import, too, unless one
 * before it does.
 */
const filesOfSite = [
  {
    name: 'frame',
    test: inFolders(
      'demo/pages/frame/hydrate-page',
      'demo/language/[\\w-]+.ts',
      'src/form/view/copy-',
      'demo/components/basic/icon',
      'demo/search/everyday',
      'demo/model/tool-lists',
      '(?:dist|src)/tool-error',
    ),
  },
  // With its styles, so that those of a tool come after them.
  {
    name: 'form',
    test: inFolders(
      'demo/pages/tool/workbench',
      'demo/tools/shared/(?!asked|compare|percentages|pictures/line-)',
      'src/form/numbers/',
      'src/characters/white-space',
      'demo/tool.css',
    ),
  },
  {
    name: 'answers',
    test: inFolders('demo/browser/ask-tool', 'virtual:package-tools'),
  },
  {
    name: 'fields',
    test: inFolders('dist/(?:characters|fields|schema|shared|tools/built-in)'),
    minShareCount: 5,
  },
  {
    // Tools of lists need all of it.
    name: 'lists',
    test: inFolders('dist/shared/(?:random|split-at-commas)\\.'),
    includeDependenciesRecursively: false,
  },
  // Pages compute with functions of other tools, such as percentages.
  { name: 'functions', test: inFolders('dist/tools/'), minShareCount: 5 },
  { name: 'chart', test: inFolders('demo/tools/shared/pictures/line-') },
  { name: 'comparison', test: inFolders('demo/tools/shared/compare/') },
  {
    // The preview of the element shows one tool after another.
    name: fileOfLanguage,
    debugName: 'languages',
    test: inFolders('dist/tool-form/languages/'),
  },
  {
    name: fileOfTool,
    debugName: 'tools',
    // What the search reads is in the search's file.
    test: inFolders('(?:demo|dist|src)/tools/.*(?<!html|/asked(?:/[\\w-]+)?\\.ts)$'),
    includeDependenciesRecursively: false,
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

/** Matches modules by patterns of their paths. */
function inFolders(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
}

/**
 * Returns a name for the function of a tool, or for the parts or the styles of its page, in whose
 * folder a module is. Styles are apart, so that a page has none of a tool whose code it shares.
 */
function fileOfTool(module: string): string | null {
  const [, room, slug] = /(demo|dist|src)[\\/]tools[\\/]([\w-]+)[\\/]/.exec(module) ?? [];
  if (!slug || room === 'dist') return slug ?? null;
  return module.endsWith('.css') ? `style-${slug}` : `page-${slug}`;
}

/** Returns a name for the texts of the element in a language. */
function fileOfLanguage(module: string): string | null {
  const [, code] = /languages[\\/](\w+)/.exec(module) ?? [];
  return code ? `element-${code}` : null;
}

export default defineConfig({
  root: fromRoot('demo'),
  appType: 'mpa',
  // Tests need no plugins, and those of the site need a built library.
  plugins: process.env.VITEST ? [] : plugins,
  worker: { plugins: inWorkers },
  build: {
    target: 'es2022',
    // Browsers from the last two years support `light-dark()`; the CSS would be much longer without
    // it.
    cssTarget: ['chrome131', 'firefox133', 'safari18.2'],
    emptyOutDir: false,
    outDir: fromRoot('dist'),
    copyPublicDir: false,
  },
  environments: {
    library: {
      ...forBrowsers,
      build: {
        emptyOutDir: true,
        minify: false,
        license: { fileName: 'licenses.md' },
        lib: { entry: libraryEntries, formats: ['es'] },
        rolldownOptions: {
          output: {
            // Bundlers and browsers load only the modules that they need.
            preserveModules: true,
            preserveModulesRoot: fromRoot('src'),
            // npm leaves out folders named `node_modules`.
            entryFileNames: ({ name }) => `${name.replace('node_modules', 'packages')}.js`,
            // The declarations have the docstrings.
            comments: { jsdoc: false },
          },
        },
      },
    },
    bundle: {
      ...forBrowsers,
      build: {
        rolldownOptions: {
          input: fromRoot('dist/index.js'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'bundle.js' },
        },
      },
    },
    clientFile: {
      ...forBrowsers,
      build: {
        license: { fileName: 'toolworker-client.licenses.md' },
        rolldownOptions: {
          input: fromRoot('src/client/index.ts'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'toolworker-client.js' },
        },
      },
    },
    worker: {
      ...forBrowsers,
      build: {
        license: { fileName: 'toolworker.licenses.md' },
        rolldownOptions: {
          input: fromRoot('sw/toolworker.ts'),
          // An engine keeps ASCII text in half the memory, and starts it 8 ms earlier.
          output: { format: 'iife', entryFileNames: 'toolworker.js', charset: 'ascii' },
        },
      },
    },
    elements: {
      ...forBrowsers,
      // For browsers, Vite would put a loader of its own around each import.
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        minify: true,
        license: { fileName: 'tool-form/licenses.md' },
        rolldownOptions: {
          input: elementEntries,
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: fileOfElement,
            chunkFileNames: fileOfElement,
            codeSplitting: { groups: sharedByElements },
          },
        },
      },
    },
    node: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['vite'] },
      build: {
        minify: false,
        license: { fileName: 'node.licenses.md' },
        rolldownOptions: {
          input: { cli: fromRoot('src/cli/cli.ts'), vite: fromRoot('src/vite/index.ts') },
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
    client: {
      build: {
        outDir: fromRoot('dist/demo'),
        emptyOutDir: true,
        copyPublicDir: true,
        assetsInlineLimit: 0,
        license: { fileName: 'licenses.md' },
        // Few files need no hints, and the pages link the styles of what they load later.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        rolldownOptions: { output: { codeSplitting: { groups: filesOfSite } } },
      },
    },
    site: {
      ...forBrowsers,
      build: {
        outDir: fromRoot('dist/demo'),
        license: { fileName: 'sw.licenses.md' },
        rolldownOptions: {
          input: fromRoot('demo/worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      const { library, bundle, clientFile, worker, elements, node, client, site } = environments;
      const all = [library, bundle, clientFile, worker, elements, node, client, site];
      for (const environment of all) if (environment) await build(environment);
    },
  },
  test: {
    projects,
    maxWorkers: availableParallelism(),
    experimental: { fsModuleCache: true },
  },
});
