import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { translations } from '../language/languages.ts';

/**
 * Lists the files that the site's worker stores: everything that a visit without network needs. The
 * pages of each translation are stored only for its readers.
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

/**
 * Files that the worker does not store: licenses, files for agents and crawlers, documentation from
 * docstrings, and the page in the place of the API.
 */
const isLeftOut =
  /\.md$|^\/sw\.js$|^\/llms|^\/robots\.txt$|^\/sitemap\.xml$|^\/docs\/reference\/|^\/api\//;

function revised(outDir: string, path: string): Revised {
  const url = path.replaceAll('\\', '/');
  const hash = createHash('sha256').update(readFileSync(join(outDir, path)));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
