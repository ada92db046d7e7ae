import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { readGuides } from '../../demo/build/guides/guides.ts';
import { translations } from '../../demo/language/languages.ts';
import { tools } from '../../demo/own-tools/tools-of-site.ts';

// Only the build of the site can break its pages as files: their policy, their links, and what the
// worker keeps.

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const folder = 'dist/demo';
const files = readdirSync(folder, { recursive: true }).map((path) =>
  String(path).replaceAll('\\', '/'),
);
/**
 * Excludes the pages of typedoc, which `npm run docs` adds to the site, and what leads from the
 * address of the API to its page.
 */
const pages = files.filter((path) => /^(?!docs\/reference\/|api\/).*\.html$/.test(path));
const guides = readGuides('.').flatMap((section) => section.guides);

const elements = new Map(pages.map((path) => [path, elementsOf(path)]));
const drawings = files.filter((path) => path.endsWith('.svg'));
const ids = new Map(
  [...elements, ...drawings.map((path) => [path, elementsOf(path)] as const)].map(([path, all]) => [
    path,
    valuesOf(all, 'id'),
  ]),
);

function elementsOf(path: string): readonly Element[] {
  const found: Element[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if ('tagName' in node) found.push(node);
      if ('childNodes' in node) collect(node.childNodes);
    }
  };
  collect(parse(readFileSync(join(folder, path), 'utf8')).childNodes);
  return found;
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

function valuesOf(all: readonly Element[], name: string): readonly string[] {
  return all.flatMap((element) => attribute(element, name) ?? []);
}

function named(all: readonly Element[], name: string): readonly Element[] {
  return all.filter(({ tagName }) => tagName === name);
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Returns the source that allows an inline script or style. */
function hashOf(element: Element): string {
  return `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;
}

/**
 * Returns the value of an attribute of the page's `meta` element that another attribute selects.
 */
function metaOf(all: readonly Element[], key: string, value: string): string {
  const found = named(all, 'meta').find((meta) => attribute(meta, key) === value);
  return (found && attribute(found, 'content')) ?? '';
}

test('the site has a page for every tool, guide and translation, and seven more', () => {
  const ofTools = tools.map(({ slug }) => `tools/${slug}/index.html`);
  const ofTranslations = translations.flatMap((code) =>
    ['index.html', 'embed/index.html', 'tables/index.html', ...ofTools].map(
      (page) => `${code}/${page}`,
    ),
  );
  const ofGuides = guides.map(({ url }) => `${url.slice(1)}index.html`);
  const others = [
    ...['404.html', 'offline.html', 'index.html'],
    ...['console', 'embed', 'tables'].map((page) => `${page}/index.html`),
  ];
  const all = [...others, 'docs/examples/index.html', ...ofTools, ...ofGuides, ...ofTranslations];
  expect(pages.sort()).toEqual(all.sort());
  expect(files).toEqual(expect.arrayContaining(['docs/reference/index.html', 'api/index.html']));
});

test('every page allows only its own files, and inline but one script and its styles by their hash', () => {
  for (const [path, all] of elements) {
    const inline = named(all, 'script').filter(
      // Data never run.
      (script) => !attribute(script, 'src') && !/json$/.test(attribute(script, 'type') ?? ''),
    );
    const styles = named(all, 'style');
    expect([inline.length, styles.length <= 1], path).toEqual([1, true]);
    const policy = metaOf(all, 'http-equiv', 'Content-Security-Policy');
    const scriptSource = ["'self'", ...inline.map(hashOf)].join(' ');
    const styleSource = ["'self'", ...styles.map(hashOf)].join(' ');
    const start = `default-src 'none'; script-src ${scriptSource}; style-src ${styleSource};`;
    expect(policy?.startsWith(start), path).toBe(true);
    expect(policy, path).not.toMatch(/unsafe|http/);
    const handlers = all.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')),
    );
    expect(handlers, path).toEqual([]);
  }
});

test('every page links to files, and to parts of pages, that exist', () => {
  const existing = new Set(files);
  const lost = [...elements].flatMap(([path, all]) =>
    [...valuesOf(all, 'href'), ...valuesOf(all, 'src')]
      .filter((target) => !target.startsWith('/api/') && !target.startsWith('https://'))
      .filter((target) => {
        const [place = '', anchor] = target.split('#');
        const file = place === '' ? path : place.slice(1).replace(/(^|\/)$/, '$1index.html');
        if (!/^[/#]/.test(target) || !existing.has(file)) return true;
        const isInput = anchor?.includes('=');
        const parts = isInput ? [...new URLSearchParams(anchor).keys()] : [anchor ?? ''];
        // The choice of a currency is there once a tool with amounts is chosen.
        const isThere = (part: string) => part === 'currency' || ids.get(file)?.includes(part);
        return anchor && !parts.every(isThere);
      })
      .map((target) => [path, target]),
  );
  expect(lost).toEqual([]);
});

test('every page has unique ids', () => {
  for (const [path, own] of ids) expect(own, path).toEqual([...new Set(own)]);
});

test('every page loads nothing from other sites, and only links to them', () => {
  const address = /^(?:https?:)?\/\//;
  const foreign = [...elements].flatMap(([path, all]) =>
    all
      .filter(({ tagName }) => tagName !== 'a' && tagName !== 'svg')
      .flatMap(({ attrs }) => attrs.filter(({ name }) => !['content', 'value'].includes(name)))
      .filter(({ value }) => address.test(value))
      .map(({ value }) => [path, value]),
  );
  expect(foreign).toEqual([]);
});

test('every page has a title, a description and one heading', () => {
  for (const [path, all] of elements) {
    expect(named(all, 'title'), path).toHaveLength(1);
    expect(named(all, 'h1'), path).toHaveLength(1);
    // Chinese needs only 16 characters where English needs 40.
    const isDense = /^(?:ja|zh)\//.test(path);
    const { length } = metaOf(all, 'name', 'description');
    expect(length, `the length of the description of ${path}`).toBeGreaterThan(isDense ? 16 : 40);
  }
});

test('the site can be installed', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
  const sizes = manifest.icons.map(({ sizes }: { readonly sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('the search index leads only to parts of pages that exist', () => {
  const passages: readonly { readonly url: string }[] = JSON.parse(
    readFileSync(join(folder, 'docs/search.json'), 'utf8'),
  );
  expect(passages.length).toBeGreaterThan(guides.length);
  for (const { url } of passages) {
    const [path = '', anchor] = url.split('#');
    const page = `${path.slice(1)}index.html`;
    expect(files, url).toContain(page);
    if (anchor) expect(ids.get(page), url).toContain(anchor);
  }
});

test('llms.txt lists only pages that exist, and llms-full.txt contains all guides', () => {
  const index = readFileSync(join(folder, 'llms.txt'), 'utf8');
  const targets = [...index.matchAll(/^- \[[^\]]+\]\((\/[^)]*)\)/gm)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => target.startsWith('/docs/'))).toHaveLength(guides.length);
  for (const target of targets.filter((each) => !each.startsWith('/api/'))) {
    expect(files).toContain(target.slice(1).replace(/\/$/, '/index.html'));
  }
  const full = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  for (const { title, markdown } of guides) {
    expect(full).toContain(`\n# ${title}\n`);
    expect(full).toContain(markdown);
  }
});

test('the worker keeps the guides, but not the files for agents and the reference', () => {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  for (const { url } of guides) expect(worker).toContain(`${url}index.html`);
  expect(worker).toContain('/docs/search.json');
  expect(worker).not.toMatch(/\/llms|index\.html\.md|\/docs\/reference\/index/);
});
