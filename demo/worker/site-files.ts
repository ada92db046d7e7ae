import { isLanguage, type LanguageCode, pathIn } from '../language/languages.ts';

/**
 * A file of the site, with the hash of its contents. A page has the places in the list of all files
 * that it needs.
 */
export type SiteFile = readonly [path: string, hash: string, needs?: readonly number[]];

/** The files that the site's worker can store. */
export interface SiteFiles {
  readonly files: readonly SiteFile[];
  /** The compressed bytes of everything, by language. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** From least to most. Each includes those before it. */
export const extents = ['page', 'tools', 'everything'] as const;

/**
 * How much is stored: the open page with the home page, also all tools, or also what is only in
 * English.
 */
export type Extent = (typeof extents)[number];

/** Shown for an address that has no page. */
export const notFoundPage = '/404.html';

/** Shown for a page that is not stored, if there is no network. */
export const notSavedPage = '/offline.html';

export function isPage([path]: SiteFile): boolean {
  return path.endsWith('.html');
}

/** Returns the path of a page's file. A folder's page is found with and without the final slash. */
export function pageFile(pathname: string): string {
  return pathname.endsWith('.html') ? pathname : `${pathname.replace(/\/$/, '')}/index.html`;
}

/** Returns the address that a file is stored under, which changes with its contents. */
export function keyOf([path, hash]: SiteFile): string {
  return `${path}?sha256=${hash}`;
}

/** Returns the beginning of the SHA-256 hash of a file, which is enough to tell its contents. */
export async function hashOf(contents: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', contents));
  const digits = Array.from(digest.subarray(0, 5), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('');
}

/** Returns the files that a page needs, and the page. */
export function withNeeds(files: readonly SiteFile[], page: SiteFile): readonly SiteFile[] {
  const [, , needs = []] = page;
  return [...files.filter((_, place) => needs.includes(place)), page];
}

/** Returns the pages of an extent, for a reader of this language who has a page open. */
export function pagesOf(
  files: readonly SiteFile[],
  extent: Extent,
  language: LanguageCode,
  open: string,
): readonly SiteFile[] {
  const always = [notFoundPage, notSavedPage, pageFile(open)];
  return files.filter(
    (file) => isPage(file) && (always.includes(file[0]) || isIn(extent, language, file[0])),
  );
}

/** Whether a page is in an extent. What is only in English is for readers of all languages. */
function isIn(extent: Extent, language: LanguageCode, file: string): boolean {
  const path = file.replace(/index\.html$/, '');
  const english = pathIn('en', path) ?? path;
  if ((pathIn(language, english) ?? english) !== path) return false;
  if (english === '/' || extent === 'everything') return true;
  return extent === 'tools' && english.startsWith('/tools/');
}

/** Returns the language of the page at a path. */
export function languageAt(path: string): LanguageCode {
  const [, first = ''] = path.split('/');
  return isLanguage(first) ? first : 'en';
}
