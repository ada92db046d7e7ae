import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readGuides } from '../../demo/guides/guides.ts';
import { translations } from '../../demo/languages/languages.ts';
import { tools } from '../../demo/tools.ts';
import { fewOf } from '../sampled.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const folder = 'dist/demo';
const files = readdirSync(folder, { recursive: true }).map((path) =>
  String(path).replaceAll('\\', '/'),
);
/** Excludes the pages of typedoc, which `npm run docs` adds to the site. */
const pages = files.filter((path) => /^(?!docs\/reference\/).*\.html$/.test(path));
const isTranslated = (path: string) => translations.some((code) => path.startsWith(`${code}/`));
const read = [
  ...pages.filter((path) => !isTranslated(path)),
  ...fewOf(pages.filter(isTranslated), 20),
];
const guides = readGuides('.').flatMap((section) => section.guides);

function elementsOf(path: string): readonly Element[] {
  const elements: Element[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if ('tagName' in node) elements.push(node);
      if ('childNodes' in node) collect(node.childNodes);
    }
  };
  collect(parse(readFileSync(join(folder, path), 'utf8')).childNodes);
  return elements;
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

const ids = new Map<string, readonly string[]>();

function idsOf(path: string): readonly string[] {
  const found =
    ids.get(path) ?? elementsOf(path).flatMap((element) => attribute(element, 'id') ?? []);
  ids.set(path, found);
  return found;
}

test('the site has a page for every tool, guide and translation, and six more', () => {
  const ofTools = tools.map(({ slug }) => `tools/${slug}/index.html`);
  const ofTranslations = translations.flatMap((code) =>
    ['index.html', 'tables/index.html', ...ofTools].map((page) => `${code}/${page}`),
  );
  const ofGuides = guides.map(({ url }) => `${url.slice(1)}index.html`);
  const others = ['404.html', 'console/index.html', 'index.html', 'tables/index.html'];
  const ofReference = ['docs/api/index.html', 'docs/examples/index.html'];
  const all = [...others, ...ofReference, ...ofTools, ...ofGuides, ...ofTranslations];
  expect(pages.sort()).toEqual(all.sort());
  expect(files).toContain('docs/reference/index.html');
});

describe.each(read)('%s', (path) => {
  const elements = elementsOf(path);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

  test('allows only its own files, and has nothing inline', () => {
    const [policy = ''] = elements
      .filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
      .map((element) => attribute(element, 'content'));
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|http/);
    const inline = named('script').filter(
      // Data never run.
      (script) => !attribute(script, 'src') && !/json$/.test(attribute(script, 'type') ?? ''),
    );
    expect(inline).toEqual([]);
    expect(named('style')).toEqual([]);
    const handlers = elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  test('links to files and pages that exist', () => {
    const targets = elements
      .flatMap((element) => attribute(element, 'href') ?? attribute(element, 'src') ?? [])
      .filter((target) => !target.startsWith('/api/') && !target.startsWith('https://'));
    for (const target of targets) {
      expect(target).toMatch(/^[/#]/);
      const [place = '', anchor] = target.split('#');
      const file = place === '' ? path : place.slice(1).replace(/(^|\/)$/, '$1index.html');
      expect(files, target).toContain(file);
      if (!anchor) continue;
      const isInput = anchor.includes('=');
      const ids = isInput ? [...new URLSearchParams(anchor).keys()] : [anchor];
      expect(idsOf(file), target).toEqual(expect.arrayContaining(ids));
    }
  });

  test('has unique ids', () => {
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('loads nothing from other sites, and only links to them', () => {
    const foreign = elements.filter(({ attrs }) =>
      attrs.some(
        ({ name, value }) =>
          !['content', 'value'].includes(name) && /^(?:https?:)?\/\//.test(value),
      ),
    );
    expect(foreign.filter(({ tagName }) => tagName !== 'a' && tagName !== 'svg')).toEqual([]);
  });

  test('has a title, a description and one heading', () => {
    expect(named('title')).toHaveLength(1);
    expect(named('h1')).toHaveLength(1);
    const described = named('meta').find((meta) => attribute(meta, 'name') === 'description');
    // Chinese needs only 16 characters where English needs 40.
    const isDense = /^(?:ja|zh)\//.test(path);
    const length = (described && attribute(described, 'content')?.length) ?? 0;
    expect(length).toBeGreaterThan(isDense ? 16 : 40);
  });
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
    if (anchor) expect(idsOf(page), url).toContain(anchor);
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
