import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import {
  type Extent,
  hashOf,
  keyOf,
  pageFile,
  pagesOf,
  type SiteFile,
  withNeeds,
} from '../../../../demo/worker/site-files.ts';

const files: readonly SiteFile[] = [
  ['/assets/frame-a1.js', 'a2'],
  ['/icons.svg', 'b2'],
  ['/404.html', 'c', [0]],
  ['/index.html', 'd', [0]],
  ['/de/index.html', 'e', [0]],
  ['/tools/bmi/index.html', 'f', [0, 1]],
  ['/tools/roi/index.html', 'g', [0, 1]],
  ['/de/tools/bmi/index.html', 'h', [0, 1]],
  ['/tables/index.html', 'i', [0]],
  ['/de/tables/index.html', 'j', [0]],
  ['/docs/index.html', 'k', [0]],
];

test.each<[Extent, LanguageCode, open: string, pages: string]>([
  ['page', 'en', '/tools/bmi/', '404 / tools/bmi'],
  ['page', 'en', '/tools/bmi', '404 / tools/bmi'],
  ['page', 'de', '/de/tools/bmi/', '404 /de de/tools/bmi'],
  ['page', 'de', '/docs/', '404 /de docs'],
  ['page', 'en', '/nowhere/', '404 /'],
  ['tools', 'en', '/', '404 / tools/bmi tools/roi'],
  ['tools', 'de', '/docs/', '404 /de de/tools/bmi docs'],
  ['everything', 'en', '/', '404 / tools/bmi tools/roi tables docs'],
  ['everything', 'de', '/de/', '404 /de de/tools/bmi de/tables docs'],
])('%s in %s, opened at %s, is %s', (extent, language, open, pages) => {
  const expected = pages.split(' ').map((name) => {
    if (name === '404') return '/404.html';
    return `${`/${name}/`.replaceAll(/\/+/g, '/')}index.html`;
  });
  const found = pagesOf(files, extent, language, open).map(([path]) => path);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['/tools/bmi/', '/tools/bmi/index.html'],
  ['/tools/bmi', '/tools/bmi/index.html'],
  ['/', '/index.html'],
  ['/404.html', '/404.html'],
])('the page at %s is in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

test('a page comes after the files that it needs', () => {
  const page = files[5] ?? ['', ''];
  expect(withNeeds(files, page)).toEqual([files[0], files[1], page]);
});

test('a key changes with the contents', () => {
  expect(files.slice(0, 2).map(keyOf)).toEqual([
    '/assets/frame-a1.js?sha256=a2',
    '/icons.svg?sha256=b2',
  ]);
});

test('a hash is the beginning of the SHA-256 hash', async () => {
  // NIST, FIPS 180-2, appendix B.1
  expect(await hashOf(new TextEncoder().encode('abc'))).toBe('ba7816bf8f');
});
