import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type LanguageCode, languageCodes } from '../language/languages.ts';
import {
  hashOf,
  languageAt,
  pagesOf,
  type SiteFile,
  type SiteFiles,
  withNeeds,
} from '../worker/site-files.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>;

/** Lists the files of the built site for its worker, with those that each page needs. */
export function siteFiles(): Plugin {
  const chunks = new Map<string, Chunk>();
  return {
    name: 'toolworker:site-files',
    // The build of the worker lists what the build of the pages has written.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client' || name === 'site',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(`/${file.fileName}`, file);
      }
    },
    resolveId: (id) => (id === 'virtual:site-files' ? '\0site-files' : null),
    async load(id) {
      if (id !== '\0site-files') return null;
      const { outDir } = this.environment.config.build;
      return `export default ${JSON.stringify(await listFiles(outDir, chunks))};`;
    },
  };
}

/**
 * Files that the worker does not store: licenses, files for agents and crawlers, documentation from
 * docstrings, and the page in the place of the API.
 */
const isLeftOut =
  /\.md$|^\/sw\.js$|^\/llms|^\/robots\.txt$|^\/sitemap\.xml$|^\/docs\/reference\/|^\/api\//;

/** Whether a script or style, if no page needs it, is loaded if a visitor asks for what it does. */
const isLoadedOnRequest = (path: string) => path.startsWith('/assets/');

/** What is built, by path. */
interface Built {
  readonly contents: ReadonlyMap<string, Buffer>;
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** The tools that have a page. */
  readonly slugs: readonly string[];
}

async function listFiles(folder: string, chunks: ReadonlyMap<string, Chunk>): Promise<SiteFiles> {
  const contents = new Map(readFiles(folder));
  const hashes = new Map(
    await Promise.all(
      Array.from(
        contents,
        async ([path, content]) => [path, await hashOf(new Uint8Array(content))] as const,
      ),
    ),
  );
  const slugs = named([...contents.keys()], /^\/tools\/([\w-]+)\/index\.html$/);
  const built = { contents, chunks, slugs };
  const needs = new Map(
    [...contents]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, page]) => [path, neededBy(path, String(page), built)]),
  );
  const needed = mostNeeded([...needs.values()]);
  const places = new Map(needed.map((path, place) => [path, place]));
  const listed = (path: string) => [path, hashes.get(path) ?? ''] as const;
  const files: readonly SiteFile[] = [
    ...needed.map(listed),
    ...[...needs].map(([page, paths]) => {
      const at = [...paths].flatMap((path) => places.get(path) ?? []);
      return [...listed(page), at.toSorted((one, other) => one - other)] as const;
    }),
    ...[...contents.keys()]
      .filter((path) => isLoadedOnRequest(path) && !places.has(path))
      .map(listed),
  ];
  const sizeOf = (code: LanguageCode) => {
    const pages = pagesOf(files, 'everything', code, '/');
    const paths = new Set(pages.flatMap((page) => withNeeds(files, page)).map(([path]) => path));
    const sizes = [...paths].map((path) => gzipSync(contents.get(path) ?? '').length);
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { files, sizes: Object.fromEntries(languageCodes.map((code) => [code, sizeOf(code)])) };
}

function readFiles(folder: string): readonly (readonly [path: string, content: Buffer])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), file] as const)
    .filter(([path]) => !isLeftOut.test(path))
    .map(([path, file]) => [path, readFileSync(file)] as const);
}

/** Returns all files that are needed, from the one that most pages need. */
function mostNeeded(needs: readonly ReadonlySet<string>[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const path of needs.flatMap((paths) => [...paths])) {
    uses.set(path, (uses.get(path) ?? 0) + 1);
  }
  // The lists of all pages then begin alike, and compress well.
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([path]) => path);
}

/** Returns the files that a page needs: those that it links, and what its scripts may load. */
function neededBy(
  path: string,
  html: string,
  { contents, chunks, slugs }: Built,
): ReadonlySet<string> {
  const links = [...html.matchAll(/ (?:src|href)="(\/[^"#?]+)/g)].map(([, link = '']) => link);
  const needed = new Set<string>();
  const shown = toolsOn(path, html, slugs);
  const visit = (file: string) => {
    if (needed.has(file) || !contents.has(file) || file.endsWith('.html')) return;
    needed.add(file);
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    const wanted = dynamicImports.filter((name) => {
      const chunk = chunks.get(`/${name}`);
      const tools = chunk && toolsIn(chunk).filter((slug) => slugs.includes(slug));
      return tools && isFor(tools, shown) && isFor(languagesIn(chunk), [languageAt(path)]);
    });
    for (const name of [...imports, ...wanted]) visit(`/${name}`);
  };
  for (const link of links) visit(link);
  if (path.startsWith('/docs/')) visit('/docs/search.json');
  return needed;
}

/** Returns the tools that a page may show. */
function toolsOn(path: string, html: string, slugs: readonly string[]): readonly string[] {
  if (/\/(?:tables|embed)\//.test(path)) return slugs;
  return slugs.filter(
    (slug) => path.includes(`/tools/${slug}/`) || html.includes(`<tool-form tool="${slug}"`),
  );
}

/** What the search reads of a tool is for every page that searches. */
const toolsIn = ({ moduleIds }: Chunk) =>
  named(moduleIds, /(?:demo|dist)\/(?:own-)?tools\/([\w-]+)(?:\.|\/(?!asked[/.]))/);

const languagesIn = ({ moduleIds }: Chunk) => named(moduleIds, /(?:languages|catalog)\/(\w\w)\b/);

/** Whether what belongs to these, or to none, is for one of those on a page. */
function isFor(owners: readonly string[], shown: readonly string[]): boolean {
  return owners.length === 0 || owners.some((owner) => shown.includes(owner));
}

/** Returns what a pattern captures in the paths of modules. */
function named(modules: readonly string[], pattern: RegExp): readonly string[] {
  return modules.flatMap((module) => pattern.exec(module.replaceAll('\\', '/'))?.[1] ?? []);
}
